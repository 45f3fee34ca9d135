"use strict";

/** A picture of which layers show parts: a tree of layers that never changes, which is unpacked and drawn once. */
class Picture {
  #recording;
  #report;
  #size;
  /** All of it, for those who show parts. */
  image;

  /** @param {number} tree Of the report's table. */
  constructor(tree, report) {
    this.#report = report;
    this.#recording = new Recording({ frames: 1, tree }, report.tables);
    this.#size = ["w", "h"].map((property) => this.#recording.valueAt(0, property, 0));
    this.image = new PictureImage(this.#element(), this.#size);
  }

  /**
   * A part as elements, for another picture that has it in it.
   *
   * @param {number[]} part Left, top, width and height, in fractions of the picture.
   * @param {number[]} box Left, top, width and height of where it is shown, in points.
   */
  elements(part, [x, y, width, height]) {
    const [left, top, partWidth, partHeight] = part.map((fraction, index) => fraction * this.#size[index % 2]);
    const stretch = make("div.stretch", {}, this.#element());
    stretch.style.transform = `scale(${width / partWidth}, ${height / partHeight}) translate(${-left}px, ${-top}px)`;
    const element = make("div.picture", {}, stretch);
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    return element;
  }

  #element() {
    const whole = {
      layers: this.#recording.layers,
      isPicture: true,
      pieceOf: () => null,
      valueAt: (id, property) => this.#recording.valueAt(id, property, 0),
      childrenAt: (id) => this.#recording.childrenAt(id, 0),
    };
    const viewOf = (id) => new LayerView(id, whole, this.#report, viewOf);
    const view = viewOf(0);
    view.show(0);
    return view.element;
  }
}
