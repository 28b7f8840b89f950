// The page's own sentences: English in the source, other languages in i18n/<language>.json. The game's come ready made.

const KEY = "boardwright.language";
export const LANGUAGES = { en: "English", de: "Deutsch" };

let texts = {};

// The language chosen here, else the first of the browser's that we have.
export function language() {
  const chosen = localStorage.getItem(KEY);
  if (chosen in LANGUAGES) return chosen;
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find((each) => each in LANGUAGES) ?? "en";
}

export function setLanguage(name) {
  localStorage.setItem(KEY, name);
  location.reload();
}

// A sentence in this language, with {names} filled in.
export function t(text, values = {}) {
  const said = texts[text] ?? text;
  return said.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

// One or many: t() of either, as German and English do.
export function tn(one, many, number, values = {}) {
  return t(number === 1 ? one : many, { n: number, ...values });
}

export async function loadLanguage() {
  const name = language();
  if (name !== "en") texts = await (await fetch(`/static/i18n/${name}.json`)).json();
  document.documentElement.lang = name;
  translate(document);
}

// What stands in the page already: data-t (text), data-label (aria-label), data-hint (placeholder).
export function translate(root) {
  for (const node of root.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
  for (const node of root.querySelectorAll("[data-hint]")) node.setAttribute("placeholder", t(node.dataset.hint));
}
