// Over the game's picture: rings and keys of what can be chosen, marks of what happened lately, and what a click means.

import { svg } from "./dom.js";
import { still } from "./motion.js";
import { Spots, around as besides } from "./spots.js";

const KEY = 20;
const LOW_KEY = 17;
const shown = new WeakMap();
const SMALL = 18;
const TIGHT = 26;
const TILE = 46;
const LITTLE = 34;
const RASTER = 7;
const HIDES = 0.45;
const ROOMY = 5;

export const cssId = (id) => `#${CSS.escape(id)}`;

// What of a piece is ringed: its `hit` shape, if it has one.
const shapeOf = (piece) => piece.querySelector(":scope > .hit, :scope > * > .hit") ?? piece;

// The box of a piece in its picture's units.
function box(root, piece) {
  const shape = shapeOf(piece);
  const around = shape.getBBox();
  const m = root.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const [a, b] = [[around.x, around.y], [around.x + around.width, around.y + around.height]].map(([x, y]) => (
    new DOMPoint(x, y).matrixTransform(m)
  ));
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

// Draw everything that lies over one picture. `choices`: [{id, key, badge}]; `lately`: {ids, tags: what happened to them in
// a few words, fresh: those that changed just now, at: when}; `refused`: an id or null.
export function overlay(root, choices, lately, refused) {
  root.querySelector(":scope > .over-layer")?.remove();
  const matrix = root.getScreenCTM();
  if (!matrix || !root.getBoundingClientRect().width) return;
  const unit = 1 / matrix.a;
  const told = choices.map((each) => each.id).join(" ");
  const layer = svg("g", { class: shown.get(root) === told ? "over-layer" : "over-layer appear", "aria-hidden": "true" });
  shown.set(root, told);
  const find = (id) => root.querySelector(cssId(id));
  for (const id of lately.ids) {
    const piece = find(id);
    if (piece && !choices.some((each) => each.id === id)) layer.append(around(root, piece, "lately", 1.5, unit));
    if (piece && lately.fresh.includes(id)) layer.append(fresh(around(root, piece, "fresh", 4, unit), lately.at));
  }
  const found = choices.map((each) => [find(each.id), each]).filter(([piece]) => piece);
  const tagged = [...lately.tags].map(([id, words]) => [find(id), words]).filter(([piece]) => piece);
  const spots = found.length || tagged.length ? spotsOf(root, unit) : null;
  const keys = found.map(([piece, each]) => {
    const ring = around(root, piece, "ring", 3, unit);
    ring.dataset.of = each.id;
    layer.append(ring);
    return keyOf(root, piece, each, unit, spots);
  });
  for (const each of keys) layer.append(svg("g", { class: "key-of" }, ...each)); // over all rings, which would strike them out; so the tags
  for (const [piece, words] of tagged) layer.append(...tag(box(root, piece), words, unit, spots));
  const piece = refused && find(refused);
  if (piece) layer.append(around(root, piece, "no", 3, unit));
  root.append(layer);
}

// A line around a piece: a box, or along its outline.
function around(root, piece, name, stroke, unit) {
  const shape = shapeOf(piece);
  if (shape !== piece && shape.localName !== "rect") return along(root, shape, name, stroke);
  const at = box(root, piece);
  const isSmall = Math.min(at.width, at.height) < TIGHT * unit;  // then it may lie close to others
  const gap = (isSmall ? 1 : 3) * unit;
  return svg("rect", {
    class: name, x: at.x - gap, y: at.y - gap, width: at.width + 2 * gap, height: at.height + 2 * gap, rx: (isSmall ? 6 : 9) * unit,
    "stroke-width": (isSmall ? Math.min(2, stroke) : stroke) * unit,
  });
}

// It fades from when it changed on, however often it is drawn.
function fresh(line, at) {
  line.style.animationDelay = `${Math.round(at - performance.now())}ms`;
  return line;
}

function along(root, shape, name, stroke) {
  const m = root.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const copy = shape.cloneNode(true);
  copy.setAttribute("class", name);
  copy.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  copy.setAttribute("stroke-width", stroke);
  copy.setAttribute("stroke-linejoin", "round");
  copy.setAttribute("vector-effect", "non-scaling-stroke");
  return copy;
}

// The small things of a picture, which a key should not lie on.
function spotsOf(root, unit) {
  const spots = new Spots(root.viewBox.baseVal);
  for (const piece of root.querySelectorAll("[id]:not(defs *, .over-layer *, .over-ghost *)")) {
    if (piece.getBBox && !piece.querySelector("[id]")) spots.little(box(root, piece), unit);
  }
  return spots;
}

// The key, and beside it what the choice brings where there is room.
function keyOf(root, piece, { key, badge }, unit, spots) {
  const at = box(root, piece);
  const least = Math.min(at.width, at.height) / unit;
  if (!key || least < SMALL) return [];
  const shape = shapeOf(piece);
  const isOutline = shape !== piece && shape.localName !== "rect";
  const high = (least < TILE && !isOutline ? LOW_KEY : KEY) * unit;
  const wide = high + (9 * key.length - 8) * unit;
  const more = badge ? (10 + 7.5 * badge.length) * unit : 0;
  const shown = more && wide + more <= (isOutline ? at.width / 2 : at.width + 16 * unit) ? more : 0;
  const size = { width: wide + shown, height: high };
  const { x, y } = isOutline ? spots.best(within(root, shape, at, size)) : least < LITTLE ? spots.best(besides(at, size, 4 * unit)) : corner(at, unit);
  const parts = [svg("rect", { class: "key", x, y, ...size, rx: 5 * unit, "stroke-width": unit }), word(key, "key-text", x + wide / 2, y, high, unit)];
  if (shown) {
    parts.push(svg("path", { class: "key-line", d: `M${x + wide} ${y + 4 * unit}v${high - 8 * unit}`, "stroke-width": unit }));
    parts.push(word(badge, "key-text", x + wide + shown / 2, y, high, unit));
  }
  return parts;
}

const corner = (at, unit) => ({ x: Math.max(at.x - 8 * unit, unit), y: Math.max(at.y - 9 * unit, unit) });

// Places inside an outline, the lower middle first; a small one has no room but over its lower edge.
function within(root, shape, at, size) {
  const back = shape.getScreenCTM().inverse().multiply(root.getScreenCTM());
  const first = { x: at.x + (at.width - size.width) / 2, y: at.y + at.height - 0.6 * size.height, ...size };
  if (Math.max(at.width, at.height) < ROOMY * size.height) return [first];
  const places = [];
  for (let number = 0; number < RASTER * RASTER; number += 1) {
    const [across, down] = [number % RASTER, RASTER - 1 - Math.floor(number / RASTER)].map((step) => (step + 0.5) / RASTER);
    const middle = new DOMPoint(at.x + across * at.width, at.y + down * at.height);
    const corners = [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]].map(([x, y]) => new DOMPoint(middle.x + x * size.width, middle.y + y * size.height));
    if (corners.every((each) => shape.isPointInFill(each.matrixTransform(back)))) places.push({ x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size });
  }
  const far = ({ x, y }) => Math.hypot(x - first.x, y - first.y);
  return places.length ? places.sort((a, b) => far(a) - far(b)) : [first];
}

