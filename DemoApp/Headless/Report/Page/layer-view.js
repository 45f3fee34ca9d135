"use strict";

/**
 * A recorded layer as elements: the layer itself, and in it, back to front, what it draws, its sublayers and its border.
 *
 * The layer is flat, as Core Animation's layers are: what its sublayers do in space is projected onto it.
 */
class LayerView {
  #recording;
  #report;
  #id;
  #frame = -1;
  /** The children's own element, and the list of them that it shows. */
  #body = null;
  #children = null;
  #views = [];
  #isDeep = false;
  #drawing = null;
  #border = null;

  /** @param {(id: number) => LayerView} viewOf Finds, or makes, the view of a sublayer. */
  constructor(id, recording, report, viewOf) {
    this.#id = id;
    this.#recording = recording;
    this.#report = report;
    this.viewOf = viewOf;
    this.element = make("div.layer", { "data-layer": recording.isPicture ? null : id });
  }

  /** Shows the layer, and everything in it, as it was at a frame. */
  show(frame) {
    if (this.#frame >= 0 && this.#recording.layers[this.#id].isStill) return;
    const changed = this.#changes(frame);
    this.#frame = frame;
    const value = (property) => this.#recording.valueAt(this.#id, property, frame);
    if (changed !== null && changed.size === 0) return this.#showChildren(frame);

    const isNew = (needs) => changed === null || needs.some((property) => changed.has(property));
    const color = (index) => this.#report.color(index);
    for (const { needs, write } of LAYER_STYLES) {
      if (isNew(needs)) write(this.element.style, value, color);
    }
    if (isNew(["d", "w", "h"])) this.#draw(value);
    this.#showChildren(frame);
    if (this.#body && isNew(["ox", "oy"])) this.#scroll(value);
    if (isNew(["bw", "bc"])) this.#frameWith(value, color);
  }

  /** The names of the values that differ from those shown; null if nothing has been shown yet. */
  #changes(frame) {
    if (this.#frame < 0) return null;
    return frame === this.#frame ? new Set() : this.#recording.changesBetween(this.#id, this.#frame, frame);
  }

  #draw(value) {
    this.#drawing?.remove();
    const drawing = this.#report.drawing(value("d"));
    const box = { width: value("w"), height: value("h") };
    this.#drawing = drawing && makeDrawing(drawing, box, this.#report, this.#recording.isPicture);
    if (!this.#drawing) return;
    this.element.prepend(this.#drawing);
    redraw(this.#drawing);
  }

  #showChildren(frame) {
    const children = this.#recording.childrenAt(this.#id, frame);
    if (children !== this.#children) this.#views = this.#viewsOf(children);
    const views = this.#views;
    // While this layer was out of sight, a sublayer of its may have been shown elsewhere.
    const haveLeft = views.some(({ element }) => element.parentNode !== this.#body);
    if (children !== this.#children || haveLeft) {
      this.#children = children;
      if (children.length && !this.#body) this.#addBody(frame);
      if (this.#body) replaceSparingly(this.#body, views.map(({ element }) => element));
    }
    const { hasDeepChildren } = this.#recording.layers[this.#id];
    if (this.#body && hasDeepChildren !== this.#isDeep) {
      this.#isDeep = hasDeepChildren;
      this.#body.classList.toggle("deep", hasDeepChildren);
    }
    for (const view of views) view.show(frame);
  }

  /** A view for each layer, and one for pieces of pictures that follow each other, if they are many. */
  #viewsOf(children) {
    const pieces = children.map((id) => this.#recording.pieceOf(id));
    const views = [];
    for (let index = 0; index < children.length; index += 1) {
      const next = pieces.findIndex((piece, place) => place >= index && !piece);
      const end = next < 0 ? children.length : next;
      if (end - index >= Mosaic.fewest && !this.#recording.layers[this.#id].hasDeepChildren) {
        views.push(new Mosaic(pieces.slice(index, end), this.#recording, this.#report));
        index = end - 1;
      } else {
        views.push(this.viewOf(children[index]));
      }
    }
    return views;
  }

  #addBody(frame) {
    this.#body = make("div.sublayers");
    this.#scroll((property) => this.#recording.valueAt(this.#id, property, frame));
    if (this.#border) this.#border.before(this.#body);
    else this.element.append(this.#body);
  }

  /** A scroll view's content lies in its layer as far away as its bounds begin. */
  #scroll(value) {
    const [x, y] = [value("ox"), value("oy")];
    this.#body.style.transform = x || y ? `translate(${-x}px, ${-y}px)` : "";
  }

  /** Core Animation draws a border above everything else in a layer. */
  #frameWith(value, color) {
    const line = value("bw") > 0 ? color(value("bc")) : null;
    if (!line) {
      this.#border?.remove();
      this.#border = null;
      return;
    }
    this.#border ??= this.element.appendChild(make("div.border"));
    this.#border.style.boxShadow = `inset 0 0 0 ${value("bw")}px ${line}`;
  }
}
