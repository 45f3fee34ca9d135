"use strict";

/**
 * A transition's time in a person's hand. A pointer that is dragged to the left leads it on, as it pulls the next screen in;
 * to the right it leads it back. The arrow keys do the same. Let go, the transition finishes or goes back.
 */
class Lead {
  #element;
  #playback;
  #start;
  #length;
  #open;
  /** The pointer that is down: its number, where it came down, and how far the transition was then. */
  #contact = null;
  /** The pointer's last places, as `[milliseconds, progress]`. */
  #samples = [];
  #isLed = false;
  #request = null;
  #ignoresClick = false;

  /** How far a pointer goes before it leads, in pixels. */
  static threshold = 4;
  /** From which speed on the pointer's direction counts more than its place, in lengths of the transition a second. */
  static flick = 0.8;
  /** How long before its end a drag's speed is measured, in milliseconds. */
  static speedSpan = 100;

  static #keySteps = {
    ArrowRight: 0.05, ArrowUp: 0.05, ArrowLeft: -0.05, ArrowDown: -0.05, PageUp: 0.2, PageDown: -0.2, Home: -1, End: 1,
  };

  /**
   * @param {HTMLElement} element Takes pointers and keys, and is a slider to those who do not see it.
   * @param {{start: number, length: number, open: () => void}} transition When it begins and how long it is, in seconds,
   *     and what a click does.
   */
  constructor(element, playback, { start, length, open }) {
    this.#element = element;
    this.#playback = playback;
    this.#start = start;
    this.#length = length;
    this.#open = open;
    element.addEventListener("pointerdown", (event) => this.#land(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#leave(event, true));
    element.addEventListener("pointercancel", (event) => this.#leave(event, false));
    element.addEventListener("click", () => this.#click());
    element.addEventListener("keydown", (event) => this.#press(event));
  }

  /** Whether a pointer is down on it. */
  get isHeld() {
    return this.#contact !== null;
  }

  /** Whether it is in somebody's hand, or on its way to an end since it was let go. */
  get isLed() {
    return this.#isLed || this.isHeld;
  }

  /** From 0 to 1. */
  get progress() {
    return Math.min(Math.max(0, (this.#playback.time - this.#start) / this.#length), 1);
  }

  /** Takes it out of everybody's hand, wherever it is. */
  end() {
    cancelAnimationFrame(this.#request);
    this.#contact = null;
    this.#isLed = false;
  }

  // MARK: Pointers

  #land({ button, pointerId, clientX }) {
    if (button !== 0 || this.#contact) return;
    cancelAnimationFrame(this.#request);
    this.#ignoresClick = false;
    this.#samples = [];
    this.#contact = { pointerId, clientX, progress: this.progress, width: this.#element.clientWidth, isDrag: false };
    this.go(this.progress);
  }

  #move({ pointerId, clientX, timeStamp }) {
    const contact = this.#contact;
    if (contact?.pointerId !== pointerId) return;
    const way = contact.clientX - clientX;
    if (!contact.isDrag) {
      if (Math.abs(way) < Lead.threshold) return;
      contact.isDrag = true;
      this.#isLed = true;
      this.#element.setPointerCapture(pointerId);
    }
    this.go(contact.progress + way / contact.width);
    this.#samples.push([timeStamp, this.progress]);
  }

  #leave({ pointerId, timeStamp }, mayFinish) {
    const contact = this.#contact;
    if (contact?.pointerId !== pointerId) return;
    this.#samples.push([timeStamp, this.progress]);
    this.#contact = null;
    if (!contact.isDrag) return;
    this.#ignoresClick = true;
    this.#settle(mayFinish && this.#finishes);
  }

  /** Whether a pointer that lifts now has brought the transition far enough, or goes fast enough. */
  get #finishes() {
    const [lastTime, last] = this.#samples.at(-1);
    const [time, progress] = this.#samples.find(([each]) => each >= lastTime - Lead.speedSpan);
    const speed = lastTime > time ? 1000 * (last - progress) / (lastTime - time) : 0;
    return Math.abs(speed) > Lead.flick ? speed > 0 : last >= 0.5;
  }

  /** The click behind a drag is none. */
  #click() {
    if (!this.#ignoresClick) this.#open();
    this.#ignoresClick = false;
  }

  // MARK: Keys

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = Lead.#keySteps[event.key];
    if (step) {
      cancelAnimationFrame(this.#request);
      this.#isLed = true;
      this.go(this.progress + step);
    } else if (["Enter", " "].includes(event.key)) {
      this.#settle(this.progress >= 0.5);
    } else if (event.key === "Escape" && this.#isLed) {
      this.#settle(false);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // MARK: Time

  /** Shows how far it is; from 0 to 1. */
  go(progress) {
    const shown = Math.min(Math.max(0, progress), 1);
    this.#playback.seek(this.#start + shown * this.#length);
    const percent = Math.round(100 * shown);
    this.#element.ariaValueNow = String(percent);
    this.#element.ariaValueText = `${percent} %`;
  }

  /** Goes on to the end, or back to the start, at the transition's own speed; at once where less motion is preferred. */
  #settle(isEnd) {
    cancelAnimationFrame(this.#request);
    this.#isLed = true;
    const target = isEnd ? 1 : 0;
    if (prefersLessMotion()) this.go(target);
    let { progress } = this;
    let last = null;
    const tick = (now) => {
      const passed = last === null ? 0 : Math.min((now - last) / 1000, 0.1) / this.#length;
      last = now;
      progress = isEnd ? Math.min(1, progress + passed) : Math.max(0, progress - passed);
      this.go(progress);
      if (progress !== target) this.#request = requestAnimationFrame(tick);
      else this.#arrive(isEnd);
    };
    this.#request = requestAnimationFrame(tick);
  }

  /** At its end, it is shown as it is when everything has come to rest. */
  #arrive(isEnd) {
    this.#isLed = false;
    if (isEnd) this.#playback.seek(this.#playback.duration);
  }
}
