// Light, dark, or as the machine has it: set before anything is painted, kept in this browser.

const KEY = "boardwright.theme";

export function theme() {
  return localStorage.getItem(KEY) ?? "auto";
}

export function setTheme(name) {
  if (name === "auto") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
  apply();
}

function apply() {
  const name = theme();
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}

apply();
