// Over the game's picture: rings and keys of what can be chosen, marks of what happened lately, and what a click means.

import { svg } from "./dom.js";
import { still } from "./morph.js";

export const cssId = (id) => `#${CSS.escape(id)}`;

// The box of a piece in its picture's units; its `hit` shape says where, if it has one.
function box(root, piece) {
  const shape = piece.querySelector(":scope > .hit, :scope > * > .hit") ?? piece;
  const around = shape.getBBox();
  const m = root.getScreenCTM().inverse().multiply(shape.getScreenCTM());
  const [a, b] = [[around.x, around.y], [around.x + around.width, around.y + around.height]].map(([x, y]) => (
    new DOMPoint(x, y).matrixTransform(m)
  ));
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

// Draw everything that lies over one picture. `choices`: [{id, key}]; `lately`: ids; `refused`: an id or null.
export function overlay(root, choices, lately, refused) {
  root.querySelector(":scope > .over-layer")?.remove();
  const matrix = root.getScreenCTM();
  if (!matrix || !root.getBoundingClientRect().width) return;
  const unit = 1 / matrix.a;
  const layer = svg("g", { class: "over-layer", "aria-hidden": "true" });
  const find = (id) => root.querySelector(cssId(id));
  for (const id of lately) {
    const piece = find(id);
    if (piece && !choices.some((each) => each.id === id)) layer.append(frame(box(root, piece), "lately", 1.5, unit));
  }
  for (const { id, key } of choices) {
    const piece = find(id);
    if (piece) layer.append(choice(box(root, piece), id, key, unit));
  }
  const piece = refused && find(refused);
  if (piece) layer.append(frame(box(root, piece), "no", 3, unit));
  root.append(layer);
}

function frame(at, name, stroke, unit) {
  const gap = 3 * unit;
  return svg("rect", {
    class: name, x: at.x - gap, y: at.y - gap, width: at.width + 2 * gap, height: at.height + 2 * gap, rx: 9 * unit,
    "stroke-width": stroke * unit,
  });
}

function choice(at, id, key, unit) {
  const ring = frame(at, "ring", 3, unit);
  ring.dataset.of = id;
  const group = svg("g", {}, ring);
  if (!key) return group;
  const [width, height] = [(12 + 9 * key.length) * unit, 20 * unit];
  const [x, y] = [Math.max(at.x - 8 * unit, 1 * unit), Math.max(at.y - 9 * unit, 1 * unit)];
  group.append(svg("rect", { class: "key", x, y, width, height, rx: 5 * unit, "stroke-width": unit }));
  const label = svg("text", { class: "key-text", x: x + width / 2, y: y + 14.5 * unit, "font-size": 13 * unit });
  label.textContent = key;
  group.append(label);
  return group;
}

// Emphasise the ring of an option that is under the pointer, on the board or as a button.
export function heat(root, id) {
  for (const ring of root.querySelectorAll(".over-layer .ring")) ring.classList.toggle("hot", ring.dataset.of === id);
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
