// Where the pictures lie. Desktop: the board in the middle, the others around it by their order and width, all in one scale.
// Phone: low ones above the board, the board, all others as tabs below. No picture is known by name but the board.

import { $, el } from "./dom.js";
import { show } from "./morph.js";
import { still } from "./motion.js";

const GAP = 8;
const LEAST = 0.95;
const BAR = 16;
const LOW = 0.4;
const TALL = 0.72;
const ELSEWHERE = /^(hand|side|(seat|strip)-\d+)$/;
const AREAS = ["above", "left", "middle", "right", "below"];

const places = new Map();
let open = null;
let put = null;
let turned = () => {};

const sizeOf = (place) => place.querySelector(":scope > svg").viewBox.baseVal;

function placeOf(name) {
  if (!places.has(name)) places.set(name, el("div", { class: "place", data: { picture: name } }));
  return places.get(name);
}

// Show every picture that lies on the board's side of the page, each in its place.
export function spread(svgs, narrow) {
  const names = Object.keys(svgs).filter((name) => !ELSEWHERE.test(name));
  for (const [name, place] of places) if (!names.includes(name)) forget(name, place);
  for (const name of names) show(placeOf(name), svgs[name]);
  const areas = narrow ? stacked(names) : around(names);
  for (const area of AREAS) fill($(area), areas[area]);
  fill($("panels"), areas.tabs);
  tabs(areas.tabs);
  fit(narrow);
}

function forget(name, place) {
  place.remove();
  places.delete(name);
}

// Wider than the board: a band over the whole width; else a column at its left or right, below each other.
function around(names) {
  const areas = { above: [], left: [], middle: [], right: [], below: [], tabs: [] };
  const at = Math.max(0, names.indexOf("board"));
  const wide = places.has("board") ? sizeOf(placeOf("board")).width : 0;
  names.forEach((name, number) => {
    const is = number === at ? "middle" : sizeOf(placeOf(name)).width > wide ? (number < at ? "above" : "below") : number < at ? "left" : "right";
    areas[is].push(name);
  });
  return areas;
}

// What comes before the board and is low stays in sight above it.
function stacked(names) {
  const areas = { above: [], left: [], middle: [], right: [], below: [], tabs: [] };
  const at = names.indexOf("board");
  names.forEach((name, number) => {
    const { width, height } = sizeOf(placeOf(name));
    areas[name === "board" ? "middle" : number < at && height < LOW * width ? "above" : "tabs"].push(name);
  });
  return areas;
}

function fill(box, names) {
  names.forEach((name, at) => { if (box.children[at] !== placeOf(name)) box.insertBefore(placeOf(name), box.children[at] ?? null); });
  box.hidden = !names.length;
}

// -- size ---------------------------------------------------------------------------------------------------------

const across = (sizes) => sizes.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, sizes.length - 1);
const down = (sizes) => sizes.reduce((sum, { height }) => sum + height, 0) + GAP * Math.max(0, sizes.length - 1);

// The size of all pictures together, in their units.
function together() {
  const [above, left, middle, right, below] = AREAS.map((area) => [...$(area).children].map(sizeOf));
  const columns = [left, middle, right].filter((each) => each.length).map((each) => ({ width: Math.max(...each.map(({ width }) => width)), height: down(each) }));
  const rows = [...above, { width: across(columns), height: Math.max(...columns.map(({ height }) => height)) }, ...below];
  return { width: Math.max(...rows.map(({ width }) => width)), height: down(rows) };
}

// One scale for all: what fits, but letters stay legible; then the page scrolls. `--unit` is one unit on the screen.
export function fit(narrow) {
  const pan = $("pan");
  if (!places.size) return;
  for (const place of places.values()) {
    const { width, height } = sizeOf(place);
    place.style.setProperty("--w", width);
    place.style.setProperty("--h", height);
  }
  if (narrow) return;
  const { width, height } = together();
  // Pictures that have to scroll as small as they may be get all the room that the question does not need: that moves none.
  document.body.classList.toggle("tall", height * LEAST * Math.min(1, pan.offsetWidth / width) > TALL * pan.closest("main").offsetHeight);
  const scale = (wide) => {
    const fits = getComputedStyle(pan).display === "block" ? wide / width : Math.min(wide / width, pan.offsetHeight / height);
    return Math.max(fits, LEAST * Math.min(1, wide / width));
  };
  const plain = scale(pan.offsetWidth);
  const unit = height * plain > pan.offsetHeight + 1 ? scale(pan.offsetWidth - BAR) : plain;
  pan.style.setProperty("--unit", `${unit * Number(pan.style.getPropertyValue("--zoom") || 1)}px`);
}

// -- tabs ---------------------------------------------------------------------------------------------------------

function tabs(names) {
  const box = $("tabs");
  $("more").hidden = !names.length;
  if (!names.includes(open)) open = names[0] ?? null;
  box.replaceChildren(...names.map((name) => {
    const svg = placeOf(name).querySelector("svg");
    return el("button", { role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, data: { tab: name }, onclick: () => choose(name), onkeydown: turn },
      svg.dataset.tab ?? svg.getAttribute("aria-label"), el("i", { class: "dot", hidden: true }));
  }));
  for (const [name, place] of places) {
    const is = names.includes(name);
    for (const [key, value] of [["role", "tabpanel"], ["id", `panel-${name}`], ["aria-labelledby", `tab-${name}`]]) {
      if (is) place.setAttribute(key, value);
      else place.removeAttribute(key);
    }
  }
  mark();
}

function choose(name) {
  open = name;
  mark();
  turned();
}

// `changed()`: another tab is open now.
export const tabbing = (changed) => { turned = changed; };

function mark() {
  for (const tab of $("tabs").children) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === open));
    tab.tabIndex = tab.dataset.tab === open ? 0 : -1;
  }
  for (const place of places.values()) place.hidden = place.parentNode === $("panels") && place.dataset.picture !== open;
}

function turn(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...$("tabs").children];
  const next = all[(all.indexOf(event.currentTarget) + step + all.length) % all.length];
  choose(next.dataset.tab);
  next.focus();
}

// Tabs that hold options carry a dot. With a new question one of them opens where the board itself holds none.
export function ask(isAsked, question) {
  const holds = (place) => [...place.querySelectorAll("[id]")].some((node) => isAsked(node.id));
  const names = [...places].filter(([, place]) => place.parentNode === $("panels") && holds(place)).map(([name]) => name);
  for (const tab of $("tabs").children) tab.querySelector(".dot").hidden = !names.includes(tab.dataset.tab);
  const board = places.get("board");
  if (question === put || !names.length || (board && holds(board))) return;
  put = question;
  if (!names.includes(open)) choose(names[0]);
  placeOf(open).scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
}
