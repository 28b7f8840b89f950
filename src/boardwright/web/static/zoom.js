// The size of the board: two buttons, Ctrl and the wheel, two fingers. It is moved by scrolling.

import { $ } from "./dom.js";

const MOST = 4;

function zoom(by, changed) {
  const pan = $("pan");
  const now = Number(pan.style.getPropertyValue("--zoom") || 1);
  pan.style.setProperty("--zoom", Math.max(1, Math.min(MOST, now * by)).toFixed(3));
  changed();
}

function pinching(pan, changed) {
  const fingers = new Map();
  let apart = 0;
  const distance = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  pan.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) apart = distance();
  });
  pan.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size !== 2) return;
    zoom(distance() / apart, changed);
    apart = distance();
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) pan.addEventListener(name, (event) => fingers.delete(event.pointerId));
}

// `changed()`: the board has another size now.
export function zooming(changed) {
  const pan = $("pan");
  $("zoom-in").addEventListener("click", () => zoom(1.25, changed));
  $("zoom-out").addEventListener("click", () => zoom(0.8, changed));
  pan.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, changed);
  }, { passive: false });
  pinching(pan, changed);
}