const measure = document.createElement("canvas").getContext("2d");

// What happened to a thing, on its lower edge or where it hides less: as many of its last words as the thing is wide for.
// Where it would lie on other things wherever it were put there is none; a pointer still finds the words.
function tag(at, words, unit, spots) {
  measure.font = `600 12px ${getComputedStyle(document.body).fontFamily}`;
  const width = (text) => (measure.measureText(text).width + 14) * unit;
  let text = words.join(" · ");
  for (let from = 1; from < words.length && width(text) > at.width + 12 * unit; from += 1) text = words.slice(from).join(" · ");
  const size = { width: width(text), height: 18 * unit };
  const below = { x: at.x + (at.width - size.width) / 2, y: at.y + at.height - 4 * unit, ...size };
  const isLittle = Math.max(at.width, at.height) < LITTLE * unit;
  const { x, y, hides } = spots.best(isLittle ? [below, ...besides(at, size, 4 * unit)] : [below]);
  if (isLittle && hides > HIDES * size.width * size.height) return [];
  const label = svg("text", { class: "tag-text", x: x + size.width / 2, y: y + 13 * unit });
  label.style.fontSize = `${12 * unit}px`;
  label.textContent = text;
  return [svg("g", { class: "tag" }, svg("rect", { x, y, ...size, rx: 9 * unit, "stroke-width": unit }), label)];
}

function word(text, kind, x, y, high, unit) {
  const size = high < KEY * unit ? 12 : 13;
  const label = svg("text", { class: kind, x, y: y + high / 2 + 0.36 * size * unit });
  label.style.fontSize = `${size * unit}px`;
  label.textContent = text;
  return label;
}

// Emphasise the ring of an option that is under the pointer, on the board or as a button.
export function heat(root, id) {
  for (const ring of root.querySelectorAll(".over-layer .ring")) ring.classList.toggle("hot", ring.dataset.of === id);
}

// Outline what a line of the log speaks of.
export function tell(root, ids) {
  const layer = root.querySelector(":scope > .over-layer");
  for (const each of layer?.querySelectorAll(".told") ?? []) each.remove();
  const matrix = root.getScreenCTM();
  if (!layer || !matrix || !root.getBoundingClientRect().width) return;
  for (const piece of ids.map((id) => root.querySelector(cssId(id))).filter(Boolean)) layer.append(around(root, piece, "told", 2.5, 1 / matrix.a));
}

// Bring a piece into view inside its scrolling frame.
export function reveal(root, id) {
  root.querySelector(cssId(id))?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still() ? "auto" : "smooth" });
}

// The id of the option whose ring lies around a point of the screen, the smallest first.
export function ringAt(root, x, y) {
  const around = [...root.querySelectorAll(".over-layer .ring")].map((ring) => [ring, ring.getBoundingClientRect()]);
  const hit = around.filter(([, at]) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom);
  hit.sort(([, a], [, b]) => a.width * a.height - b.width * b.height);
  return hit[0]?.[0].dataset.of ?? null;
}

// The ids of a clicked thing, from the innermost outwards.
export function idsAt(node) {
  const ids = [];
  for (let at = node.closest?.("[id]"); at && at.closest("svg"); at = at.parentNode?.closest?.("[id]")) ids.push(at.id);
  return ids;
}
