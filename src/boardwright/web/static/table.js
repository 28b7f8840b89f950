// The table page: one frame at a time from the server, everything on the page follows from it.

import { PHONE, Refusal, get, key, narrow, post } from "./api.js";
import { $, closable, el, toast } from "./dom.js";
import { loadLanguage, t } from "./i18n.js";
import { Live } from "./live.js";
import { NOTIFY, fillMenu, rematch, saveRecord } from "./menu.js";
import { known, opened, remember } from "./mine.js";
import { show } from "./morph.js";
import { begin, play, still } from "./motion.js";
import { arrive, company, isAway } from "./company.js";
import { callout } from "./callout.js";
import { cssId, heat, idsAt, overlay, reveal, ringAt, tell } from "./picture.js";
import { Pace } from "./pace.js";
import { Question, parts, sheet } from "./question.js";
import { Replay } from "./replay.js";
import { openRules, rules } from "./rules.js";
import * as side from "./side.js";
import { ask as openTab, fit, spread, tabbing } from "./spread.js";
import { tips } from "./tip.js";
import { zooming } from "./zoom.js";

const SHORT = 6;
const DWELL = 400;
const secret = location.hash.slice(1);
const base = `/api/seats/${secret}`;
const seen = { frame: null, shown: null, fresh: { ids: [], at: 0 }, refused: null, sending: false, levels: [] };
const pace = new Pace((frame) => { draw(frame); follow(frame); });
let question;
let replay;

// -- showing ------------------------------------------------------------------------------------------------------

// `own`: it answers what was done here, and is shown at once.
function present(frame, own = false) {
  for (const each of frame.seats) each.name ||= t("Seat {n}", { n: each.seat + 1 });
  if (isAway(frame)) Object.assign(frame, { asks: [], undo: false });
  if (seen.frame && frame.entry < seen.frame.entry) return;
  const turned = mustAnswer(frame) && !(seen.frame && mustAnswer(seen.frame) && seen.frame.asks[0].ply === frame.asks[0].ply);
  side.turned(secret, seen.frame, frame);
  seen.frame = frame;
  remember(secret, { table: frame.table, title: frame.title, seat: frame.seat, over: frame.over, turn: mustAnswer(frame), names: frame.seats.map((each) => each.name), moment: frame.moment });
  document.title = `${mustAnswer(frame) ? `● ${t("Your turn")} · ` : ""}${frame.title}`;
  if (turned) notify(frame);
  if (replay.open) {
    $("replay-slider").max = frame.entry;
    pace.clear();
    return;
  }
  pace.add(frame, own || still() || document.hidden || !seen.shown || frame.entry <= seen.shown.entry);
}

const mustAnswer = (frame) => frame.asks.length > 0;

function draw(frame) {
  const before = seen.shown?.entry ?? Infinity;
  const fresh = frame.last.filter((line) => line.entry >= before).flatMap((line) => line.ids);
  if (frame.entry !== before) seen.fresh = { ids: fresh, at: performance.now() };
  seen.shown = frame;
  $("title").replaceChildren(el("span", {}, frame.title), frame.moment ? el("span", {}, el("i", {}, "\u00a0·\u00a0"), frame.moment) : "");
  document.body.dataset.game = frame.game;
  if (replay.open) side.log(frame);
  document.body.classList.toggle("over", frame.over);
  document.body.classList.toggle("looking-on", frame.seat === null);
  seen.refused = null;
  callout(null);
  begin(roots());
  pictures(frame);
  question.show(replay.open ? { ...frame, undo: false } : frame, inHand);
  side.steps(frame);
  side.seats(frame);
  company(frame);
  side.rulings(frame);
  side.talk(seen.frame);
  clock();
  finish(frame);
  $("you").classList.toggle("hand-asked", inHand(question.options) || (frame.asks.length > 0 && $("hand").querySelector("svg.open") !== null));
  sheetHeight();
  const isAsked = (id) => question.options.some((each) => each.id === id);
  openTab(isAsked, question.shown);
  side.openBoards(isAsked);
  over();
  play();
  dwell();
}

