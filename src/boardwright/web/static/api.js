// The server's JSON, see docs/api.md. Errors are thrown as Refusal: a line for people, and whatever came with it.

import { language, t } from "./i18n.js";

export class Refusal extends Error {
  constructor(status, body) {
    super(t(body.message ?? "The server did not understand that."));
    this.status = status;
    this.body = body;
  }
}

async function call(path, options = {}) {
  let answer;
  try {
    answer = await fetch(path, { cache: "no-store", credentials: "same-origin", ...options });
  } catch {
    throw new Refusal(0, { message: t("The server cannot be reached. Nothing is lost; trying again.") });
  }
  const text = await answer.text();
  let body = {};
  try {
    body = JSON.parse(text);
  } catch {
    if (answer.ok) return text;
  }
  if (!answer.ok) throw new Refusal(answer.status, body);
  return body;
}

function query(values) {
  const known = Object.entries({ lang: language(), ...values }).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(known).toString();
}

export const get = (path, values = {}, signal = null) => call(`${path}?${query(values)}`, { signal });

export const post = (path, body = {}, values = {}) => call(`${path}?${query(values)}`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
});

export const key = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join("");

// A phone, upright or held across; as in table.css.
export const PHONE = "(max-width: 800px), (max-height: 500px) and (max-width: 1000px)";

export const narrow = () => matchMedia(PHONE).matches;
