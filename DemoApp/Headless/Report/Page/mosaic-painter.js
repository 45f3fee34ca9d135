"use strict";

/** How many numbers a stroke has: a matrix, an opacity, a part of an image, where it is drawn, and the image's place. */
const STROKE_LENGTH = 16;

/**
 * The numbers that draw a part of a picture.
 *
 * @param {{matrix: number[], opacity: number, drawing: object}} part The matrix in points, from the part's place to the area.
 * @param {number} index The image's place among those that are drawn.
 * @param {number[]} area Left and top of the canvas, in points.
 * @param {number} scale How many pixels a point has.
 */
function strokeOf({ matrix, opacity, drawing: { part, box } }, index, { width, height }, [left, top], scale) {
  const [a, b, c, d, x, y] = matrix;
  return [
    a * scale, b * scale, c * scale, d * scale, (x - left) * scale, (y - top) * scale, opacity,
    part[0] * width, part[1] * height, part[2] * width, part[3] * height, ...box, index,
  ];
}

/** Draws strokes on a canvas that is clear. On another thread as well: it uses nothing of the page but the name above. */
function paint(context, { strokes, images }) {
  for (let start = 0; start < strokes.length; start += STROKE_LENGTH) {
    const [a, b, c, d, x, y, opacity, left, top, width, height, toLeft, toTop, toWidth, toHeight, index] =
      strokes.subarray(start, start + STROKE_LENGTH);
    context.setTransform(a, b, c, d, x, y);
    context.globalAlpha = opacity;
    context.drawImage(images[index], left, top, width, height, toLeft, toTop, toWidth, toHeight);
  }
}

/** Draws mosaics on a thread of its own, so that the page's is free for everything else. */
class MosaicPainter {
  /** How many images the thread keeps. */
  static #kept = 8;
  /** What the thread does. */
  static #program = `"use strict";
    const STROKE_LENGTH = ${STROKE_LENGTH};
    ${paint}
    const kept = new Map();
    onmessage = ({ data: { number, width, height, strokes, images, sent, dropped } }) => {
      for (const [key, image] of sent) kept.set(key, image);
      const canvas = new OffscreenCanvas(width, height);
      paint(canvas.getContext("2d"), { strokes, images: images.map((key) => kept.get(key)) });
      for (const key of dropped) kept.delete(key);
      const image = canvas.transferToImageBitmap();
      postMessage({ number, image }, [image]);
    };`;

  /** Null where there is no thread, or it has failed. */
  #worker = null;
  /** The images that the thread has, with its keys for them: the last one used is the last. */
  #keys = new Map();
  #lastKey = 0;
  /** What to do with the paintings that the thread is asked for, by their numbers. */
  #asked = new Map();
  #lastNumber = 0;

  constructor() {
    const address = URL.createObjectURL(new Blob([MosaicPainter.#program], { type: "text/javascript" }));
    try {
      this.#worker = new Worker(address);
    } catch {
      return; // Some browsers let a page that is a file have none.
    }
    this.#worker.addEventListener("message", ({ data: { number, image } }) => this.#answer(number, image));
    this.#worker.addEventListener("error", () => this.#giveUp());
  }

  /**
   * Paints strokes.
   *
   * @param {{width: number, height: number, strokes: Float64Array, images: ?ImageBitmap[]}} painting In pixels. No stroke is of
   *     an image that is null.
   * @returns {Promise<?ImageBitmap>} Null if there is nothing to paint on, or the thread has failed.
   */
  paint({ width, height, strokes, images }) {
    if (!this.#worker || !width || !height) return Promise.resolve(null);
    const number = this.#lastNumber += 1;
    const isNew = (image) => image && !this.#keys.has(image);
    const sent = images.filter(isNew).map((image) => [this.#lastKey += 1, image]);
    for (const [key, image] of sent) this.#keys.set(image, key);
    const keys = images.map((image) => image && this.#use(image));
    this.#worker.postMessage({ number, width, height, strokes, images: keys, sent, dropped: this.#drop() });
    return new Promise((resume) => this.#asked.set(number, resume));
  }

  #use(image) {
    const key = this.#keys.get(image);
    this.#keys.delete(image);
    this.#keys.set(image, key);
    return key;
  }

  /** The keys of the images that have not been used for longest, if there are too many. */
  #drop() {
    const dropped = [...this.#keys].slice(0, Math.max(0, this.#keys.size - MosaicPainter.#kept));
    for (const [image] of dropped) this.#keys.delete(image);
    return dropped.map(([, key]) => key);
  }

  #answer(number, image) {
    this.#asked.get(number)(image);
    this.#asked.delete(number);
  }

  #giveUp() {
    this.#worker?.terminate();
    this.#worker = null;
    for (const number of [...this.#asked.keys()]) this.#answer(number, null);
  }
}