// The log: what came with the frame if that joins, else all of it.
async function follow(frame) {
  if (!side.follow(frame)) {
    const told = await get(`${base}/log`, { since: 0 }).catch(() => null);
    if (told) side.fill(told.lines);
  }
  side.log(seen.shown);
  $("again").hidden = replay.open || side.news(frame) >= frame.entry;
}

function pictures(frame) {
  spread(frame.svgs, narrow());
  document.body.classList.toggle("handless", !frame.svgs.hand);
  $("hand").hidden = !frame.svgs.hand || frame.over;
  if (!$("hand").hidden) show($("hand"), frame.svgs.hand);
  $("more-side").hidden = !frame.svgs.side;
  if (frame.svgs.side) show($("more-side"), frame.svgs.side);
}

const roots = () => [...document.querySelectorAll("main svg")].filter((each) => each.parentNode.closest("svg") === null && !each.matches(".mark, .icons > svg"));

// Rings and keys over every picture.
function over() {
  const frame = seen.shown;
  if (!frame) return;
  clearTimeout(over.timer);
  if (roots().some((root) => root.getAnimations({ subtree: true }).some((each) => each.effect.target.id))) over.timer = setTimeout(over, 300);
  const choices = replay.open ? [] : question.options.filter((each) => each.id).map(({ id, key, badge }) => ({ id, key: key.toUpperCase(), badge }));
  const lately = frame.last.flatMap((line) => line.ids ?? []).filter((id) => !id.startsWith("seat-"));
  for (const root of roots()) overlay(root, choices, { ids: [...new Set(lately)], tags: side.tags(frame), fresh: seen.fresh.ids, at: seen.fresh.at }, seen.refused);
}

// Where the options are no pieces of a picture, the few that are missing are told with their reasons, once somebody
// dwells on the question.
function dwell() {
  clearTimeout(dwell.timer);
  dwell.timer = setTimeout(() => { if (!seen.sending && question.ask?.ply === seen.frame.asks[0]?.ply) missing(); }, DWELL);
}

async function missing() {
  const { ask, options } = question;
  const real = options.filter((each) => each.id);
  const told = `${ask?.ply} ${ask?.kind}`;
  if (!ask || replay.open || missing.told === told) return;
  missing.told = told;
  if (!real.length || real.some((each) => roots().some((root) => root.querySelector(cssId(each.id))))) return;
  missing.halt = new AbortController();
  const { values } = await get(`${base}/why-not`, { ply: ask.ply }, missing.halt.signal).catch(() => ({ values: [] }));
  if (question.ask === ask && values.length <= SHORT) question.cannot(values.filter((each) => each.rule && each.text)); // no text: no thing at all
}

// Whether the question is about what lies in the hand: on a phone the hand shows only then.
function inHand(options) {
  const svg = $("hand").querySelector("svg");
  return Boolean(svg) && options.some((each) => each.id && svg.querySelector(cssId(each.id)));
}

// On a phone, where there is room for the hand only while it is asked about, or wanted.
function toggleHand() {
  const isOpen = $("you").classList.toggle("hand-open");
  $("show-hand").setAttribute("aria-pressed", String(isOpen));
  over();
}

function sheetHeight() {
  document.documentElement.style.setProperty("--sheet", `${$("you").offsetHeight}px`);
}

// An option is meant by its button: it is shown on the board, with what it brings.
function hot(option) {
  hotOnly(option);
  if (option?.id && narrow()) for (const root of document.querySelectorAll(".place > svg")) reveal(root, option.id);
  callout(narrow() ? null : option, option ? parts(option.text) : []);
}

function hotOnly(option) {
  question.heat(option);
  for (const root of roots()) heat(root, option?.id ?? null);
}

// -- the end ------------------------------------------------------------------------------------------------------

