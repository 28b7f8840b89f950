// Elements, without a framework.

const SVG = "http://www.w3.org/2000/svg";

export const $ = (id) => document.getElementById(id);

// An element with properties, listeners (onclick ...), data and children; null children are left out.
export function el(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "class") node.className = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const SHAPES = [
  ["circle", { cx: 8, cy: 8, r: 6 }],
  ["rect", { x: 2.5, y: 2.5, width: 11, height: 11 }],
  ["path", { d: "M8 1.5 15 14H1z" }],
  ["path", { d: "M8 .5 15.500 8 8 15.500 .5 8z" }],
];

// The shape of a seat: circle, square, triangle, diamond.
export function mark(seat) {
  const [name, attributes] = SHAPES[seat] ?? SHAPES[0];
  const picture = svg("svg", { class: "mark", viewBox: "0 0 16 16", "aria-hidden": "true" }, svg(name, attributes));
  picture.dataset.seat = seat;
  return picture;
}

// A line that passes by at the foot of the page; `action`: [text, function].
export function toast(text, action = null) {
  const box = $("toast");
  box.replaceChildren(el("span", {}, text));
  if (action) box.append(el("button", { onclick: () => { box.hidden = true; action[1](); } }, action[0]));
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { box.hidden = true; }, action ? 15000 : 6000);
}

// A button that copies a text.
export function copier(text, label, done) {
  return el("button", {
    type: "button",
    onclick: async (event) => {
      const button = event.currentTarget;
      await navigator.clipboard.writeText(text).catch(() => fallbackCopy(text));
      button.textContent = done;
      setTimeout(() => { button.textContent = label; }, 2000);
    },
  }, label);
}

function fallbackCopy(text) {
  const box = el("textarea", { class: "sr" }, text);
  document.body.append(box);
  box.select();
  document.execCommand("copy");
  box.remove();
}

// Every dialog's closing button, and a click beside it.
export function closable(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
  });
}

export function download(name, text) {
  const link = el("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
