// What an option brings, beside the thing on the board that it is about, while its button has the pointer or the focus.

import { $, el } from "./dom.js";

const GAP = 10;

function ringOf(id) {
  for (const ring of document.querySelectorAll("main .over-layer .ring")) {
    const at = ring.getBoundingClientRect();
    if (ring.dataset.of === id && at.width) return at;
  }
  return null;
}

// `option`: one with a forecast, or null; `text`: what it is called.
export function callout(option, text = "") {
  const box = $("callout");
  const at = option?.id && option.forecast ? ringOf(option.id) : null;
  box.hidden = !at;
  if (!at) return;
  box.replaceChildren(el("b", {}, text), el("span", {}, option.forecast));
  const { width, height } = box.getBoundingClientRect();
  const above = at.top - height - GAP > 0;
  box.style.left = `${Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8))}px`;
  box.style.top = `${Math.min(innerHeight - height - 8, above ? at.top - height - GAP : at.bottom + GAP)}px`;
}
