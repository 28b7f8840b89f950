// The tables of this browser: their links, kept here and nowhere else.

const KEY = "boardwright.tables";
const MOST = 60;

export function tables() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

// Remember a table, or what is new of it; the last one comes first.
export function remember(secret, facts) {
  const old = tables();
  const known = old.find((each) => each.secret === secret) ?? { secret };
  const kept = { ...known, ...facts, at: Date.now() };
  localStorage.setItem(KEY, JSON.stringify([kept, ...old.filter((each) => each.secret !== secret)].slice(0, MOST)));
}

export function forget(secret) {
  localStorage.setItem(KEY, JSON.stringify(tables().filter((each) => each.secret !== secret)));
}

export const known = (secret) => tables().find((each) => each.secret === secret) ?? null;

export const address = (secret) => `/table#${secret}`;

// The secret at the end of a link, however it is written.
export const secretOf = (link) => String(link).split(/[#/=]/).at(-1);

// Remember a table that was just opened; returns the address of the own seat.
export function opened(answer, title) {
  const seats = (answer.seats ?? answer.links ?? []).map((each) => (typeof each === "string" ? each : each?.secret ?? each?.link ?? null));
  const links = seats.map((each) => each && secretOf(each));
  const own = links.find(Boolean) ?? secretOf(answer.spectator);
  remember(own, {
    table: answer.table, title, opener: answer.opener && secretOf(answer.opener), links, spectator: answer.spectator && secretOf(answer.spectator), over: false,
  });
  return address(own);
}
