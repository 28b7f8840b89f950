// The question: a sentence with its rule, the options as buttons with keys, undo, and why something is not possible.

import { narrow } from "./api.js";
import { $, el, mark, svg } from "./dom.js";
import { t, tn } from "./i18n.js";
import { isAway } from "./company.js";
import { capital } from "./side.js";

const KEYS = [..."123456789abcdefghjkmoqstvwxyz"];
const PASS = -1;
const FEW = 4;
const MANY = 5;
const HEAPS = 12;
const LONG = 60;

// A sentence without its bracket at the end, and the bracket: "Attack Moss" and "Ada's, 2 energy".
export function parts(text) {
  const found = /^(.+?) \((.+)\)\.?$/.exec(text);
  return found ? [found[1], found[2]] : [text, ""];
}

// The words with which all these sentences begin, or all but one of many: said to those who listen, left out where there
// is little room.
function shared(all) {
  const first = (text) => text.slice(0, text.indexOf(" ") + 1);
  const alike = all.filter((text) => text.startsWith(first(all[1] ?? "")));
  const texts = all.length > FEW - 1 && alike.length === all.length - 1 ? alike : all;
  const words = texts.map((text) => text.split(" "));
  let at = 0;
  while (words.every((each) => each.length > at + 1 && each[at] === words[0][at])) at += 1;
  return words[0].slice(0, at).map((word) => `${word} `).join("");
}

// Options with the key of each: 1 to 9, then letters; P passes.
export function keyed(options) {
  let next = 0;
  return options.map((option) => ({ ...option, key: option.value === PASS ? "p" : KEYS[next++] ?? "" }));
}

export class Question {
  // `on`: choose(option), undo(), hover(option or null), auto(kind, on).
  constructor(on) {
    this.on = on;
    this.options = [];
    this.shown = null;
    this.isBusy = false;
    $("undo").addEventListener("click", () => on.undo());
  }

  // `inHand`: whether the options are what lies in the hand, so that its picture says the rest.
  show(frame, inHand = () => false) {
    const ask = frame.asks[0] ?? null;
    const key = ask ? `${ask.kind} ${ask.ply} ${JSON.stringify(ask.options.map((each) => each.text))}` : `${idle(frame)} ${frame.over} ${frame.last.at(-1)?.text}`;
    $("undo").disabled = !frame.undo;
    $("undo").hidden = frame.over || frame.seat === null;
    $("you").classList.toggle("waiting", !ask);
    this.auto(frame, ask);
    if (key === this.shown) return;
    this.shown = key;
    this.ask = ask;
    this.options = ask ? keyed(ask.options) : [];
    $("you").scrollTop = 0;
    this.inHand = inHand(this.options);
    this.refuse(null);
    this.sentence(frame, ask);
    this.buttons();
  }

  sentence(frame, ask) {
    $("question").textContent = ask ? ask.question : idle(frame);
    const because = ask?.because;
    $("because").replaceChildren(...[
      ask ? null : newest(frame),
      because?.rule && el("a", { href: `#${because.rule}`, data: { rule: because.rule } }, because.rule),
      because?.rule && because.text ? " · " : null,
      because?.text,
      ask?.mode === "may" ? el("span", {}, because ? ` · ${t("optional")}` : t("optional")) : null,
    ].filter(Boolean));
  }

  buttons() {
    const box = $("options");
    const real = this.options.filter((each) => each.value !== PASS).length;
    const isLong = this.options.some((each) => each.forecast.length > LONG) || !this.options.some((each) => each.forecast || parts(each.text)[1]);
    const many = real > HEAPS || (this.inHand && (real > FEW || (real > 2 && isLong)));
    const dense = !many && real > MANY;
    box.hidden = !this.options.length;
    box.className = `options${real > FEW ? " outlined" : ""}${many ? " many" : ""}${dense ? " dense" : ""}`;
    const common = many || real > FEW || (real > 2 && narrow()) ? shared(this.options.filter((each) => each.value !== PASS).map((each) => parts(each.text)[0])) : "";
    const held = box.contains(document.activeElement);
    box.replaceChildren(...this.options.map((option) => this.button(option, many, option.value === PASS ? "" : common)));
    this.busy(this.isBusy);
    $("cannot").replaceChildren();
    if (held) $("question").focus({ preventScroll: true });  // who goes by Tab goes on from here
  }

