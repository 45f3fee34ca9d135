"use strict";

/**
 * Time as the watched recordings see it. Tells with a `change` event when time has moved, or playing has begun or ended,
 * and with a `rest` event behind it that nothing plays.
 */
class Playback extends EventTarget {
  static speeds = [0.25, 0.5, 1, 2];
  /** How long the end is shown before it begins again, in seconds. */
  static rest = 0.8;

  #time = 0;
  #speed = 1;
  #isPlaying = false;
  #lastTick = null;
  #request = null;

  /** Whether playing begins anew after the end. */
  loops = true;

  /**
   * @param {number} duration In seconds.
   * @param {number} rate Frames a second.
   */
  constructor(duration, rate) {
    super();
    this.duration = duration;
    this.rate = rate;
  }

  get time() {
    return Math.min(this.#time, this.duration);
  }

  get frame() {
    return Math.floor(this.time * this.rate + 1e-6);
  }

  get lastFrame() {
    return Math.round(this.duration * this.rate);
  }

  get isPlaying() {
    return this.#isPlaying;
  }

  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    this.#speed = speed;
    this.#changed();
  }

  play() {
    if (this.#isPlaying) return;
    if (this.#time >= this.duration) this.#time = 0;
    this.#isPlaying = true;
    this.#lastTick = null;
    this.#request = requestAnimationFrame((now) => this.#tick(now));
    this.#changed();
  }

  pause() {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    this.#time = this.time;
    cancelAnimationFrame(this.#request);
    this.#changed();
  }

  toggle() {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a time and stays there. */
  seek(time) {
    this.pause();
    this.#time = Math.min(Math.max(0, time), this.duration);
    this.#changed();
  }

  seekFrame(frame) {
    this.seek(frame / this.rate);
  }

  step(frames) {
    this.seekFrame(this.frame + frames);
  }

  #tick(now) {
    if (!this.#isPlaying) return;
    // A tab that comes back into view goes on where it was.
    const passed = this.#lastTick === null ? 0 : Math.min((now - this.#lastTick) / 1000, 0.1);
    this.#lastTick = now;
    this.#time += passed * this.#speed;
    if (this.#time >= this.duration && !this.loops) return this.pause();
    if (this.#time >= this.duration + Playback.rest * this.#speed) this.#time = 0;
    this.#changed();
    this.#request = requestAnimationFrame((next) => this.#tick(next));
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
    if (!this.#isPlaying) this.dispatchEvent(new Event("rest"));
  }
}
