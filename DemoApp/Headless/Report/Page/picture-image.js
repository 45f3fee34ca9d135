"use strict";

/**
 * A picture's layers, drawn once for all who show parts of it: by the browser itself, from an image in the notation of SVG
 * that holds the elements.
 */
class PictureImage {
  #element;
  #size;
  /** The images in the notation of SVG, by their appearance. */
  #sources = new Map();
  /** All of the picture in pixels, by their appearance and scale. */
  #bitmaps = new Map();

  /** For how many sizes and appearances a picture is kept. */
  static #kept = 4;
  static darkness = matchMedia("(prefers-color-scheme: dark)");

  /**
   * @param {HTMLElement} element All of the picture.
   * @param {number[]} size Its width and height, in points.
   */
  constructor(element, size) {
    this.#element = element;
    this.#size = size;
  }

  /** Lets the browser read the picture before it is needed. */
  prepare() {
    this.#source(this.#scheme);
  }

  get #scheme() {
    return PictureImage.darkness.matches ? "dark" : "light";
  }

  /**
   * The picture with so many pixels for a point; null while the browser still reads it.
   *
   * @param {() => void} whenRead Called when that has ended.
   */
  at(scale, whenRead) {
    const scheme = this.#scheme;
    const key = `${scheme} ${scale}`;
    if (!this.#bitmaps.has(key)) {
      const source = this.#source(scheme);
      if (!source.complete) {
        source.addEventListener("load", whenRead, { once: true });
        return null;
      }
      this.#bitmaps.set(key, this.#draw(source, scale));
      if (this.#bitmaps.size > PictureImage.#kept) this.#bitmaps.delete(this.#bitmaps.keys().next().value);
    }
    return this.#bitmaps.get(key);
  }

  #draw(source, scale) {
    const [width, height] = this.#size.map((length) => Math.max(1, Math.round(length * scale)));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(source, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  }

  #source(scheme) {
    if (!this.#sources.has(scheme)) {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(this.#notation(scheme))}`;
      this.#sources.set(scheme, image);
    }
    return this.#sources.get(scheme);
  }

  #notation(scheme) {
    const [width, height] = this.#size;
    const content = make("div", {}, make("style", { text: PictureImage.#layerStyles }), this.#element);
    content.style.cssText = `color-scheme: ${scheme}; forced-color-adjust: none; --hairline: 1px`;
    const page = makeSVG("foreignObject", { width, height }, content);
    return new XMLSerializer().serializeToString(makeSVG("svg", { width, height, viewBox: `0 0 ${width} ${height}` }, page));
  }

  /** The style sheet of the layers, which is the one that begins with theirs. */
  static get #layerStyles() {
    const sheet = [...document.styleSheets].find(({ cssRules }) => cssRules[0]?.selectorText === ".layer");
    return [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
  }
}

// What was drawn in the other appearance is drawn anew.
PictureImage.darkness.addEventListener("change", () => redraw(document));
