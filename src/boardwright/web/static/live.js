// The live feed: frames as they come, resumed from the last entry seen; tries again, ever less often, until it holds.

import { Refusal, narrow } from "./api.js";
import { language, t } from "./i18n.js";

const LONGEST = 15000;
const GONE = 4404;

export class Live {
  // `seen()`: the last entry shown; `frame(message)`; `state(connected)`; `gone(refusal)`: the link was closed.
  constructor(secret, { seen, frame, state, gone }) {
    Object.assign(this, { secret, seen, frame, state, gone, wait: 500, socket: null, timer: 0, ended: false });
    addEventListener("online", () => this.again(0));
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.again(0); });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const entry = this.seen();
    const from = entry === null ? "" : `entry=${entry}&`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/seats/${this.secret}/live?${from}lang=${language()}&narrow=${narrow()}`);
    this.socket = socket;
    socket.onopen = () => { this.wait = 500; this.state(true); };
    socket.onmessage = (event) => this.frame(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket || this.ended) return;
      if (event.code === GONE) {
        this.ended = true;
        this.gone(new Refusal(404, { message: t("This link opens nothing any more; ask whoever opened the table for a new one.") }));
        return;
      }
      this.state(false);
      this.again(this.wait);
      this.wait = Math.min(LONGEST, this.wait * 1.7);
    };
  }

  again(after) {
    clearTimeout(this.timer);
    if (this.ended || this.socket.readyState <= WebSocket.OPEN) return;
    this.timer = setTimeout(() => this.open(), after + Math.random() * after * 0.3);
  }

  // A new start, for instance when the screen has become narrow.
  restart() {
    this.socket.onclose = null;
    this.socket.close();
    this.open();
  }

  close() {
    this.ended = true;
    this.socket.close();
  }
}
