"use strict";

/**
 * The time line: a lane for the fingers and one for each recording, with a mark at each moment, under a slider as tall as
 * all of them.
 */
class Timeline {
  #lanes;
  #scrubber;
  #playback;

  /**
   * @param {HTMLElement} lanes Takes the lanes.
   * @param {HTMLInputElement} scrubber Lies above them; its values are frames.
   */
  constructor(lanes, scrubber) {
    this.#lanes = lanes;
    this.#scrubber = scrubber;
    scrubber.addEventListener("input", () => this.#playback?.seekFrame(scrubber.valueAsNumber));
  }

  /** @param {{name: string, recording: Recording}[]} items One for each lane. */
  open(items, playback) {
    this.#playback = playback;
    this.#scrubber.max = playback.lastFrame;
    // All are touched alike, but for those that play by themselves.
    const touches = items.map(({ recording }) => recording.touches).find((each) => each.length) ?? [];
    const lanes = items.map(({ name, recording }) => this.#lane(name, this.#ticks(recording.marks)));
    if (touches.length) lanes.unshift(this.#lane("finger", touches.map((touch) => this.#bar(touch))));
    this.#lanes.replaceChildren(...lanes);
  }

  /** @param {string} words What a screen reader says about the moment. */
  show(words) {
    this.#scrubber.value = this.#playback.frame;
    this.#scrubber.setAttribute("aria-valuetext", words);
  }

  #lane(name, children) {
    return make("div.lane", {}, make("span.lane-name", { text: name }), make("div.lane-track", {}, ...children));
  }

  #place(time) {
    const duration = this.#playback.duration;
    return duration > 0 ? `${(100 * Math.min(time, duration) / duration).toFixed(3)}%` : "0";
  }

  #bar({ start, end, isCancelled }) {
    const bar = make(isCancelled ? "div.touch-bar.cancelled" : "div.touch-bar");
    bar.style.left = this.#place(start);
    bar.style.right = `calc(100% - ${this.#place(end)})`;
    return bar;
  }

  #ticks(marks) {
    return marks.filter(({ kind }) => kind !== "touch").map(({ t, kind }) => {
      const tick = make(`div.tick.kind-${kind}`);
      tick.style.left = this.#place(t);
      return tick;
    });
  }
}
