"use strict";

/** One property of one layer over time. */
class Track {
  /**
   * @param {Array} runs `frame, [first, step, step, …], frame, […], …`: each run begins with a value and goes on, frame by
   *     frame, with the differences between neighbours.
   * @param {number} unit What 1 stands for.
   */
  constructor(runs, unit) {
    this.starts = [];
    this.values = [];
    for (let index = 0; index < runs.length; index += 2) {
      let sum = 0;
      this.starts.push(runs[index]);
      this.values.push(runs[index + 1].map((step) => (sum += step) * unit));
    }
  }

  /** The first frame whose value is not that of the frame before; undefined if there is none. */
  get firstChange() {
    for (const [run, values] of this.values.entries()) {
      if (this.starts[run] > 0) return this.starts[run];
      const step = values.findIndex((value) => value !== values[0]);
      if (step > 0) return this.starts[run] + step;
    }
    return undefined;
  }

  /** The value at a frame; undefined before the first run, when the layer's style still holds. */
  at(frame) {
    const run = lastAtOrBefore(this.starts, frame);
    if (run < 0) return undefined;
    const values = this.values[run];
    return values[Math.min(frame - this.starts[run], values.length - 1)];
  }
}

/** The index of the last number that is not above `limit`, in numbers that rise; −1 if there is none. */
function lastAtOrBefore(numbers, limit) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
