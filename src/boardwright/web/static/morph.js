// A new picture over the old one: only what differs by id is touched, and what is elsewhere now moves there.

const MOVE = { duration: 250, easing: "cubic-bezier(.2, .7, .2, 1)" };

const motions = [];

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

// Show the SVG text in this place; returns the ids that are new or differ.
export function show(place, text) {
  const next = parse(text);
  if (!next) return [];
  const old = place.querySelector(":scope > svg");
  if (!old) {
    place.prepend(next);
    return [];
  }
  return become(old, next);
}

function become(old, next) {
  const layer = old.querySelector(":scope > .over-layer");
  layer?.remove();
  for (const each of old.querySelectorAll(":scope > .ghost")) each.remove();
  const before = places(old);
  const ghosts = still() ? [] : gone(old, next);
  const changed = differing(old, next);
  const byId = new Map([...old.querySelectorAll("[id]")].map((node) => [node.id, node]));
  morph(old, next, byId);
  if (!still()) motions.push(() => { move(old, before); fade(old, ghosts); });
  return changed;
}

// Start what moves; until then everything stands where it will be in the end, so that it can be measured.
export function play() {
  for (const motion of motions.splice(0)) motion();
}

// Where each named thing stands on the screen.
function places(root) {
  return new Map([...root.querySelectorAll("[id]")].map((node) => [node.id, node.getBoundingClientRect()]));
}

// The ids whose own part of the picture differs, the innermost only.
function differing(old, next) {
  const had = new Map([...old.querySelectorAll("[id]")].map((node) => [node.id, node]));
  const found = [...next.querySelectorAll("[id]")].filter((node) => !had.get(node.id)?.isEqualNode(node));
  return found.filter((node) => !found.some((other) => other !== node && node.contains(other))).map((node) => node.id);
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
    else if (match.data !== wanted.data) match.data = wanted.data;
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

// -- motion -------------------------------------------------------------------------------------------------------

function move(root, before) {
  const drift = new Map();
  for (const node of root.querySelectorAll("[id]")) {
    const was = before.get(node.id);
    const parent = node.parentNode.closest("[id]");
    const [px, py] = drift.get(parent) ?? [0, 0];
    if (!was) {
      if (parent === null || before.has(parent.id)) node.animate([{ opacity: 0 }, { opacity: 1 }], MOVE);
      continue;
    }
    const is = node.getBoundingClientRect();
    const dx = was.x - is.x + (was.width - is.width) / 2;
    const dy = was.y - is.y + (was.height - is.height) / 2;
    drift.set(node, [dx, dy]);
    glide(node, dx - px, dy - py);
  }
}

function glide(node, dx, dy) {
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = node.parentNode.getScreenCTM?.()?.a || 1;
  node.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], MOVE);
}

// Copies of what will be gone, each in the groups whose classes colour it.
function gone(old, next) {
  const kept = new Set([...next.querySelectorAll("[id]")].map((node) => node.id));
  const lost = [...old.querySelectorAll("[id]")].filter((node) => !kept.has(node.id) && !isDefinition(node));
  const outer = lost.filter((node) => !lost.some((other) => other !== node && other.contains(node)));
  const back = old.getScreenCTM()?.inverse();
  return back ? outer.filter((node) => node.getScreenCTM).map((node) => ghost(node, old, back)) : [];
}

const isDefinition = (node) => node.closest("defs, symbol, clipPath, pattern, linearGradient") !== null;

function ghost(node, root, back) {
  const m = back.multiply(node.parentNode.getScreenCTM());
  let copy = node.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  for (let up = node.parentNode; up !== root; up = up.parentNode) copy = wrapped(copy, up.getAttribute("class"));
  const outer = wrapped(copy, "ghost");
  outer.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  outer.setAttribute("aria-hidden", "true");
  return outer;
}

function wrapped(node, classes) {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  if (classes) group.setAttribute("class", classes);
  group.append(node);
  return group;
}

function fade(root, ghosts) {
  for (const each of ghosts) {
    root.append(each);
    each.animate([{ opacity: 1 }, { opacity: 0 }], MOVE).finished.then(() => each.remove(), () => each.remove());
  }
}
