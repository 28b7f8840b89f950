// The game again, entry by entry, as this seat saw it.

import { get, narrow, post } from "./api.js";
import { $, toast } from "./dom.js";
import { t } from "./i18n.js";

const BEAT = 900;

export class Replay {
  // `on`: frame(frame or null) shows a frame of the past, null the present again; `now()` is the present frame.
  constructor(base, on) {
    Object.assign(this, { base, on, open: false, playing: false, at: 0, wanted: null, cache: new Map() });
    $("replay-slider").addEventListener("input", (event) => { this.run(false); this.go(Number(event.target.value)); });
    $("replay-back").addEventListener("click", () => this.go(this.at - 1));
    $("replay-on").addEventListener("click", () => this.go(this.at + 1));
    $("replay-play").addEventListener("click", () => this.run(!this.playing));
    $("replay-close").addEventListener("click", () => this.close());
    $("replay-continue").addEventListener("click", () => this.carryOn());
    $("open-replay").addEventListener("click", () => (this.open ? this.close() : this.start()));
  }

  start() {
    const frame = this.on.now();
    if (!frame) return;
    this.open = true;
    document.body.classList.add("replaying");
    $("replay").hidden = false;
    $("replay-slider").max = frame.entry;
    $("replay-continue").hidden = !frame.over;
    this.go(frame.entry);
    $("replay-slider").focus();
  }

  // From an entry on to the present, and then back to the table.
  async again(entry) {
    this.start();
    await this.go(entry);
    await this.run(true);
    if (this.open && this.playing) this.close();
  }

  // Entry after entry until the last one, or until something else is wanted.
  async run(on) {
    this.playing = on;
    $("replay-play").setAttribute("aria-pressed", String(on));
    if (!on) return;
    const run = (this.turn = {});
    if (this.at >= Number($("replay-slider").max)) await this.go(0);
    while (this.open && this.playing && this.turn === run) {
      await new Promise((done) => { setTimeout(done, BEAT); });
      if (!this.open || !this.playing || this.turn !== run) return;
      if (this.at >= Number($("replay-slider").max)) break;
      await this.go(this.at + 1);
    }
  }

  close() {
    this.run(false);
    this.open = false;
    document.body.classList.remove("replaying");
    $("replay").hidden = true;
    this.cache.clear();
    this.on.frame(null);
  }

  async go(entry) {
    const last = Number($("replay-slider").max);
    this.at = Math.max(0, Math.min(last, entry));
    $("replay-slider").value = this.at;
    $("replay-entry").textContent = t("{n} of {all}", { n: this.at, all: last });
    this.wanted = this.at;
    if (this.loading) return;
    this.loading = true;
    while (this.wanted !== null && this.open) await this.load();
    this.loading = false;
  }

  async load() {
    const entry = this.wanted;
    this.wanted = null;
    try {
      if (!this.cache.has(entry)) this.cache.set(entry, await get(`${this.base}/replay`, { entry, narrow: narrow() }));
      if (this.open) this.on.frame(this.cache.get(entry));
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  async carryOn() {
    try {
      const opened = await post(`${this.base}/continue`, { entry: this.at });
      location.assign(this.on.opened(opened));
    } catch (refusal) {
      toast(refusal.message);
    }
  }
}
