// Frames that come close upon each other are shown one after another, so that what others do can be followed.

const LEAST = 350;
const MOST = 8;

export class Pace {
  // `show(frame)` draws one.
  constructor(show) {
    Object.assign(this, { show, waiting: [], timer: 0, last: -LEAST });
  }

  // Show a frame: at once, and none of those that wait, or in its turn. Of too many, the first are left out.
  add(frame, atOnce) {
    if (atOnce) this.clear();
    this.waiting.push(frame);
    this.waiting.splice(0, Math.max(0, this.waiting.length - MOST));
    if (atOnce) this.next();
    else this.later();
  }

  clear() {
    clearTimeout(this.timer);
    Object.assign(this, { waiting: [], timer: 0 });
  }

  later() {
    if (this.timer || !this.waiting.length) return;
    const wait = this.last + LEAST - performance.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => { this.timer = 0; this.next(); }, wait);
  }

  next() {
    this.last = performance.now();
    this.show(this.waiting.shift());
    this.later();
  }
}
