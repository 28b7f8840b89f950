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
  const kept = { ...known, ...facts, at: facts.at ?? Date.now() };
  localStorage.setItem(KEY, JSON.stringify([kept, ...old.filter((each) => each.secret !== secret)].slice(0, MOST)));
}

export function forget(secret) {
  localStorage.setItem(KEY, JSON.stringify(tables().filter((each) => each.secret !== secret)));
}

export const known = (secret) => tables().find((each) => each.secret === secret) ?? null;

export const address = (secret) => `/table#${secret}`;

// Remember a table that was just opened, or joined, and all links to it; returns the address of the own seat.
export function opened(answer, title, players = null) {
  const own = answer.secret ?? answer.seats[0];
  remember(own, { table: answer.table, title, opener: answer.opener, links: answer.seats, spectator: answer.spectator, players, over: false, turn: false });
  return address(own);
}

// A seat has got another link.
export function relinked(own, seat, secret) {
  const mine = known(own);
  const links = [...(mine.links ?? [])];
  links[seat] = secret;
  remember(own, { links: Array.from(links, (each) => each ?? null) });
}
