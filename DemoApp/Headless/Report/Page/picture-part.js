"use strict";

/** A part of a picture by itself, as an element. */
class PicturePart {
  #picture;
  #part;
  #box;
  #canvas = make("canvas");

  /**
   * @param {Picture} picture
   * @param {number[]} part Left, top, width and height, in fractions of the picture.
   * @param {number[]} box Left, top, width and height of where it is shown, in points.
   */
  constructor(picture, part, box) {
    this.#picture = picture;
    this.#part = part;
    this.#box = box;
    this.element = make("div.picture", {}, this.#canvas);
    const [x, y, width, height] = box;
    Object.assign(this.element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    drawAlways(this.#canvas, () => this.#draw());
  }

  // The canvas has whole pixels of the picture, and may reach beyond the part by less than one.
  #draw() {
    const scale = scaleAround(this.element);
    const image = this.#picture.image.at(scale, () => this.#draw());
    if (!image) return;
    const [left, top, width, height] = this.#part.map((length, index) => length * (index % 2 ? image.height : image.width));
    const [first, above] = [Math.floor(left + 0.01), Math.floor(top + 0.01)];
    this.#canvas.width = Math.max(1, Math.ceil(left + width - 0.01) - first);
    this.#canvas.height = Math.max(1, Math.ceil(top + height - 0.01) - above);
    const [across, down] = [this.#box[2] / width, this.#box[3] / height];
    Object.assign(this.#canvas.style, {
      left: `${(first - left) * across}px`, top: `${(above - top) * down}px`,
      width: `${this.#canvas.width * across}px`, height: `${this.#canvas.height * down}px`,
    });
    const context = this.#canvas.getContext("2d");
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    context.drawImage(image, -first, -above);
  }
}
