// The page's own tooltip: after a moment under the pointer, after a long press on a phone, at once with the keyboard.

import { $ } from "./dom.js";

const AFTER = 350;
const PRESS = 500;
let timer = 0;
let pressed = false;

let before = () => "";

const textAt = (node) => [before(node), node.closest?.("[data-tip]")?.dataset.tip].filter(Boolean).join("\n");

function place(x, y, text) {
  const tip = $("tip");
  if ($("callout")?.hidden === false) return; // that says it, at the thing itself
  tip.textContent = text;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - width - 8))}px`;
  tip.style.top = `${y + 20 + height > innerHeight ? Math.max(8, y - height - 12) : y + 20}px`;
}

// At the pointer; above a button, so that its neighbours stay readable.
function beside(event, text) {
  const button = event.target.closest("button");
  place(event.clientX, event.clientY, text);
  if (!button) return;
  const tip = $("tip");
  const at = button.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(at.left, innerWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${Math.max(8, at.top - tip.offsetHeight - 6)}px`;
}

function hide() {
  clearTimeout(timer);
  $("tip").hidden = true;
}

function over(event) {
  hide();
  const text = event.pointerType === "touch" ? "" : textAt(event.target);
  if (text) timer = setTimeout(() => beside(event, text), AFTER);
}

function down(event) {
  hide();
  pressed = false;
  const text = event.pointerType === "touch" ? textAt(event.target) : "";
  if (!text) return;
  timer = setTimeout(() => {
    pressed = true;
    beside(event, text);
  }, PRESS);
}

function focus(event) {
  const text = event.target.matches?.(":focus-visible") ? textAt(event.target) : "";
  hide();
  if (!text) return;
  const at = event.target.getBoundingClientRect();
  beside({ target: event.target, clientX: at.left, clientY: at.bottom - 14 }, text);
}

// A long press explains; the click that ends it chooses nothing.
function swallow(event) {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopPropagation();
}

// `first(node)`: what is to be said of a thing before what it is.
export function tips(first = before) {
  before = first;
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(timer));
  document.addEventListener("click", swallow, { capture: true });
  document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", hide);
  document.addEventListener("focusin", focus);
}
