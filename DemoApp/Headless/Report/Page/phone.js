"use strict";

/** A phone that shows a recording: the glass with the layers, and the fingers on it. */
class Phone {
  #recording;
  #report;
  #views = new Map();
  /** What is in it is a picture, which can be neither operated nor searched: the phone's label says what it shows. */
  #glass = make("div.glass", { inert: true });
  #canvas = make("div.canvas", { dir: "ltr" });
  #fingers = [];
  #fingerLayer = makeSVG("svg.fingers");
  #size = [];

  /** @param {string} label What the phone shows, for those who do not see it. */
  constructor(recording, report, label) {
    this.#recording = recording;
    this.#report = report;
    this.#glass.append(this.#canvas, ...Phone.#hardware(), this.#fingerLayer);
    this.element = make("div.phone", { role: "img", "aria-label": label }, this.#glass);
    const [width, height] = recording.room;
    this.element.style.setProperty("--room-width", width);
    this.element.style.setProperty("--room-height", height);

    for (const tree of recording.pictures ?? []) report.picture(tree).image.prepare();
    this.#canvas.append(this.#viewOf(0).element);
    for (const touch of recording.touches) this.add(touch);
    new ResizeObserver(() => this.#fit()).observe(this.#glass);
  }

  /** What a phone has around the app's window, where it has room for it: the time, the island, and the home indicator. */
  static #hardware() {
    return [make("div.status", { "aria-hidden": "true" }, make("span", { text: "9:41" }), make("i.battery")),
      make("div.island", { "aria-hidden": "true" }), make("div.home", { "aria-hidden": "true" })];
  }

  /** Shows a finger from now on. */
  add(touch) {
    const finger = new FingerView(touch);
    this.#fingers.push(finger);
    this.#fingerLayer.append(finger.element);
  }

  /** Forgets the fingers of which nothing is seen at a time any more, nor later. */
  forgetFingers(time) {
    const isOver = (finger) => finger.touch.end + FingerView.ringLength < time;
    for (const finger of this.#fingers.filter(isOver)) finger.element.remove();
    this.#fingers = this.#fingers.filter((finger) => !isOver(finger));
  }

  /** What takes touches. */
  get glass() {
    return this.#glass;
  }

  /** Shows the moment `time`, in seconds; beyond the end, the end. */
  show(time) {
    const frame = this.#recording.frameAt(time);
    this.#viewOf(0).show(frame);
    for (const finger of this.#fingers) finger.show(time);
    this.#turn(frame);
  }

  #viewOf(id) {
    let view = this.#views.get(id);
    if (!view) {
      view = new LayerView(id, this.#recording, this.#report, (child) => this.#viewOf(child));
      this.#views.set(id, view);
    }
    return view;
  }

  /** The glass has the shape of the window, which changes when the phone is turned. */
  #turn(frame) {
    const size = ["w", "h"].map((property) => this.#recording.valueAt(0, property, frame));
    if (size.every((length, index) => length === this.#size[index])) return;
    this.#size = size;
    this.element.style.setProperty("--width", size[0]);
    this.element.style.setProperty("--height", size[1]);
    this.element.classList.toggle("island-phone", Math.max(...size) >= 812 && Math.min(...size) < 500);
    this.element.classList.toggle("tablet", Math.min(...size) >= 600);
    this.element.classList.toggle("is-turned", size[0] > size[1]);
    this.#fingerLayer.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
    this.#fit();
  }

  #fit() {
    if (!this.#size.length) return;
    const scale = this.#glass.clientWidth / this.#size[0];
    this.#canvas.style.transform = `scale(${scale})`;
    this.element.style.setProperty("--scale", scale);
    this.element.style.setProperty("--hairline", `${1 / scale}px`);
    redraw(this.#canvas);
  }
}
