// The lobby: open a table in two clicks, the tables of this browser, records.

import { get, post } from "./api.js";
import { $, el, mark, toast } from "./dom.js";
import { language, loadLanguage, t, tn } from "./i18n.js";
import { links, looks, rematch } from "./menu.js";
import { address, forget, opened, remember, tables } from "./mine.js";
import { tips } from "./tip.js";

const NAME = "boardwright.name";
const GAME = "boardwright.game";
const HUMAN = "human";
const LONG = 46;
const chosen = { game: null, seats: 2, players: [], names: [], options: {}, edition: "" };
let games = [];
let facts = null;

// -- a new table --------------------------------------------------------------------------------------------------

function showGames() {
  $("games").replaceChildren(...games.map((game) => el("label", { class: "game" },
    el("input", { type: "radio", name: "game", value: game.game, checked: game.game === chosen.game, onchange: () => pick(game.game) }),
    el("b", {}, game.title), el("small", {}, seatsText(game.seats)))));
}

const seatsText = (seats) => counted(Math.min(...seats), Math.max(...seats));
const counted = (least, most) => (least === 1 ? t("alone, or {least} to {most} players", { least: 2, most }) : t("{least} to {most} players", { least, most }));

async function pick(name) {
  chosen.game = name;
  chosen.options = {};
  chosen.edition = "";
  const { seats } = games.find((each) => each.game === name);
  if (!seats.includes(chosen.seats)) chosen.seats = seats[0];
  showCount(seats);
  showPlayers();
  await showOptions();
}

function showCount(numbers) {
  $("count").replaceChildren(...numbers.map((n) => el("label", {},
    el("input", { type: "radio", name: "seats", value: n, checked: n === chosen.seats, onchange: () => { chosen.seats = n; showPlayers(); showOptions(); } }),
    n === 1 ? t("alone") : String(n))));
}

const PLAYS = { random: "chooses by luck", greedy: "takes the best now" };

function kinds() {
  const levels = facts?.bots ?? [];
  const told = (level) => (PLAYS[level] ? `${t(level)} – ${t(PLAYS[level])}` : t(level));
  return [[HUMAN, t("a friend, by a link")], ...levels.map((level) => [level, t("bot: {level}", { level: told(level) })])];
}

// Seat 1 is the one who opens; the others are bots of the best level unless changed.
function showPlayers() {
  const best = (facts?.bots ?? ["greedy"]).at(-1);
  $("players").replaceChildren(...Array.from({ length: chosen.seats }, (_, seat) => {
    chosen.players[seat] ??= seat ? best : HUMAN;
    const name = el("input", {
      type: "text", maxlength: 20, value: chosen.names[seat] ?? (seat ? "" : localStorage.getItem(NAME) ?? ""),
      placeholder: seat ? t("name, if you like") : t("your name"), "aria-label": t("Name of seat {n}", { n: seat + 1 }),
      autocomplete: "off", oninput: (event) => { chosen.names[seat] = event.target.value; },
    });
    const own = el("span", {}, t("you"));
    const kind = seat ? el("select", { "aria-label": t("Who sits at seat {n}", { n: seat + 1 }), onchange: (event) => { chosen.players[seat] = event.target.value; } },
      kinds().map(([value, text]) => el("option", { value, selected: value === chosen.players[seat] }, text))) : own;
    return el("li", { data: { seat } }, mark(seat), kind, name);
  }));
}

// -- options and rulings ------------------------------------------------------------------------------------------

async function showOptions() {
  facts = await get(`/api/games/${chosen.game}`, { edition: chosen.edition });
  showPlayers();
  $("options").replaceChildren(...edition(), ...facts.options.filter(matters).map(option));
  sumOptions();
}

// Which edition, where the server has several; the first is the game's own.
function edition() {
  if (facts.editions.length < 2) return [];
  const own = facts.editions[0].edition;
  const picker = el("select", { id: "edition", onchange: (event) => { chosen.edition = event.target.value; showOptions(); } },
    facts.editions.map((one) => el("option", { value: one.edition, selected: one.edition === (chosen.edition || own) }, one.name)));
  return [el("div", { class: "option" }, el("label", { class: "name", for: "edition" }, el("b", {}, t("Edition"))), picker)];
}

const usual = (each) => each.defaults[chosen.seats];
const matters = (each) => each.seats.includes(chosen.seats);

function option(each) {
  const value = chosen.options[each.name] ?? usual(each);
  const values = each.values.filter((one) => (one.seats ?? [chosen.seats]).includes(chosen.seats));
  const pickers = each.values.length
    ? el("select", { id: `option-${each.name}`, onchange: (event) => change(each, event.target.value) },
      values.map((one) => el("option", { value: one.value, selected: one.value === value },
        `${one.text}${one.value === usual(each) ? ` (${t("usual")})` : ""}`)))
    : el("input", { type: "text", id: `option-${each.name}`, value, placeholder: t("seats, such as 1,3"), onchange: (event) => change(each, event.target.value) });
  return el("div", { class: "option", data: { name: each.name } },
    el("label", { class: "name", for: `option-${each.name}` }, el("b", {}, each.title), el("span", {}, each.ruling)), pickers, meaning(each, value));
}

// A select shows only the beginning of a long value.
function meaning(each, value) {
  const text = each.values.find((one) => one.value === value)?.text ?? "";
  return text.length > LONG ? el("p", { class: "quiet-text" }, text) : null;
}