function finish(frame) {
  const box = $("end");
  box.hidden = !frame.over;
  if (frame.over && frame.rematch) for (const each of box.querySelectorAll("#rematch")) each.textContent = t("Rematch: somebody waits for you");
  if (!frame.over || box.dataset.done === String(frame.entry)) return;
  box.dataset.done = frame.entry;
  const { reason, seed } = frame.result;
  box.replaceChildren(
    el("p", {}, reason.text, " ", el("a", { href: `#${reason.rule}`, data: { rule: reason.rule } }, reason.rule)),
    sheet(frame),
    el("div", { class: "row" },
      frame.seat === null ? null : el("button", { class: "main", id: "rematch", onclick: () => rematch(base, frame) }, frame.rematch ? t("Rematch: somebody waits for you") : t("Rematch")),
      el("button", { onclick: () => replay.start() }, t("Replay")),
      el("button", { onclick: () => saveRecord(base, frame) }, t("Download the record")),
      el("a", { class: "button", href: "/" }, t("All tables"))),
    seed ? el("p", { class: "quiet-text" }, t("The seed of every draw: {seed}. It fits the commitment given at the start.", { seed })) : null);
}

// -- answering ----------------------------------------------------------------------------------------------------

async function send(path, body) {
  if (seen.sending || replay.open) return;
  seen.sending = true;
  missing.halt?.abort(); // else its question might be gone when the server looks for it
  question.busy(true);
  try {
    taken(await stubborn(path, body));
  } catch (refusal) {
    refused(refusal);
  } finally {
    seen.sending = false;
    question.busy(false);
  }
}

// Sent again where the server cannot be reached: its key makes it one answer however often it comes.
async function stubborn(path, body) {
  for (let wait = 500; ; wait *= 2) {
    try {
      return await post(`${base}/${path}`, body, { narrow: narrow() });
    } catch (refusal) {
      if (![0, 502, 503].includes(refusal.status) || wait > 20000) throw refusal;
      toast(t("The server cannot be reached. Nothing is lost; trying again."));
      await new Promise((done) => { setTimeout(done, wait); });
    }
  }
}

const frameOf = (answer) => answer?.frame ?? (answer?.asks ? answer : null);

function taken(answer) {
  const frame = frameOf(answer);
  if (frame) present(frame, true);
}

// A stale answer brings the fresh frame; a rule, its sentence; a lost connection, another try.
function refused(refusal) {
  const frame = frameOf(refusal.body);
  if (frame) present(frame, true);
  if (refusal.status === 409) toast(t("The table had moved on; here is how it stands now. Nothing was chosen."));
  else if (refusal.status === 0) toast(refusal.message);
  else question.refuse(refusal.body?.rule?.text ? refusal.body.rule : refusal.message);
}

function choose(option) {
  if (!question.ask) return;
  send("choose", { ply: question.ask.ply, answer: option.answer, key: key() });
}

// Back by one answer, and on past questions that have only one: nobody wants to take those back one by one.
async function undo() {
  for (let entry = -1; seen.frame?.undo && seen.frame.entry !== entry;) {
    ({ entry } = seen.frame);
    await send("undo", { key: key() });
    if (seen.frame.asks[0]?.options.length !== 1) return;
  }
}

// -- a click on the picture ---------------------------------------------------------------------------------------

function clicked(event) {
  if (replay.open || !event.target.closest("svg")) return;
  const ids = idsAt(event.target);
  const option = optionAt(event, ids);
  if (option) choose(option);
  else if (ids.length) explain(ids);
}

// The option that is meant: the thing itself or what it lies on, else the ring that is around the point.
function optionAt(event, ids) {
  const direct = ids.map((id) => question.options.find((each) => each.id === id)).find(Boolean);
  if (direct || ids.some(isAsked)) return direct;
  const id = ringAt(event.target.closest("svg"), event.clientX, event.clientY);
  return question.options.find((each) => id !== null && each.id === id);
}

