// The rules as a panel: search, and the rule behind every link. Links inside a rule lead on.

import { get, narrow } from "./api.js";
import { $, closable, el } from "./dom.js";
import { t } from "./i18n.js";

const LINK = /\b([A-Z]{3,5}-\d+[a-z]?)\b/;
let game = "";
let seat = "";
let timer = 0;

function linked(text) {
  return text.replaceAll("`", "").split(LINK).map((part, at) => (at % 2 ? el("a", { href: `#${part}`, data: { rule: part } }, part) : part));
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

// The game in a few sentences and what its things do, for whoever does not know it.
let brief = null;

async function primer() {
  brief ??= await get(`${seat}/primer`).catch(() => ({ brief: [], terms: [] }));
  if (!brief.brief.length) return [];
  const terms = brief.terms.map(({ name, text }) => [el("dt", {}, name), el("dd", {}, text)]);
  return [
    el("article", { class: "rule brief" }, el("h3", {}, t("How it is played")), brief.brief.map((each) => el("p", {}, each)),
      terms.length ? el("details", {}, el("summary", {}, t("What things do")), el("dl", {}, terms.flat())) : null),
    el("h3", { class: "all" }, t("All rules, by number")),
  ];
}

async function find(text, meant = null) {
  const box = $("rules-found");
  try {
    const { rules } = await get(`/api/games/${game}/rules`, { search: text });
    const found = meant ? [...rules].sort((a, b) => (b.id === meant) - (a.id === meant)) : rules;
    box.replaceChildren(...(text ? [] : await primer()), ...(found.length ? found.map((each) => rule(each, meant)) : [el("p", {}, t("No rule speaks of that."))]));
    $("rules").scrollTop = 0;
  } catch (refusal) {
    box.replaceChildren(el("p", {}, refusal.message));
  }
}

export function openRules(id = "") {
  const dialog = $("rules");
  $("rules-search").value = id;
  if (!dialog.open) dialog.showModal();
  if (!narrow()) $("rules-search").focus();
  find(id, id || null);
}

// `path`: of the seat that asks.
export function rules(name, path) {
  if (game) return;
  [game, seat] = [name, path];
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
