// The menu of a table: looks, talk, notifications, links to share, the opener's and the seat's own doings, keys.

import { get, post } from "./api.js";
import { $, copier, download, el, mark, toast } from "./dom.js";
import { LANGUAGES, language, setLanguage, t } from "./i18n.js";
import { called } from "./company.js";
import { address, known, opened, relinked } from "./mine.js";
import { hideTalk, isTalkHidden } from "./side.js";
import { setTheme, theme } from "./theme.js";

export const NOTIFY = "boardwright.notify";

const section = (title, ...children) => el("section", {}, el("h3", {}, title), ...children.filter(Boolean));

export function choice(label, options, value, change) {
  return el("label", { class: "row" }, el("span", {}, label), el("select", { onchange: (event) => change(event.target.value) },
    Object.entries(options).map(([name, text]) => el("option", { value: name, selected: name === value }, text))));
}

export const looks = () => [
  choice(t("Colours"), { auto: t("as the system"), light: t("light"), dark: t("dark") }, theme(), setTheme),
  choice(t("Language"), LANGUAGES, language(), setLanguage),
];

function tick(label, checked, change) {
  return el("label", { class: "tick" }, el("input", { type: "checkbox", checked, onchange: (event) => change(event.target) }), label);
}

async function notify(box) {
  const may = box.checked && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
  box.checked = may;
  localStorage.setItem(NOTIFY, may ? "yes" : "no");
}

// -- links --------------------------------------------------------------------------------------------------------

function link(name, secret, seat) {
  const url = new URL(address(secret), location.href).href;
  return el("li", {}, seat === null ? null : mark(seat), el("span", {}, name), el("input", { type: "text", readonly: true, value: url, "aria-label": name, onfocus: (event) => event.target.select() }),
    copier(url, t("Copy"), t("Copied")));
}

export function links(table, frame) {
  const mine = known(table);
  if (!mine?.links) return null;
  const seats = mine.links.map((secret, seat) => secret && seat !== frame?.seat && (frame?.seats[seat]?.kind ?? "human") === "human"
    ? link(frame?.seats[seat]?.name ?? t("Seat {n}", { n: seat + 1 }), secret, seat) : null).filter(Boolean);
  const spectator = mine.spectator ? [link(t("Spectators"), mine.spectator, null)] : [];
  return section(t("Invite"), el("p", { class: "quiet-text" }, t("Each link is one seat: send it to one person only.")), el("ul", { class: "links" }, seats, spectator));
}

// -- doings -------------------------------------------------------------------------------------------------------

function doing(path, body, done) {
  return async () => {
    try {
      await post(path, typeof body === "function" ? body() : body);
      $("menu").close();
      if (done) toast(done);
    } catch (refusal) {
      toast(refusal.message);
    }
  };
}

// What the opener may do with a seat.
function seatline(seat, own, opener, levels) {
  const base = `/api/openers/${opener}/seats/${seat.seat}`;
  const picked = el("select", { "aria-label": t("Bot for {name}", { name: seat.name }) }, levels.map((level) => el("option", { value: level, selected: level === levels.at(-1) }, t(level))));
  const person = (known(own)?.players?.[seat.seat] ?? "human") === "human";
  const relink = async () => {
    try {
      relinked(own, seat.seat, (await post(`${base}/link`)).secret);
      toast(t("The old link of {name} opens nothing any more; share the new one.", { name: seat.name }));
      $("menu").close();
    } catch (refusal) {
      toast(refusal.message);
    }
  };
  return el("div", { class: "seatline" }, mark(seat.seat), el("b", {}, seat.name), picked,
    el("button", { onclick: doing(`${base}/bot`, () => ({ bot: picked.value })) }, t("Seat a bot")),
    ...(person ? [seat.kind === "human" ? null : el("button", { onclick: doing(`${base}/back`, {}) }, t("As at the start")),
      el("button", { onclick: relink }, t("New link")), el("button", { onclick: doing(`${base}/close`, {}) }, t("Close the seat"))] : []).filter(Boolean));
}

function openers(frame, own, opener, levels) {
  const { clock } = frame;
  const pause = clock ? el("button", { onclick: doing(`/api/openers/${opener}/clock`, { paused: !clock.paused }) }, clock.paused ? t("Let the clock run") : t("Pause the clock")) : null;
  const others = frame.seats.filter((seat) => seat.seat !== frame.seat);
  return others.length || pause ? section(t("You opened this table"), ...others.map((seat) => seatline(seat, own, opener, levels)), pause) : null;
}

export async function saveRecord(base, frame) {
  try {
    const record = await get(`${base}/record`);
    const text = typeof record === "string" ? record : JSON.stringify(record, null, 1);
    download(`${frame.game}-${frame.table}${frame.over ? ".record" : "-log.json"}`, text);
  } catch (refusal) {
    toast(refusal.message);
  }
}

export async function rematch(base, frame) {
  try {
    location.assign(opened(await post(`${base}/rematch`), frame.title));
  } catch (refusal) {
    toast(refusal.message);
  }
}

// What the own seat is called.
function naming(secret, name) {
  const field = el("input", { type: "text", maxlength: 24, value: name, autocomplete: "off" });
  const done = async (event) => {
    event.preventDefault();
    await called(secret, field.value.trim());
    $("menu").close();
  };
  return el("form", { class: "row", onsubmit: done }, el("label", { class: "row" }, el("span", {}, t("Your name")), field), el("button", {}, t("Change")));
}

const KEYS = [["1 – 9, A – Z", "choose an option"], ["P", "pass"], ["U", "undo"], ["R", "rules"], ["L", "replay"], ["M", "menu"], ["Esc", "close"]];

export async function fillMenu(secret, frame, levels) {
  const base = `/api/seats/${secret}`;
  const mine = known(secret);
  const seated = frame.seat !== null && !frame.over;
  const invite = links(secret, frame);
  $("menu-body").replaceChildren(...[
    section(t("On this table"),
      el("div", { class: "row" }, el("button", { data: { open: "rules" } }, t("Rules")), el("button", { data: { open: "replay" } }, t("Replay")),
        el("button", { onclick: () => saveRecord(base, frame) }, frame.over ? t("Download the record") : t("Download my log")),
        seated ? (frame.seats[frame.seat].kind === "human" ? el("button", { onclick: doing(`${base}/leave`, {}, t("You have left your seat.")) }, t("Leave my seat"))
          : el("button", { class: "main", onclick: doing(`${base}/back`, {}) }, t("Sit down again"))) : null,
        el("a", { class: "button", href: "/" }, t("All tables"))),
      seated ? naming(secret, frame.seats[frame.seat].name) : null),
    invite,
    mine?.opener && !frame.over ? openers(frame, secret, mine.opener, levels) : null,
    section(t("How it looks"), ...looks(),
      tick(t("Hide the talk"), isTalkHidden(), (box) => hideTalk(box.checked)),
      tick(t("Tell me when it is my turn"), localStorage.getItem(NOTIFY) === "yes", notify)),
    section(t("Keys"), el("div", { class: "keys" }, KEYS.flatMap(([key, text]) => [el("kbd", {}, key), el("span", {}, t(text))]))),
  ].filter(Boolean));
}
