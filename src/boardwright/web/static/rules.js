// The rules as a panel: search, and the rule behind every link. Links inside a rule lead on.

import { get } from "./api.js";
import { $, closable, el } from "./dom.js";
import { t } from "./i18n.js";

const LINK = /\b([A-Z]{3,5}-\d+[a-z]?)\b/;
let game = "";
let timer = 0;

function linked(text) {
  return text.split(LINK).map((part, at) => (at % 2 ? el("a", { href: `#${part}`, data: { rule: part } }, part) : part));
}

// A paragraph, or a table written with bars.
function block(text) {
  const rows = text.split("\n");
  if (!rows[0].startsWith("|")) return el("p", {}, linked(text));
  const cells = rows.filter((row) => !/^\|[\s|:-]+$/.test(row)).map((row) => row.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  return el("table", {}, cells.map((row, at) => el("tr", {}, row.map((cell) => el(at ? "td" : "th", {}, linked(cell))))));
}

function rule(entry, meant) {
  return el("article", { class: `rule${entry.id === meant ? " meant" : ""}`, data: { id: entry.id } },
    el("h3", {}, entry.id, el("span", {}, entry.chapter)), entry.text.split("\n\n").map(block),
    entry.section ? el("p", { class: "from" }, t("Rulebook: {section}", { section: entry.section })) : null);
}

async function find(text, meant = null) {
  const box = $("rules-found");
  try {
    const { rules } = await get(`/api/games/${game}/rules`, { search: text });
    const found = meant ? [...rules].sort((a, b) => (b.id === meant) - (a.id === meant)) : rules;
    box.replaceChildren(...(found.length ? found.map((each) => rule(each, meant)) : [el("p", {}, t("No rule speaks of that."))]));
    $("rules").scrollTop = 0;
  } catch (refusal) {
    box.replaceChildren(el("p", {}, refusal.message));
  }
}

export function openRules(id = "") {
  const dialog = $("rules");
  $("rules-search").value = id;
  if (!dialog.open) dialog.showModal();
  find(id, id || null);
}

export function rules(name) {
  if (game) return;
  game = name;
  closable($("rules"));
  $("rules-search").addEventListener("input", (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => find(event.target.value.trim()), 200);
  });
  // A search field would keep the first Escape for itself.
  $("rules-search").addEventListener("keydown", (event) => { if (event.key === "Escape") $("rules").close(); });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-rule]");
    if (!link) return;
    event.preventDefault();
    openRules(link.dataset.rule);
  });
}
