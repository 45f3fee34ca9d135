"use strict";

/**
 * Many pieces of pictures that lie on one another, drawn on a canvas: as elements, each would cost the browser as much as
 * anything else that moves.
 *
 * The canvas lies in the layer that holds the pieces, and is as large as they have needed so far. While something plays, the
 * painter draws them, if there is one, and the canvas shows each frame as soon as it is painted.
 */
class Mosaic {
  /** Fewer pieces are elements. */
  static fewest = 16;
  /** In what steps the canvas grows, in points. */
  static #step = 64;
  /** @type {?MosaicPainter} Who draws while something plays. */
  static painter = null;
  /** Whether something plays, so that what is drawn may come late. */
  static isPlaying = false;

  #pieces;
  #recording;
  #report;
  #frame = -1;
  /** Left, top, right and bottom of what the pieces have needed, in points. */
  #area = null;
  /** Where the canvas is, and how many pixels it has for a point. */
  #place = null;
  #context;
  /** Whether the painter is at work for this canvas. */
  #isBeingPainted = false;
  /** What is drawn now or has been drawn last, and what comes next, if anything does. */
  #current = null;
  #next = null;

  /** @param {number[][]} pieces Each as the layers from the outermost to the one that shows the part of a picture. */
  constructor(pieces, recording, report) {
    this.#recording = recording;
    this.#report = report;
    this.#pieces = pieces.map((piece) => this.#unpacked(piece));
    this.element = make("canvas.mosaic", { "data-layers": pieces.map(([id]) => id).join(" ") });
    drawAlways(this.element, () => this.#draw());
    this.#context = this.element.getContext("2d");
  }

  /** Shows the pieces as they were at a frame. */
  show(frame) {
    if (frame === this.#frame) return;
    this.#frame = frame;
    this.#draw();
  }

  /** A piece's layers from the inside to the outside, but for those within that never change, which are put together. */
  #unpacked(piece) {
    const ids = [...piece].reverse();
    const next = ids.findIndex((id) => !this.#recording.layers[id].isStill);
    const moving = next < 0 ? [] : ids.slice(next);
    const places = ids.slice(0, ids.length - moving.length).map((id) => this.#placeOf(id));
    return {
      moving,
      still: {
        matrix: places.reduce((matrix, place) => (matrix ? product(matrix, place.matrix) : place.matrix), null),
        opacity: places.reduce((opacity, place) => opacity * place.opacity, 1),
        drawing: this.#report.drawing(this.#recording.valueAt(piece.at(-1), "d", 0)),
      },
    };
  }

  #draw() {
    const painter = Mosaic.isPlaying ? Mosaic.painter : null;
    this.#next = this.#painting();
    if (!painter) this.#show(this.#takeNext(), paint);
    else if (!this.#isBeingPainted) this.#drawBy(painter);
  }

  #takeNext() {
    this.#current = this.#next;
    this.#next = null;
    return this.#current;
  }

  /** Frames that pass while one is painted are left out, but for the last; so is one that has been overtaken by another. */
  async #drawBy(painter) {
    this.#isBeingPainted = true;
    while (this.#next) {
      const painting = this.#takeNext();
      const image = await painter.paint(painting);
      if (painting === this.#current) this.#show(painting, image ? (context) => context.drawImage(image, 0, 0) : paint);
      image?.close();
    }
    this.#isBeingPainted = false;
  }

  /** Lets the canvas be as large as a painting, and draws that. */
  #show(painting, draw) {
    const { area, scale, width, height } = painting;
    const place = [...area, scale].join(" ");
    if (place !== this.#place) {
      this.#place = place;
      const [left, top] = area;
      Object.assign(this.element, { width, height });
      Object.assign(this.element.style, {
        left: `${left}px`, top: `${top}px`, width: `${width / scale}px`, height: `${height / scale}px`,
      });
    }
    this.#context.resetTransform();
    this.#context.globalAlpha = 1;
    this.#context.clearRect(0, 0, width, height);
    draw(this.#context, painting);
  }

  /** What is seen in the present frame, as `paint()` has it, and the area of the canvas in points. */
  #painting() {
    const parts = this.#pieces.map((piece) => this.#part(piece)).filter(Boolean);
    const scale = scaleAround(this.element);
    this.#makeRoom(parts);
    const area = this.#area ?? [0, 0, 0, 0];
    const [left, top, right, bottom] = area;
    const trees = [...new Set(parts.map(({ drawing: { tree } }) => tree))];
    const images = trees.map((tree) => this.#report.picture(tree).image.at(scale, () => this.#draw()));
    const strokes = new Float64Array(parts.length * STROKE_LENGTH);
    let length = 0;
    for (const part of parts) {
      const index = trees.indexOf(part.drawing.tree);
      if (!images[index]) continue;
      strokes.set(strokeOf(part, index, images[index], area, scale), length);
      length += STROKE_LENGTH;
    }
    return {
      area, scale, width: Math.ceil((right - left) * scale), height: Math.ceil((bottom - top) * scale),
      strokes: strokes.subarray(0, length), images,
    };
  }

  /** What is drawn of a piece; null if nothing of it is seen. */
  #part({ moving, still }) {
    let { matrix, opacity } = still;
    for (const id of moving) {
      const place = this.#placeOf(id);
      opacity *= place.opacity;
      matrix = matrix ? product(matrix, place.matrix) : place.matrix;
    }
    return opacity > 0 ? { matrix, opacity, drawing: still.drawing } : null;
  }

  /** Where a layer is in the one that holds it, and how much of it is seen. */
  #placeOf(id) {
    const value = (property) => this.#recording.valueAt(id, property, this.#frame);
    return {
      matrix: [value("m0"), value("m1"), value("m4"), value("m5"), value("x"), value("y")],
      opacity: value("hid") ? 0 : Math.min(Math.max(0, value("a")), 1),
    };
  }