  // The values of a short list that are no options now, each with its reason.
  cannot(values) {
    $("cannot").replaceChildren(...values.map(({ text, rule }) => el("li", {}, el("b", {}, parts(text)[0]), ` – ${rule.text} `,
      el("a", { href: `#${rule.id}`, data: { rule: rule.id } }, rule.id))));
  }

  button(option, many, common) {
    const [what, detail] = parts(option.text);
    if (!what.startsWith(common)) common = "";
    const brings = (option.forecast || detail).replaceAll(" -> ", "\u00a0→\u00a0"); // no line breaks there
    const hover = () => this.on.hover(option);
    const leave = () => this.on.hover(null);
    return el("button", {
      class: option.value === PASS ? "pass" : null,
      data: { answer: option.answer, of: option.id ?? "", tip: tip(detail, option.forecast, many) },
      "aria-keyshortcuts": option.key || null,
      onclick: () => this.on.choose(option),
      onpointerenter: hover, onpointerleave: leave, onfocus: hover, onblur: leave,
    }, option.key ? el("kbd", { "aria-hidden": "true" }, option.key.toUpperCase()) : el("span"),
    el("b", {}, common ? el("span", { class: "sr" }, common) : null, what.slice(common.length), many && option.badge ? el("span", { class: "badge", "aria-hidden": "true" }, ` ${option.badge}`) : null),
    pictured(option.icons), brings ? el("small", {}, brings) : null, option.forecast && detail ? el("span", { class: "sr" }, `, ${detail}`) : null);
  }

  // The button of the option that is meant.
  heat(option) {
    for (const button of $("options").children) button.classList.toggle("hot", Boolean(option) && button.dataset.answer === option.answer);
  }

  // While an answer is under way nothing else can be chosen, not even of a question that came meanwhile.
  busy(is) {
    this.isBusy = is;
    for (const button of $("options").children) button.classList.toggle("busy", is);
  }

  byKey(key) {
    return this.options.find((each) => each.key === key);
  }

  // Why a thing is not possible: `told` is {id, text, section, have, need}, a plain line, or null to take it away.
  refuse(told) {
    const box = $("refusal");
    box.hidden = !told;
    if (!told) return;
    const line = typeof told === "string" ? { text: told } : told;
    box.replaceChildren(
      el("span", {}, `${line.id ? t("Not now:") + " " : ""}${line.text}`,
        line.have !== null && line.have !== undefined ? ` ${t("({have} of {need})", line)}` : "",
        line.section ? el("span", { class: "quiet-text" }, ` ${line.section} `) : " ",
        line.id ? el("a", { href: `#${line.id}`, data: { rule: line.id } }, line.id) : null),
      el("button", { "aria-label": t("Close"), onclick: () => { this.refuse(null); this.on.hover(null); } }, "×"),
    );
  }

  // The tick that lets one kind of question pass by itself until the next turn.
  auto(frame, ask) {
    const box = $("auto");
    if (ask?.mode !== "may") {
      box.replaceChildren();
      return;
    }
    if (box.contains(document.activeElement)) return;
    const tick = el("input", {
      type: "checkbox", checked: (frame.auto ?? []).includes(ask.kind),
      onchange: (event) => this.on.auto(ask.kind, event.target.checked),
    });
    box.replaceChildren(el("label", { class: "tick", data: { tip: t("Lets this question pass by itself until your next turn.") } },
      tick, t("Pass till my next turn")));
  }
}

// Icons of the pictures on the page, copied, as one of a hidden picture would be black; the words say all without them.
function pictured(names) {
  const found = (names ?? []).map((name) => document.querySelector(`main symbol[id$="-i-${name}"]`)).filter(Boolean);
  const copies = found.map((symbol) => svg("svg", { viewBox: symbol.getAttribute("viewBox") }, ...[...symbol.children].map((child) => child.cloneNode(true))));
  return copies.length ? el("span", { class: "icons", "aria-hidden": "true" }, copies) : null;
}

