// Motion between two pictures: what is elsewhere now glides there, from one picture to another it flies, what is new or gone
// fades, a number counts and says by how much. Who wants no motion sees the change and its sum, and nothing moves.

import { svg } from "./dom.js";

const MOVE = { duration: 250, easing: "cubic-bezier(.2, .7, .2, 1)" };
const FLY = { ...MOVE, duration: 400 };
const COUNT = 450;
const SUM = 1800;
const NUMBER = /^[+−-]?\d+$/;

const motions = [];
const counting = new WeakMap();
let before = new Map();
let lost = [];

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const named = (root) => [...root.querySelectorAll("[id]")].filter((node) => !node.closest("defs, symbol, .over-layer"));

// Remember where everything stands in these pictures, before any of them changes. What is folded away has no place: there
// nothing would move, and no motion end.
export function begin(roots) {
  before = new Map(roots.filter((root) => root.checkVisibility()).flatMap((root) => named(root).map((node) => [node.id, { rect: node.getBoundingClientRect(), root }])));
}

// A picture is about to become another: what will be gone is kept, to fade or to be where something else comes from.
export function changing(old, next) {
  if (still() || !old.checkVisibility()) return;
  lost.push(...gone(old, next));
  motions.push(() => move(old));
}

// Start what moves; until then everything stands where it will be in the end, so that it can be measured.
export function play() {
  lost = lost.filter(({ id }) => !document.getElementById(id));
  for (const motion of motions.splice(0)) motion();
  for (const each of lost.splice(0)) fade(each);
}

// -- places -------------------------------------------------------------------------------------------------------

function move(root) {
  const drift = new Map();
  const flying = new Set();
  for (const node of named(root)) {
    const was = before.get(node.id);
    const parent = outer(node, root);
    if (flying.has(parent) || (!was && fly(node, root, source(node)))) flying.add(node);
    else if (!was) appear(node, parent);
    else if (was.root === root) drift.set(node, slide(node, was.rect, drift.get(parent) ?? [0, 0]));
    else if (fly(node, root, was.rect)) flying.add(node);
  }
}

// The named thing that a thing is part of, if any.
function outer(node, root) {
  const found = node.parentNode.closest("[id]");
  return found !== root && root.contains(found) ? found : null;
}

function appear(node, parent) {
  if (parent === null || before.has(parent.id)) node.animate([{ opacity: 0 }, { opacity: 1 }], MOVE);
}

// How far the middle of a thing has moved on the screen.
const away = (was, is) => [was.x - is.x + (was.width - is.width) / 2, was.y - is.y + (was.height - is.height) / 2];

function slide(node, was, [px, py]) {
  const [dx, dy] = away(was, node.getBoundingClientRect());
  if (Math.abs(dx - px) >= 1 || Math.abs(dy - py) >= 1) {
    const scale = node.parentNode.getScreenCTM?.()?.a || 1;
    node.animate([{ translate: `${(dx - px) / scale}px ${(dy - py) / scale}px` }, { translate: "0px 0px" }], MOVE);
  }
  return [dx, dy];
}

// Where a new thing comes from: the nearest lost one of its sort, else the thing that it names.
function source(node) {
  const { sort, from } = node.dataset;
  const is = node.getBoundingClientRect();
  const near = lost.filter((each) => sort && each.sort === sort).sort((a, b) => Math.hypot(...away(a.rect, is)) - Math.hypot(...away(b.rect, is)))[0];
  if (near) lost.splice(lost.indexOf(near), 1);
  return near?.rect ?? before.get(from)?.rect ?? null;
}