  /** Lets the canvas lie under every part. */
  #makeRoom(parts) {
    let [left, top, right, bottom] = this.#area ?? [Infinity, Infinity, -Infinity, -Infinity];
    for (const { matrix: [a, b, c, d, x, y], drawing: { box: [boxX, boxY, width, height] } } of parts) {
      const [middleX, middleY] = [boxX + width / 2, boxY + height / 2];
      const [atX, atY] = [a * middleX + c * middleY + x, b * middleX + d * middleY + y];
      const halfWidth = (Math.abs(a) * width + Math.abs(c) * height) / 2;
      const halfHeight = (Math.abs(b) * width + Math.abs(d) * height) / 2;
      left = Math.min(left, atX - halfWidth);
      top = Math.min(top, atY - halfHeight);
      right = Math.max(right, atX + halfWidth);
      bottom = Math.max(bottom, atY + halfHeight);
    }
    if (left > right) return;
    const steps = [Math.floor(left / Mosaic.#step), Math.floor(top / Mosaic.#step), Math.ceil(right / Mosaic.#step),
      Math.ceil(bottom / Mosaic.#step)];
    this.#area = steps.map((side) => side * Mosaic.#step);
  }
}

/** The matrix that does what `first` does and then what `second` does; both as in CSS's `matrix()`. */
function product(first, second) {
  const [a, b, c, d, x, y] = first;
  const [e, f, g, h, u, v] = second;
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, x * e + y * g + u, x * f + y * h + v];
}

/** What a layer has that is nothing but a piece of a picture, or holds one, and what of that may change. */
const PIECE_CHANGES = ["x", "y", "m0", "m1", "m4", "m5", "m10", "a", "hid"];
const PIECE_PROPERTIES = [...PIECE_CHANGES, "w", "h", "d", "clip", "back"];

/**
 * The layers from `id` to the one in it that shows a part of a picture, if there is nothing else to be seen of them; else
 * null.
 *
 * @param {(id: number) => {style: object, properties: string[], changes: string[], lists: number[][]}} layerAt What a layer
 *     ever has: its values, their names, the names of those that change, and the lists of its sublayers.
 * @param {object[]} drawings The report's table.
 */
function pieceOf(id, layerAt, drawings) {
  const { style, properties, changes, lists } = layerAt(id);
  if (lists.length !== 1 || !properties.every((property) => PIECE_PROPERTIES.includes(property))) return null;
  if (!changes.every((property) => PIECE_CHANGES.includes(property))) return null;
  const drawing = drawings[style.d ?? LAYER_DEFAULTS.d];
  const [children] = lists;
  if (drawing) {
    const [x, y, width, height] = drawing.box ?? [];
    const isWhole = !style.clip || x >= 0 && y >= 0 && x + width <= style.w + 1e-3 && y + height <= style.h + 1e-3;
    return drawing.kind === "picture" && isWhole && !children.length ? [id] : null;
  }
  if (children.length !== 1 || style.clip) return null;
  const inside = pieceOf(children[0], layerAt, drawings);
  return inside && [id, ...inside];
}
