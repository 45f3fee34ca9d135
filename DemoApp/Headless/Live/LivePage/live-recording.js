"use strict";

/** A layer tree as it is now, told change by change: what a `Recording` is to the views of its layers. */
class LiveRecording {
  #units;
  #drawings;
  /**
   * @type {{values: object, children: number[], changedAt: object, parent: ?number, hasDeepChildren: boolean,
   *     isInPiece: boolean}[]}
   */
  layers = [];
  /** The number of changes so far. */
  frame = 0;
  touches = [];

  /**
   * @param {Object<string, number>} units What a whole number counts, by the property.
   * @param {object[]} drawings The table of drawings.
   */
  constructor(units, drawings) {
    this.#units = units;
    this.#drawings = drawings;
  }

  /**
   * @param {object} news New layers as number, style, number, style, …; the lists of those in a layer; and values.
   * @param {object[]} styles The table of styles.
   */
  apply({ add = [], kids = [], set = [] }, styles) {
    this.frame += 1;
    for (let index = 0; index < add.length; index += 2) {
      const values = { ...styles[add[index + 1]] };
      this.layers[add[index]] = {
        values, children: [], changedAt: {}, parent: null, hasDeepChildren: false, isInPiece: false,
      };
    }
    for (let index = 0; index < kids.length; index += 2) this.#hold(kids[index], kids[index + 1]);
    for (let index = 0; index < set.length; index += 3) this.#set(set[index], set[index + 1], set[index + 2]);
  }

  #hold(id, children) {
    this.layers[id].children = children;
    this.#breakPiece(id);
    for (const child of children) {
      this.layers[child].parent = id;
      this.#noteDepth(child);
    }
  }

  #set(id, property, count) {
    const layer = this.layers[id];
    layer.values[property] = count * this.#units[property];
    layer.changedAt[property] = this.frame;
    if (!PIECE_CHANGES.includes(property)) this.#breakPiece(id);
    if (DEPTH_PROPERTIES.includes(property)) this.#noteDepth(id);
  }

  // Once a layer has left the plane, the one that it is in stays a space.
  #noteDepth(id) {
    const { values, parent } = this.layers[id];
    if (parent === null || !DEPTH_PROPERTIES.some((property) => values[property])) return;
    this.layers[parent].hasDeepChildren = true;
    for (const child of this.layers[parent].children) this.#breakPiece(child);
  }

  // A layer that may be more than a piece of a picture from now on is looked at anew by whoever shows the ones that it is in.
  #breakPiece(id) {
    for (let layer = this.layers[id]; layer?.isInPiece; layer = this.layers[layer.parent]) {
      layer.isInPiece = false;
      this.layers[layer.parent].children = [...this.layers[layer.parent].children];
    }
  }

  /** As a `Recording` has it, as far as it is known by now. */
  pieceOf(id) {
    const layerAt = (each) => {
      const { values, changedAt, children } = this.layers[each];
      return { style: values, properties: Object.keys(values), changes: Object.keys(changedAt), lists: [children] };
    };
    const piece = pieceOf(id, layerAt, this.#drawings);
    for (const each of piece ?? []) this.layers[each].isInPiece = true;
    return piece;
  }

  frameAt() {
    return this.frame;
  }

  childrenAt(id) {
    return this.layers[id].children;
  }

  valueAt(id, property) {
    return this.layers[id].values[property] ?? LAYER_DEFAULTS[property];
  }

  changesBetween(id, first) {
    const changes = Object.entries(this.layers[id].changedAt).filter(([, frame]) => frame > first);
    return new Set(changes.map(([property]) => property));
  }

  /** The window's width and height now. */
  get room() {
    return ["w", "h"].map((property) => this.valueAt(0, property));
  }
}

/** A finger that is still on the glass, or was until just now. Times are the page's, in seconds. */
class LiveTouch extends Touch {
  #lifted = null;

  constructor(time, place) {
    super([time, ...place]);
  }

  move(time, place) {
    this.times.push(time);
    this.points.push(place);
    // The trail is no longer than this.
    while (this.times[1] < time - FingerView.trailLength) {
      this.times.shift();
      this.points.shift();
    }
  }

  lift(time) {
    this.#lifted = time;
  }

  get end() {
    return this.#lifted ?? Infinity;
  }
}