// Whether an id is one of the sort that the question is about.
const isAsked = (id) => question.options.some((each) => each.id?.replace(/-\d+$/, "") === id.replace(/-\d+$/, ""));

// Why a thing that does not glow cannot be chosen.
async function explain(ids) {
  const ask = question.ask;
  seen.refused = null;
  over();
  if (!ask) {
    if (!seen.shown.over) question.refuse(`${t("Not now:")} ${$("question").textContent}`);
    return;
  }
  const domain = ask.options.find((each) => each.id)?.id.replace(/-\d+$/, "");
  const id = ids.find((each) => each.replace(/-\d+$/, "") === domain && /-\d+$/.test(each));
  if (!id) {
    const told = nameOf(ids);
    const text = told ? t("{thing} is no answer to this question: {question}", { thing: told, question: ask.question }) : t("That is no answer to this question: {question}", { question: ask.question });
    question.refuse({ id: ask.because?.rule, text });
    return;
  }
  try {
    const [told] = (await get(`${base}/why-not`, { ply: ask.ply, value: id.split("-").at(-1) })).values;
    if (question.ask !== ask || !told?.rule) return;
    seen.refused = id;
    question.refuse(told.rule);
    over();
    sheetHeight();
  } catch (refusal) {
    refused(refusal);
  }
}

// What a clicked thing is called: the first words of what it tells.
function nameOf(ids) {
  const told = ids.map((id) => document.querySelector(`main ${cssId(id)}`)?.dataset.tip).find(Boolean);
  return told ? told.split(/ \(|[:;]/)[0] : "";
}

function pointed(event) {
  const ids = event.target.closest?.("svg") ? idsAt(event.target) : [];
  const option = event.target.closest?.("svg") ? optionAt(event, ids) : undefined;
  event.currentTarget.classList.toggle("over", Boolean(option));
  hotOnly(option ?? null);
  side.speaksOf(ids);
}

function left() {
  hotOnly(null);
  side.speaksOf([]);
}

// What is first said of a thing: what choosing it brings, then what happened to it since the own last choice.
function about(node) {
  const ids = node.closest?.("svg") && seen.shown ? idsAt(node) : [];
  if (!ids.length) return "";
  const option = question.options.find((each) => ids.includes(each.id));
  const brings = option ? [parts(option.text)[0], option.forecast].filter(Boolean).join(": ") : null;
  return [brings, ...side.said(ids, seen.shown)].filter(Boolean).join("\n");
}

// -- keys ---------------------------------------------------------------------------------------------------------

const KEYS = { u: undo, r: () => openRules(), l: () => $("open-replay").click(), m: () => $("open-menu").click() };

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const name = event.key.toLowerCase();
  if (name === "escape") return replay.open ? replay.close() : question.refuse(null);
  if (event.target.closest("input:not([type=range], [type=checkbox]), select, textarea")) return;
  const option = replay.open ? null : question.byKey(name);
  const act = option ? () => choose(option) : Object.hasOwn(KEYS, name) ? KEYS[name] : null;
  if (!act || event.repeat) return;
  event.preventDefault();
  act();
}

// -- clock, notifications -----------------------------------------------------------------------------------------

