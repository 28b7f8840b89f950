// A new picture over the old one: only what differs by id is touched, and what is elsewhere now moves there.

import { changing, retell } from "./motion.js";

// Parse an SVG text; null if it is none. A <title> becomes the page's own tip and a name for screen readers.
export function parse(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  for (const title of [...root.querySelectorAll("title")]) {
    const about = title.parentNode;
    if (about !== root) about.dataset.tip = title.textContent;
    about.setAttribute("aria-label", title.textContent);
    about.setAttribute("role", about.querySelectorAll("title").length > 1 ? "group" : "img");
    title.remove();
  }
  return document.importNode(root, true);
}

// Show the SVG text in this place.
export function show(place, text) {
  const next = parse(text);
  if (!next) return;
  const old = place.querySelector(":scope > svg");
  if (old) become(old, next);
  else place.prepend(next);
}

function become(old, next) {
  const over = [...old.querySelectorAll(":scope > :is(.over-layer, .over-ghost)")];
  for (const each of over) each.remove();
  if (old.isEqualNode(next)) {
    old.append(...over);
    return;
  }
  changing(old, next);
  morph(old, next, new Map([...old.querySelectorAll("[id]")].map((node) => [node.id, node])));
}

// -- turning one tree into the other ------------------------------------------------------------------------------

function morph(node, next, byId) {
  if (node.isEqualNode(next)) return;
  attributes(node, next);
  children(node, next, byId);
}

function attributes(node, next) {
  for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of next.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function children(node, next, byId) {
  let last = null;
  const following = () => (last ? last.nextSibling : node.firstChild);
  for (const wanted of [...next.childNodes]) {
    const match = partner(wanted, following(), node, byId);
    const placed = match ?? adopt(wanted, byId);
    if (placed !== following()) node.insertBefore(placed, following());
    last = placed;
    if (!match) continue;
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, wanted, byId);
    else if (match.data !== wanted.data) retell(match, wanted.data, node.localName === "text" ? node.ownerSVGElement : null);
  }
  while (following()) following().remove();
}

// The old node that shall become the wanted one: the one of the same id wherever it is, else the next of its sort.
function partner(wanted, at, node, byId) {
  if (wanted.id) {
    const old = byId.get(wanted.id);
    return old && old.localName === wanted.localName && !old.contains(node) ? old : null;
  }
  if (!at || at.nodeType !== wanted.nodeType) return null;
  if (at.nodeType === Node.ELEMENT_NODE && (at.id || at.localName !== wanted.localName)) return null;
  return at;
}

// A new node, but with those of its named parts that stood elsewhere before.
function adopt(wanted, byId) {
  if (wanted.nodeType !== Node.ELEMENT_NODE) return wanted;
  for (const part of wanted.querySelectorAll("[id]")) {
    const old = wanted.contains(part) ? byId.get(part.id) : null;
    if (!old || old.localName !== part.localName || old.contains(part)) continue;
    part.replaceWith(old);
    morph(old, part, byId);
  }
  return wanted;
}
