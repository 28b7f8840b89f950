// The table beside the board: whose turn it is, how everybody stands, what happened, rulings, talk.

import { $, el, mark } from "./dom.js";
import { show } from "./morph.js";
import { retell, still } from "./motion.js";
import { t, tn } from "./i18n.js";

export const lines = [];
const MOST_STEPS = 5;

// -- whose turn, seats --------------------------------------------------------------------------------------------

export function now(frame) {
  if (frame.over) return t("The game is over");
  if (frame.turn.includes(frame.seat) && frame.asks.length) return t("Your turn");
  const names = frame.turn.map((seat) => frame.seats[seat].name);
  return names.length === 1 ? t("{name}'s turn", { name: names[0] }) : names.length ? tn("", "{n} seats to choose", names.length) : "…";
}

function about(seat, frame) {
  const who = seat.seat === frame.seat && seat.kind === "human" ? t("you") : seat.kind === "bot" ? t("bot: {level}", { level: t(seat.bot ?? "") }) : seat.kind === "left" ? t("has left") : t("person");
  const rows = seat.standing?.points ?? [];
  const points = rows.length > 1 && !frame.svgs[`strip-${seat.seat}`] ? rows.map((each) => `${each.text} ${each.points}`).join(", ") : null;
  const state = frame.over ? placed(frame, seat) : frame.turn.includes(seat.seat) ? t("to choose") : null;
  return [who, state, points, seat.prospect].filter(Boolean).join(" · ");
}

const placed = (frame, seat) => t("place {n}", { n: frame.result.places[seat.seat] });

// A seat's line is made once and then kept, so that its pictures can move.
const kept = new Map();

function line(seat) {
  if (!kept.has(seat)) {
    const parts = { points: el("span", { class: "points" }), name: el("b"), about: el("small"), strip: el("div", { class: "strip" }), board: el("div") };
    parts.total = document.createTextNode("");
    parts.points.append(parts.total);
    parts.summary = el("summary");
    parts.details = el("details", {}, parts.summary, parts.board);
    parts.node = el("li", { data: { seat } }, mark(seat), parts.name, parts.points, parts.about, parts.strip, parts.details);
    kept.set(seat, parts);
  }
  return kept.get(seat);
}

// `each`: {seat, name, standing}; `svgs`: the pictures of this frame.
function told(each, text, svgs, on = false) {
  const parts = line(each.seat);
  const points = each.standing?.points ?? [];
  parts.node.classList.toggle("on", on);
  if (on) parts.node.setAttribute("aria-current", "true");
  else parts.node.removeAttribute("aria-current");
  parts.node.dataset.tip = points.map((row) => `${row.points}: ${row.text} (${row.rule})`).join("\n");
  parts.name.textContent = each.name;
  retell(parts.total, each.standing ? String(each.standing.total) : "");
  parts.about.textContent = text;
  parts.summary.textContent = t("board of {name}", { name: each.name });
  pictured(parts.strip, parts.strip, svgs[`strip-${each.seat}`]);
  pictured(parts.details, parts.board, svgs[`seat-${each.seat}`]);
  return parts.node;
}