function clock() {
  const told = seen.frame?.clock;
  const box = $("clock");
  box.hidden = !told || seen.frame.over;
  if (box.hidden) return;
  const of = (times) => times[seen.frame.seat] ?? Object.values(times)[0] ?? null;
  const [deadline, stands] = [of(told.deadlines), of(told.left)];
  const left = deadline === null ? stands : Math.max(0, deadline - Date.now() / 1000);
  const time = left === null ? "" : `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  box.textContent = told.paused ? t("Clock paused {time}", { time }) : told.started ? time : t("Clock waits for all");
  box.classList.toggle("low", left !== null && left <= 10);
}

function notify(frame) {
  if (!document.hidden || localStorage.getItem(NOTIFY) !== "yes" || !("Notification" in globalThis)) return;
  if (Notification.permission === "granted") new Notification(t("Your turn"), { body: frame.asks[0].question, tag: frame.table });
}

// -- start --------------------------------------------------------------------------------------------------------

async function say(text) {
  const form = $("talk-text");
  if (!text.trim()) return;
  try {
    await post(`${base}/talk`, { text: text.trim() });
    form.value = "";
  } catch (refusal) {
    toast(refusal.message);
  }
}

async function auto(kind, on) {
  try {
    await post(`${base}/auto`, { kind, on });
  } catch (refusal) {
    toast(refusal.message);
  }
}

function connected(is) {
  $("link-state").textContent = is ? "" : t("Connecting …");
}

function resized() {
  fit(narrow());
  sheetHeight();
  over();
}

function wire() {
  $("pan").addEventListener("pointermove", pointed);
  $("hand").addEventListener("pointermove", pointed);
  for (const place of ["pan", "hand"]) $(place).addEventListener("pointerleave", left);
  $("board-area").addEventListener("click", clicked);
  $("hand").addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
  $("talk-form").addEventListener("submit", (event) => { event.preventDefault(); say($("talk-text").value); });
  $("talk").addEventListener("toggle", () => side.talkRead(seen.frame));
  $("show-hand").addEventListener("click", toggleHand);
  $("open-rules").addEventListener("click", () => openRules());
  $("open-menu").addEventListener("click", menu);
  $("again").addEventListener("click", () => replay.again(side.news(seen.frame)));
  closable($("menu"));
  $("menu").addEventListener("click", (event) => {
    const what = event.target.closest("[data-open]")?.dataset.open;
    if (!what) return;
    $("menu").close();
    if (what === "rules") openRules();
    else replay.start();
  });
  new ResizeObserver(resized).observe($("pan"));
  new ResizeObserver(sheetHeight).observe($("you"));
  document.fonts.ready.then(over);
  document.addEventListener("scroll", () => callout(null), { capture: true, passive: true });
  zooming(resized);
  tabbing(resized);
  tips(about);
  side.telling((ids) => { for (const root of roots()) tell(root, ids); });
  setInterval(clock, 1000);
}

async function menu() {
  if (!seen.frame) return;
  if (!seen.levels.length) seen.levels = (await get(`/api/games/${seen.frame.game}`).catch(() => ({}))).bots ?? [];
  await fillMenu(secret, seen.frame, seen.levels);
  $("menu").showModal();
}

function style(game) {
  document.head.append(el("link", { rel: "stylesheet", href: `/api/games/${game}/draw.css`, onload: over }));
}

// A frame of the past, or the present again.
function replayed(frame) {
  draw(frame ?? seen.frame);
  if (!frame) follow(seen.frame);
}

async function start() {
  await loadLanguage();
  const isNew = !known(secret);
  if (!secret) {
    lost(new Refusal(404, { message: t("This address names no table: the part behind # is missing.") }));
    return;
  }
  question = new Question({ choose, undo, hover: hot, auto });
  replay = new Replay(base, { now: () => seen.frame, frame: replayed, opened: (answer) => opened(answer, seen.frame.title) });
  wire();
  let frame;
  try {
    frame = await get(`${base}/frame`, { narrow: narrow() });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    lost(refusal);
    return;
  }
  style(frame.game);
  rules(frame.game, base);
  present(frame);
  arrive(secret, isNew, frame);
  const live = new Live(secret, { seen: () => seen.frame?.entry ?? null, frame: (message) => present(message.frame), state: connected, gone: lost });
  matchMedia(PHONE).addEventListener("change", () => live.restart());
}

function lost(refusal) {
  document.body.classList.toggle("lost", !seen.frame);
  $("question").textContent = refusal.message;
  $("because").replaceChildren(el("a", { href: "/" }, t("All tables")));
  if (refusal.status === 0 || refusal.status >= 500) setTimeout(() => location.reload(), 3000);
}

addEventListener("hashchange", () => location.reload());
start();
