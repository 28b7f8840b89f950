// What an option brings, beside the thing on the board that it is about, while its button has the pointer or the focus.

import { $, el } from "./dom.js";
import { beside } from "./question.js";

const GAP = 10;

function ringOf(id) {
  for (const ring of document.querySelectorAll("main .over-layer .ring")) {
    const at = ring.getBoundingClientRect();
    if (ring.dataset.of === id && at.width) return at;
  }
  return null;
}

// `option`: one with a forecast, or null; `what`, `detail`: the parts of its sentence. Whether it is shown.
export function callout(option, [what, detail] = []) {
  const box = $("callout");
  const at = option?.id && option.forecast ? ringOf(option.id) : null;
  box.hidden = !at;
  if (!at) return false;
  box.replaceChildren(el("b", {}, what), el("span", {}, [beside(detail, option.forecast), option.forecast].filter(Boolean).join("\n")));
  const { width, height } = box.getBoundingClientRect();
  const you = $("you").getBoundingClientRect();
  const over = at.top >= you.top ? Math.min(at.top, you.top) : at.top;  // never over the choices
  box.style.left = `${Math.max(8, Math.min(at.left + at.width / 2 - width / 2, you.right - width - 8))}px`;
  box.style.top = `${Math.min(innerHeight - height - 8, over - height - GAP > 0 ? over - height - GAP : at.bottom + GAP)}px`;
  return true;
}
