"use strict";

/**
 * A picture of which layers show parts: a tree of layers that never changes. It is unpacked once, and each part is made
 * only of the layers that reach into it.
 */
class Picture {
  #recording;
  #report;
  /** How far each layer goes with everything in it, by its number: left, top, right and bottom in the picture. */
  #reaches = [];
  #image = null;

  /** @param {number} tree Of the report's table. */
  constructor(tree, report) {
    this.#report = report;
    this.#recording = new Recording({ frames: 1, tree }, report.tables);
    this.#measure(0, new DOMMatrix());
  }

  /** In points. */
  get size() {
    return ["w", "h"].map((property) => this.#value(0, property));
  }

  /** All of it, for those who show many parts. */
  get image() {
    this.#image ??= new PictureImage(this.element([0, 0, ...this.size]), this.size);
    return this.#image;
  }

  /** Makes an element with the layers that reach into a part, in the picture's own coordinates. */
  element([left, top, right, bottom]) {
    const isSeen = (id) => {
      const reach = this.#reaches[id];
      return reach[0] < right && reach[1] < bottom && reach[2] > left && reach[3] > top;
    };
    const part = {
      layers: this.#recording.layers,
      isPicture: true,
      pieceOf: () => null,
      valueAt: (id, property) => this.#value(id, property),
      childrenAt: (id) => this.#recording.childrenAt(id, 0).filter(isSeen),
    };
    const viewOf = (id) => new LayerView(id, part, this.#report, viewOf);
    const view = viewOf(0);
    view.show(0);
    return view.element;
  }

  #value(id, property) {
    return this.#recording.valueAt(id, property, 0);
  }

  #measure(id, toPicture) {
    const value = (property) => this.#value(id, property);
    const matrix = toPicture.multiply(new DOMMatrix(layerMatrix(value)));
    const inside = matrix.translate(-value("ox"), -value("oy"));
    const corners = [[0, 0], [value("w"), 0], [0, value("h")], [value("w"), value("h")]].map((corner) => seenAt(matrix, corner));
    // A shadow fades out at about twice its radius.
    const shadow = value("sa") > 0 ? Math.hypot(value("sx"), value("sy")) + 2 * value("sr") : 0;
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
    const reach = [Math.min(...xs) - shadow, Math.min(...ys) - shadow, Math.max(...xs) + shadow, Math.max(...ys) + shadow];
    for (const child of this.#recording.childrenAt(id, 0)) {
      const other = this.#measure(child, inside);
      if (value("clip")) continue;
      for (const side of [0, 1]) reach[side] = Math.min(reach[side], other[side]);
      for (const side of [2, 3]) reach[side] = Math.max(reach[side], other[side]);
    }
    this.#reaches[id] = reach;
    return reach;
  }
}

/** Where a point of a layer's box is seen, in perspective too. */
function seenAt(matrix, [x, y]) {
  const point = matrix.transformPoint(new DOMPoint(x, y));
  return [point.x / point.w, point.y / point.w];
}