// The bracket of a sentence, unless the forecast says the same.
export const beside = (detail, forecast) => (forecast.includes(detail) ? "" : detail);

// What a button does not show: the bracket beside a consequence, and all of what may be cut.
function tip(bracket, forecast, many) {
  const detail = beside(bracket, forecast);
  if (many) return [detail, forecast].filter(Boolean).join("\n");
  if (!forecast) return detail.length > LONG ? detail : "";
  return forecast.length > LONG ? [detail, forecast].filter(Boolean).join("\n") : detail;
}

// The sentence for whoever is not asked.
function idle(frame) {
  if (frame.over) return ending(frame);
  if (isAway(frame)) return frame.seats[frame.seat].kind === "bot" ? t("A bot plays for you.") : t("You have left your seat.");
  const names = frame.turn.map((seat) => frame.seats[seat].name);
  if (!names.length) return t("The table is at work.");
  return tn("{names} is choosing.", "{names} are choosing.", names.length, { names: names.join(", ") });
}

// What happened last, for whoever waits; it is read out by the log.
function newest(frame) {
  const line = frame.last.at(-1);
  return line && !frame.over ? el("span", { "aria-hidden": "true" }, line.text) : null;
}

// Who has won.
export function ending(frame) {
  const winners = frame.result?.winners ?? [];
  if (winners.includes(frame.seat)) return t("You win.");
  const rivals = (frame.rivals ?? []).filter((_, at) => frame.result?.rivals[at] === 1).map((each) => each.name);
  const names = [...winners.map((seat) => frame.seats[seat].name), ...rivals];
  return names.length ? capital(tn("{names} wins.", "{names} win.", names.length, { names: names.join(", ") })) : t("Nobody has won.");
}

// What a row of the sheet is called: texts of several seats that differ in a number behind a comma or colon share what
// stands before it, unless one seat has two of them.
function rowNames(sheets) {
  const plain = ({ rule, text }) => `${rule} ${text.replace(/\d+/g, "#")}`;
  const alike = (points, each) => points.filter((other) => plain(other) === plain(each));
  return (each) => {
    const all = sheets.map(({ points }) => alike(points, each));
    const differ = new Set(all.flat().map(({ text }) => text)).size > 1;
    return differ && all.every((own) => own.length < 2) ? each.text.split(/[,:] /)[0] : each.text;
  };
}

// The score sheet: a column a seat, a row for each thing that brought points.
export function sheet(frame) {
  const rivals = frame.rivals ?? [];
  const players = [...frame.seats, ...rivals.map((each, at) => ({ ...each, seat: frame.seats.length + at, name: capital(each.name) }))];
  const sheets = [...frame.result.sheets, ...rivals.map((each) => each.standing ?? { total: 0, points: [] })];
  const places = [...frame.result.places, ...frame.result.rivals];
  const name = rowNames(sheets);
  const rows = new Map();
  for (const { points } of sheets) for (const each of points) rows.set(`${each.rule} ${name(each)}`, { rule: each.rule, text: name(each) });
  const found = (seat, row) => sheets[seat].points.find((each) => each.rule === row.rule && name(each) === row.text);
  const head = players.map(({ seat, name }) => el("th", { scope: "col", data: { seat } }, mark(seat), ` ${name}`));
  const cell = (each) => el("td", each?.text ? { data: { tip: each.text } } : {}, String(each?.points ?? each ?? 0));
  const line = (title, values, sort) => el("tr", { class: sort }, el("th", { scope: "row" }, title), values.map(cell));
  const body = [...rows.values()].map((row) => line(
    [row.text, " ", el("a", { href: `#${row.rule}`, data: { rule: row.rule } }, row.rule)],
    players.map(({ seat }) => found(seat, row)),
  ));
  return el("div", { class: "scroll" }, el("table", { class: "sheet" },
    el("thead", {}, el("tr", {}, el("td"), head)),
    el("tbody", {}, body, line(t("together"), sheets.map((each) => each.total), "sum"),
      line(t("place"), places.map((each) => `${each}.`)))));
}
