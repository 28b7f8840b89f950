// Who is missing at the table and what can be done about it: links for those who have not come, a bot for who has left, the
// way back to an own seat, a name for who came by a link.

import { get, post } from "./api.js";
import { $, copier, el, mark, toast } from "./dom.js";
import { t } from "./i18n.js";
import { address, known, remember } from "./mine.js";
import { openRules } from "./rules.js";

const NAME = "boardwright.name";
const MET = "boardwright.met";
const LOOK = 4000;
const state = { secret: "", come: [], frame: null, timer: 0, unnamed: false };

// Whether somebody's own seat is played by nobody, or by a bot.
export const isAway = (frame) => frame.seat !== null && !frame.over && frame.seats[frame.seat].kind !== "human";

const mine = () => known(state.secret);

async function act(path, body) {
  try {
    await post(path, body);
  } catch (refusal) {
    toast(refusal.message);
  }
}

function line(seat, text, ...doings) {
  return el("li", { data: { seat: seat ?? "" } }, seat === null ? null : mark(seat), el("span", {}, text), ...doings);
}

// A person who was invited and has not opened the link.
function absent({ seat, name }) {
  const secret = mine()?.links?.[seat];
  const url = secret ? new URL(address(secret), location.href).href : null;
  return line(seat, t("{name} has not come yet.", { name }), url ? copier(url, t("Copy the link"), t("Copied")) : null);
}

function left({ seat, name }) {
  const opener = mine()?.opener;
  if (!opener) return line(seat, t("{name} has left; whoever opened the table can seat a bot.", { name }));
  const seated = async () => {
    const { bots } = await get(`/api/games/${state.frame.game}`);
    await act(`/api/openers/${opener}/seats/${seat}/bot`, { bot: bots.at(-1) });
  };
  return line(seat, t("{name} has left.", { name }), el("button", { onclick: () => seated().catch((refusal) => toast(refusal.message)) }, t("Seat a bot")));
}

function back(frame) {
  return line(null, frame.seats[frame.seat].kind === "bot" ? t("You can take over again at any time.") : t("Nobody plays for you."), el("button", { class: "main", onclick: () => act(`/api/seats/${state.secret}/back`, {}) }, t("Sit down again")));
}

function naming(frame) {
  const field = el("input", { type: "text", maxlength: 24, placeholder: frame.seats[frame.seat].name, "aria-label": t("Your name"), autocomplete: "off" });
  const done = async (event) => {
    event.preventDefault();
    state.unnamed = false;
    field.blur();
    if (field.value.trim()) await called(state.secret, field.value.trim());
    company(state.frame);
  };
  return line(null, t("What are you called?"), el("form", { onsubmit: done }, field, el("button", {}, t("That is me"))));
}

// A seat gets a name, kept for the next table.
export async function called(secret, name) {
  localStorage.setItem(NAME, name);
  await act(`/api/seats/${secret}/name`, { name });
}

function newcomer() {
  if ((localStorage.getItem(MET) ?? "").split(" ").includes(state.frame.game)) return null;
  return line(null, t("New to this game?"), el("button", { onclick: met }, t("How it is played")));
}

function met() {
  localStorage.setItem(MET, `${localStorage.getItem(MET) ?? ""} ${state.frame.game}`.trim());
  openRules();
  company(state.frame);
}

function lines(frame) {
  if (frame.over) return [];
  const others = frame.seats.filter((each) => each.seat !== frame.seat);
  const waited = mine()?.opener ? others.filter((each) => each.kind === "human" && state.come[each.seat] === false) : [];
  return [
    isAway(frame) ? back(frame) : null,
    frame.seat === null ? line(null, t("You look on; the players' hands stay hidden.")) : null,
    ...waited.map(absent),
    ...others.filter((each) => each.kind === "left").map(left),
    state.unnamed && frame.seat !== null ? naming(frame) : null,
    newcomer(),
  ].filter(Boolean);
}

// Where it is read: with the choices while nothing is asked, else beside the seats.
export function company(frame) {
  state.frame = frame;
  const box = $("company");
  if (box.contains(document.activeElement) && document.activeElement.matches("input")) return;
  box.replaceChildren(...lines(frame));
  box.hidden = !box.children.length;
  const place = frame.asks.length ? $("seats") : $("auto");
  if (place.nextElementSibling !== box) place.after(box);
}

// The opener looks who has come, until all have.
async function look() {
  const opener = mine()?.opener;
  if (!opener || state.frame?.over) return;
  const told = await get(`/api/openers/${opener}`).catch(() => null);
  if (!told) return;
  state.come = told.seats.map((each) => each.come || each.kind !== "human");
  if (state.frame) company(state.frame);
  if (state.come.includes(false)) state.timer = setTimeout(look, LOOK);
}

// `isNew`: this browser has not been at the table before.
export async function arrive(secret, isNew, frame) {
  Object.assign(state, { secret, frame });
  const own = localStorage.getItem(NAME);
  if (isNew && frame.seat !== null && !frame.over) {
    remember(secret, {});
    if (own) await act(`/api/seats/${secret}/name`, { name: own });
    else state.unnamed = true;
  }
  company(frame);
  await look();
}