function pictured(box, place, svg) {
  box.hidden = !svg;
  if (svg) show(place, svg);
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// From a chip to the line of its seat, and to its board if it has one.
function lookAt(seat) {
  const { node, details } = line(seat);
  details.open = true;
  node.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
}

// A seat's board opens where the question is about something on it.
export function openBoards(isAsked) {
  for (const { details } of kept.values()) if ([...details.querySelectorAll("svg [id]")].some((node) => isAsked(node.id))) details.open = true;
}

// Where the turn or phase is, and what comes.
export function steps(frame) {
  const box = $("steps");
  box.hidden = !frame.steps.length;
  box.classList.toggle("many", frame.steps.length > MOST_STEPS);
  box.replaceChildren(...frame.steps.map(({ name, state, detail }) => el("li", { class: `is-${state}`, data: { tip: name }, "aria-current": state === "now" ? "step" : null },
    el("span", {}, name), detail ? el("small", {}, detail) : null, state === "done" ? el("span", { class: "sr" }, t("done")) : null)));
}

export function seats(frame) {
  const rivals = (frame.rivals ?? []).map((each, at) => ({ ...each, seat: frame.seats.length + at, name: capital(each.name) }));
  $("now").textContent = now(frame);
  const nodes = [...frame.seats.map((seat) => told(seat, about(seat, frame), frame.svgs, frame.turn.includes(seat.seat))),
    ...rivals.map((each) => told(each, [t("no seat: plays by rule"), each.prospect].filter(Boolean).join(" · "), frame.svgs))];
  nodes.forEach((node, at) => { if ($("seats").children[at] !== node) $("seats").insertBefore(node, $("seats").children[at] ?? null); });
  $("chips").replaceChildren(...frame.seats.map((seat) => el("li", { class: frame.turn.includes(seat.seat) ? "on" : null, data: { seat: seat.seat }, onclick: () => lookAt(seat.seat) },
    mark(seat.seat), seat.name, el("b", {}, seat.standing ? String(seat.standing.total) : ""))));
}

// -- the log ------------------------------------------------------------------------------------------------------

// Take in the lines since the last answer; true if that makes the log complete.
export function follow(frame) {
  const first = frame.last[0]?.entry ?? frame.entry;
  while (lines.length && lines.at(-1).entry >= first) lines.pop();
  lines.push(...frame.last);
  return lines.length === frame.log_length;
}

export function fill(told) {
  lines.splice(0, lines.length, ...told);
}

let since = { entry: 0, secret: null };

// What happened since the own last turn is marked: it begins where the seat was asked last before others were.
export function turned(secret, before, frame) {
  const key = `boardwright.since.${frame.table}.${frame.seat}`;
  if (since.secret !== secret) since = { secret, entry: Number(sessionStorage.getItem(key) ?? frame.last[0]?.entry ?? 0) };
  if (!before?.asks.length || frame.asks.length) return;
  since.entry = before.entry;
  sessionStorage.setItem(key, since.entry);
}

let pointed = () => {};

// `tell(ids)`: a line has the pointer or the focus, which speaks of these things.
export const telling = (tell) => { pointed = tell; };

// What a thing's last lines say, the newest first.
export const said = (ids, frame) => frame.last.filter((line) => line.ids.some((id) => ids.includes(id))).map((line) => line.text).reverse();

// What happened to each thing in a few words: numbers together, then words, none twice.
export function tags(frame) {
  const found = new Map();
  for (const { tag } of frame.last) if (tag) found.set(tag.id, [...(found.get(tag.id) ?? []), tag.text]);
  return new Map([...found].map(([id, words]) => [id, summed(words)]));
}

function summed(words) {
  const value = (word) => (/^[+−]\d+$/.test(word) ? Number(word.replace("−", "-")) : 0);
  const sum = words.reduce((all, word) => all + value(word), 0);
  const said = [...new Set(words.filter((word) => !value(word)))];
  return sum ? [`${sum > 0 ? "+" : "−"}${Math.abs(sum)}`, ...said] : said;
}

export function speaksOf(ids) {
  for (const node of $("log").children) node.classList.toggle("told", ids.some((id) => node.dataset.ids.split(" ").includes(id)));
}

// The entry from which on everything is new to this seat.
export const news = (frame) => Math.min(since.entry, frame.last[0]?.entry ?? Infinity);

// The newest line on top; lines that stay keep their nodes, so that only what is new is read out.
export function log(frame) {
  const box = $("log");
  const old = new Map([...box.children].map((node) => [node.dataset.key, node]));
  const first = news(frame);
  const seen = new Map();
  const nodes = lines.filter((line) => line.entry < Math.max(1, frame.entry)).slice(-300).map((line) => {
    const same = `${line.entry} ${line.text}`;
    const count = seen.get(same) ?? 0;
    seen.set(same, count + 1);
    const node = old.get(`${same} ${count}`) ?? entry(line, `${same} ${count}`);
    node.classList.toggle("since", line.entry >= first);
    return node;
  }).reverse();
  const kept = new Set(nodes);
  for (const node of old.values()) if (!kept.has(node)) node.remove();
  nodes.forEach((node, at) => { if (box.children[at] !== node) box.insertBefore(node, box.children[at] ?? null); });
}

function entry(line, key) {
  const tell = (ids) => () => pointed(ids);
  return el("li", {
    class: line.kind === "forced" ? "forced" : null, data: { key, ids: line.ids.join(" ") },
    onpointerenter: tell(line.ids), onpointerleave: tell([]), onfocusin: tell(line.ids), onfocusout: tell([]),
  }, el("span", {}, line.text), line.rule ? el("a", { href: `#${line.rule}`, data: { rule: line.rule } }, line.rule) : null);
}

// -- rulings and talk ---------------------------------------------------------------------------------------------

export function rulings(frame) {
  $("notices").replaceChildren(...(frame.notices ?? []).map((text) => el("li", {}, text)));
  const special = frame.rulings.filter((each) => !each.usual);
  const told = [
    ...[...special, ...frame.rulings.filter((each) => each.usual)].map((each) => el("li", { class: each.usual ? null : "notice" },
      `${each.title}: ${each.meaning} `, el("a", { href: `#${each.ruling}`, data: { rule: each.ruling } }, each.ruling))),
    el("li", {}, t("Edition: {name}. Commitment to the shuffle: {text}", { name: frame.edition, text: frame.commitment })),
  ];
  const box = $("rulings");
  box.querySelector("ul").replaceChildren(...told);
  box.querySelector("summary").textContent = special.length ? t("Rulings in force ({n} not usual)", { n: special.length }) : t("Rulings in force");
}

const HIDE = "boardwright.hide-talk";
let read = null;
export const isTalkHidden = () => localStorage.getItem(HIDE) === "yes";

export function hideTalk(is) {
  localStorage.setItem(HIDE, is ? "yes" : "no");
  $("talk").hidden = is;
}

export function talk(frame) {
  const box = $("talk");
  box.hidden = isTalkHidden();
  const said = frame.talk ?? [];
  const last = said.at(-1)?.number ?? -1;
  if (box.open || read === null) read = last;
  const unread = said.filter((each) => each.number > read).length;
  $("talk-new").hidden = !unread;
  $("talk-new").textContent = unread;
  const list = $("talk-lines");
  if (list.dataset.last === String(last)) return;
  list.dataset.last = last;
  list.replaceChildren(...said.map((each) => el("li", { data: { seat: each.seat ?? "" } }, el("b", {}, frame.seats[each.seat]?.name ?? t("Spectator")), ` ${each.text}`)));
  list.scrollTop = list.scrollHeight;
}

export function talkRead(frame) {
  read = frame?.talk?.at(-1)?.number ?? -1;
  $("talk-new").hidden = true;
}