// From elsewhere: a copy flies over the whole page, the thing itself is there when it lands.
function fly(node, root, was) {
  const is = node.getBoundingClientRect();
  if (!was?.width || !is.width) return false;
  const sky = svg("svg", { class: `${root.getAttribute("class")} flight`, "aria-hidden": "true" }, copied(node, root, node.parentNode.getScreenCTM()));
  document.body.append(sky);
  const [dx, dy] = away(was, is);
  const transformOrigin = `${is.x + is.width / 2}px ${is.y + is.height / 2}px`;
  sky.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${was.width / is.width})`, transformOrigin }, { transform: "none", transformOrigin }], FLY)
    .finished.then(() => sky.remove(), () => sky.remove());
  node.animate([{ opacity: 0 }, { opacity: 0 }], FLY);
  return true;
}

// -- what is gone -------------------------------------------------------------------------------------------------

// Copies of what will be gone, each in the groups whose classes colour it.
function gone(old, next) {
  const kept = new Set([...next.querySelectorAll("[id]")].map((node) => node.id));
  const going = named(old).filter((node) => !kept.has(node.id) && !node.closest("clipPath, pattern"));
  const outermost = going.filter((node) => !going.some((other) => other !== node && other.contains(node)));
  const back = old.getScreenCTM()?.inverse();
  return back ? outermost.filter((node) => node.getScreenCTM).map((node) => (
    { id: node.id, sort: node.dataset.sort, rect: before.get(node.id)?.rect ?? node.getBoundingClientRect(), root: old, copy: ghost(node, old, back) }
  )) : [];
}

function ghost(node, root, back) {
  const copy = copied(node, root, back.multiply(node.parentNode.getScreenCTM()));
  copy.setAttribute("class", "over-ghost");
  return copy;
}

function copied(node, root, m) {
  let copy = node.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  for (let up = node.parentNode; up !== root; up = up.parentNode) copy = svg("g", { class: up.getAttribute("class") ?? "" }, copy);
  return svg("g", { transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`, "aria-hidden": "true" }, copy);
}

function fade({ root, copy }) {
  root.append(copy);
  copy.animate([{ opacity: 1 }, { opacity: 0 }], MOVE).finished.then(() => copy.remove(), () => copy.remove());
}

// -- numbers ------------------------------------------------------------------------------------------------------

const value = (text) => Number(text.replace("−", "-"));

// A text becomes another; a number counts. `root`: the picture that shows by how much it changed, if any.
export function retell(node, text, root = null) {
  const was = counting.get(node)?.to ?? node.data;
  counting.delete(node);
  node.data = text;
  if (was === text || !NUMBER.test(was) || !NUMBER.test(text) || document.hidden || !node.parentNode.checkVisibility()) return;
  motions.push(() => {
    if (root) sum(node.parentNode, value(text) - value(was), root);
    if (!still()) count(node, was, text);
  });
}

function count(node, was, text) {
  const [from, to, start] = [value(was), value(text), performance.now()];
  counting.set(node, { to: text, start });
  const step = (now) => {
    if (counting.get(node)?.start !== start) return;
    const part = Math.min(1, Math.max(0, now - start) / COUNT);
    node.data = part < 1 ? String(Math.round(from + (to - from) * part)) : text;
    if (part < 1) requestAnimationFrame(step);
    else counting.delete(node);
  };
  node.data = was;
  requestAnimationFrame(step);
}

// By how much a number changed, above it: it rises and fades, or stays until the next change.
function sum(text, change, root) {
  const matrix = root.getScreenCTM();
  const at = text.getBoundingClientRect();
  if (!matrix || !at.width) return;
  const unit = 1 / matrix.a;
  const { x, y } = new DOMPoint(at.x + at.width / 2, at.y).matrixTransform(matrix.inverse());
  const label = svg("text", { class: "over-sum-text", x, y: Math.max(y - 3 * unit, 12 * unit), "text-anchor": "middle" });
  label.style.fontSize = `${14 * unit}px`;
  label.textContent = change > 0 ? `+${change}` : `−${-change}`;
  const group = svg("g", { class: `over-ghost over-sum ${change > 0 ? "more" : "less"}`, "aria-hidden": "true" }, label);
  root.append(group);
  if (still()) return;
  group.animate([{ opacity: 1, translate: "0px 0px" }, { opacity: 1, offset: 0.6 }, { opacity: 0, translate: `0px ${-12 * unit}px` }], SUM)
    .finished.then(() => group.remove(), () => group.remove());
}
