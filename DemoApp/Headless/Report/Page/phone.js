"use strict";

/** A phone that shows a recording: the glass with the layers, and the fingers on it. */
class Phone {
  #recording;
  #report;
  #views = new Map();
  #glass = make("div.glass");
  #canvas = make("div.canvas", { dir: "ltr" });
  #fingers = [];
  #fingerLayer = makeSVG("svg.fingers");
  #size = [];

  /** @param {string} label What the phone shows, for those who do not see it. */
  constructor(recording, report, label) {
    this.#recording = recording;
    this.#report = report;
    this.#glass.append(this.#canvas, this.#fingerLayer);
    this.element = make("div.phone", { role: "img", "aria-label": label }, this.#glass);
    const [width, height] = recording.room;
    this.element.style.setProperty("--room-width", width);
    this.element.style.setProperty("--room-height", height);

    this.#canvas.append(this.#viewOf(0).element);
    this.#fingers = recording.touches.map((touch) => new FingerView(touch));
    this.#fingerLayer.append(...this.#fingers.map(({ element }) => element));
    new ResizeObserver(() => this.#fit()).observe(this.#glass);
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
    this.#fingerLayer.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
    this.#fit();
  }

  #fit() {
    if (this.#size.length) this.#canvas.style.transform = `scale(${this.#glass.clientWidth / this.#size[0]})`;
  }
}
