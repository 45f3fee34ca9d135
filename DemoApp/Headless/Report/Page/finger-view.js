"use strict";

/** A finger on the glass: a dot, the way it came, and a ring where it has been lifted. */
class FingerView {
  #dot = makeSVG("circle.dot", { r: 22 });
  #trail = makeSVG("polyline.trail");
  #ring = makeSVG("circle.ring", { r: 22 });

  /** How long the trail is and how long the ring is seen, in seconds. */
  static trailLength = 0.5;
  static ringLength = 0.3;

  constructor(touch) {
    this.touch = touch;
    if (touch.isCancelled) this.#ring.classList.add("cancelled");
    this.element = makeSVG("g.finger", {}, this.#trail, this.#ring, this.#dot);
  }

  show(time) {
    const { start, end } = this.touch;
    const since = time - end;
    const isDown = time >= start && since <= 0;
    const fades = since > 0 && since < FingerView.ringLength;
    this.element.style.display = isDown || fades ? "" : "none";
    if (!isDown && !fades) return;

    this.#dot.style.display = isDown ? "" : "none";
    this.#ring.style.display = isDown ? "none" : "";
    const part = fades ? since / FingerView.ringLength : 0;
    const [x, y] = this.touch.at(time);
    // What is not seen is left as it is: browsers look at every value that is written.
    const seen = isDown ? this.#dot : this.#ring;
    seen.setAttribute("cx", x);
    seen.setAttribute("cy", y);
    if (fades) {
      this.#ring.setAttribute("r", 22 + 16 * part);
      this.#ring.style.opacity = 1 - part;
    }

    const from = Math.max(start, time - FingerView.trailLength);
    const way = from < Math.min(time, end) ? this.touch.way(from, Math.min(time, end)) : [];
    this.#trail.setAttribute("points", way.map((point) => point.join(",")).join(" "));
    this.#trail.style.opacity = 1 - part;
  }
}