function change(each, value) {
  if (value === usual(each)) delete chosen.options[each.name];
  else chosen.options[each.name] = value;
  const row = document.querySelector(`.option[data-name="${each.name}"]`);
  row.classList.toggle("changed", each.name in chosen.options);
  row.querySelector("p")?.remove();
  row.append(...[meaning(each, value)].filter(Boolean));
  sumOptions();
}

function sumOptions() {
  const n = facts.options.filter((each) => matters(each) && each.name in chosen.options).length;
  $("options-sum").textContent = n ? tn("{n} changed", "{n} changed", n) : t("all as usual");
}

// -- play ---------------------------------------------------------------------------------------------------------

function asked() {
  const players = Array.from({ length: chosen.seats }, (_, seat) => chosen.players[seat]);
  const names = players.map((kind, seat) => (document.querySelectorAll("#players input")[seat].value.trim()) || defaultName(kind, seat));
  const minutes = Number($("minutes").value);
  const options = Object.fromEntries(facts.options.filter((each) => matters(each) && each.name in chosen.options).map((each) => [each.name, chosen.options[each.name]]));
  return { game: chosen.game, edition: chosen.edition, options, players, names, seconds: minutes > 0 ? minutes * 60 : null };
}

const NAMES = ["Ada", "Bruno", "Carla", "Deniz"];
const defaultName = (kind, seat) => NAMES[seat];

async function play(event) {
  event.preventDefault();
  $("trouble").hidden = true;
  const own = document.querySelector("#players input")?.value.trim();
  if (own) localStorage.setItem(NAME, own);
  localStorage.setItem(GAME, chosen.game);
  try {
    const request = asked();
    const { title } = games.find((each) => each.game === chosen.game);
    const place = opened(await post("/api/tables", request), title, request.players);
    location.assign(place);
  } catch (refusal) {
    $("trouble").textContent = refusal.message;
    $("trouble").hidden = false;
  }
}

// -- the tables of this browser -----------------------------------------------------------------------------------

function showMine() {
  const mine = tables();
  $("none").hidden = mine.length > 0;
  const order = (each) => (each.over ? 2 : each.turn ? 0 : 1);
  $("mine").replaceChildren(...[...mine].sort((a, b) => order(a) - order(b)).map(row));
}

function row(each) {
  const state = each.over ? t("finished") : each.turn ? t("your turn") : t("running");
  const invite = each.links && !each.over ? invitation(each) : null;
  return el("li", { class: each.turn && !each.over ? "turn" : null },
    el("div", { class: "head" }, el("a", { href: address(each.secret) }, each.title ?? t("Table")), el("span", {}, state)),
    el("p", { class: "who" }, [each.names?.join(", "), each.moment, when(each.at)].filter(Boolean).join(" · ")), invite,
    el("div", { class: "row" },
      el("a", { class: "button", href: address(each.secret) }, each.over ? t("Look") : t("Go on")),
      each.over && each.seat !== null ? el("button", { onclick: () => rematch(`/api/seats/${each.secret}`, each) }, t("Rematch")) : null,
      forgetting(each)));
}

const when = (at) => (at ? new Date(at).toLocaleString(language(), { dateStyle: "short", timeStyle: "short" }) : "");

// The link of a table under way is nowhere else: that is asked twice.
function forgetting(each) {
  const forgotten = () => { forget(each.secret); showMine(); };
  const twice = (event) => {
    if (event.currentTarget.dataset.sure) forgotten();
    event.currentTarget.dataset.sure = "yes";
    event.currentTarget.textContent = t("Forget its link for good?");
  };
  return el("button", { onclick: each.over ? forgotten : twice }, t("Forget"));
}

function invitation(each) {
  const kind = (seat) => (!each.players || each.players[seat] === HUMAN ? HUMAN : "bot");
  const list = links(each.secret, each.names ? { seat: each.seat, seats: each.names.map((name, seat) => ({ name, kind: kind(seat) })) } : null);
  return list ? el("details", {}, el("summary", {}, t("Share links")), list) : null;
}

// What is new at the running tables, so that "your turn" is true.
async function freshen() {
  for (const each of tables().filter((one) => !one.over).slice(0, 10)) {
    try {
      const frame = await get(`/api/seats/${each.secret}/frame`);
      const at = each.at;
      remember(each.secret, { over: frame.over, turn: frame.asks.length > 0, names: frame.seats.map((seat) => seat.name), seat: frame.seat, moment: frame.moment, at });
    } catch (refusal) {
      if (refusal.status === 404) forget(each.secret);
    }
  }
  showMine();
}

async function upload(event) {
  const [file] = event.target.files;
  if (!file) return;
  try {
    const place = opened(await post("/api/tables/upload", { record: await file.text() }), file.name);
    location.assign(place);
  } catch (refusal) {
    toast(refusal.message);
  }
  event.target.value = "";
}

async function start() {
  await loadLanguage();
  $("looks").append(...looks());
  $("play-form").addEventListener("submit", play);
  $("upload").addEventListener("change", upload);
  tips();
  showMine();
  games = (await get("/api/games")).games;
  const last = localStorage.getItem(GAME);
  chosen.game = games.some((each) => each.game === last) ? last : games[0].game;
  showGames();
  await pick(chosen.game);
  await freshen();
}

start().catch((refusal) => toast(refusal.message));
