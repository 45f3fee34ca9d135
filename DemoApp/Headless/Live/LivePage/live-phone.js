"use strict";

/** A phone that shows what the program sends. */
class LivePhone {
  #tables;
  #units;
  #recording = null;
  #phone = null;
  #touches = new Map();
  #room = [];
  /** What is written on the phone, for those who do not see it, and what waits to write it down. */
  #words;
  #pause = null;
  /** Whether something has come that is not shown yet. */
  #isStale = false;

  /** In milliseconds without a movement. */
  static describedAfter = 400;

  /** @param {{id: string, name: string, about: string}} contender */
  constructor(contender, units) {
    this.contender = contender;
    this.#units = units;
    this.recognizers = [];
    this.#words = make("p.unseen", { id: `words-${contender.id}` });
    this.screen = make("div.screen", {
      tabindex: 0, role: "application", "aria-roledescription": "phone", "aria-label": `Phone with ${contender.name}`,
      "aria-describedby": `phone-help words-${contender.id}`,
    });
    this.element = make("figure.contender", { "data-contender": contender.id }, this.screen, this.#words,
      make("figcaption", {}, make("span.contender-name", { text: contender.name }), make("span.summary", { text: contender.about })));
  }

  /** Takes what is new; everything, if it is a beginning. */
  apply(news) {
    if (news.reset) this.#begin();
    if (!this.#recording) return;
    for (const name of ["drawings", "colors", "styles", "trees"]) {
      for (const entry of news[name] ?? []) this.#tables.tables[name].push(entry);
    }
    if (news.add) {
      this.#recording.apply(news, this.#tables.tables.styles);
      if (!this.#phone) this.#mount();
    }
    if (news.fingers) this.#place(news.fingers);
    if (news.recognizers) this.recognizers = news.recognizers;
    this.#isStale = true;
  }

  #begin() {
    const tables = { drawings: [], colors: [], styles: [], trees: [], units: this.#units, rate: 60 };
    this.#tables = new ReportData(JSON.stringify(tables));
    this.#recording = new LiveRecording(this.#units, this.#tables.tables.drawings);
    this.#phone = null;
    this.#touches.clear();
    this.recognizers = [];
  }

  #mount() {
    this.#phone = new Phone(this.#recording, this.#tables, "");
    this.#phone.element.removeAttribute("role");
    this.#room = [];
    this.screen.replaceChildren(this.#phone.element);
  }

  /** @param {number[]} fingers Number, x, y, …: all that are on the glass. */
  #place(fingers) {
    const now = performance.now() / 1000;
    const down = new Set();
    for (let index = 0; index < fingers.length; index += 3) {
      const [id, ...place] = fingers.slice(index, index + 3);
      down.add(id);
      const touch = this.#touches.get(id);
      if (touch) {
        touch.move(now, place);
      } else {
        this.#touches.set(id, new LiveTouch(now, place));
        this.#phone?.add(this.#touches.get(id));
      }
    }
    for (const [id, touch] of this.#touches) {
      if (down.has(id)) continue;
      touch.lift(now);
      this.#touches.delete(id);
    }
    this.#fadesUntil = now + FingerView.ringLength + 0.1;
  }

  #fadesUntil = 0;

  /** Shows how it is. Returns whether it would be another picture a moment later, though nothing comes. */
  show() {
    const now = performance.now() / 1000;
    const fades = now < this.#fadesUntil || this.#touches.size > 0;
    if (!this.#phone || !(this.#isStale || fades)) return false;
    this.#isStale = false;
    this.#fit();
    this.#phone.show(now);
    this.#phone.forgetFingers(now);
    this.#describe();
    return fades;
  }

  /** Writes down what can be read on the phone, once nothing has moved for a while. */
  #describe() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      const glass = this.#phone.glass.getBoundingClientRect();
      const isSeen = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return element.checkVisibility({ opacityProperty: true })
          && right > glass.left && left < glass.right && bottom > glass.top && top < glass.bottom;
      };
      const texts = [...this.#phone.glass.querySelectorAll(".text")].filter(isSeen).map(({ textContent }) => textContent);
      this.#words.textContent = texts.length ? `It shows: ${texts.join(", ")}.` : "";
    }, LivePhone.describedAfter);
  }

  /** The phone is turned on the spot. */
  #fit() {
    const room = this.#recording.room;
    if (room.every((length, index) => length === this.#room[index])) return;
    this.#room = room;
    this.#phone.element.style.setProperty("--room-width", room[0]);
    this.#phone.element.style.setProperty("--room-height", room[1]);
    this.element.style.setProperty("--shape", room[0] / room[1]);
  }

  /** The window's width and height, in points. */
  get size() {
    return this.#recording ? this.#recording.room : [0, 0];
  }

  /** Whether an event is on the glass. */
  holds(event) {
    if (!this.#phone) return false;
    const [x, y] = this.place(event);
    return x >= 0 && y >= 0 && x <= this.size[0] && y <= this.size[1];
  }

  /** A place of the browser's window in the phone's. */
  place({ clientX, clientY }) {
    const { glass } = this.#phone;
    const box = glass.getBoundingClientRect();
    const scale = box.width / this.size[0];
    return [(clientX - box.left) / scale, (clientY - box.top) / scale].map((length) => Math.round(length * 4) / 4);
  }
}
