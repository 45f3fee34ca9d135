"use strict";

/**
 * A layer tree over time. Layers are numbers: the places of `layers`, 0 being the window.
 *
 * Everything can be asked at any frame, in any order; nothing here depends on what was asked before.
 */
class Recording {
  #drawings;

  /**
   * @param {object} data As it is in the report.
   * @param {object} tables The report's own tables, which all recordings share.
   */
  constructor(data, tables) {
    this.size = data.size;
    this.frames = data.frames;
    this.rate = tables.rate;
    this.#drawings = tables.drawings;
    this.marks = data.marks ?? [];
    this.touches = (data.touches ?? []).map((touch, index) =>
      new Touch(tables.touches[touch], data.cancelled?.includes(index)));
    /** @type {{style: object, tracks: Object<string, Track>, lists: {starts: number[], lists: number[][]}}[]} */
    this.layers = [];
    this.#grow(data.tree, tables);
    for (const tree of data.more ?? []) this.#grow(tree, tables);
    for (const [layer, ...changes] of data.kids ?? []) this.#addLists(this.layers[layer], changes);
    const tracks = data.tracks ?? [];
    for (let index = 0; index < tracks.length; index += 3) {
      const [layer, property, track] = tracks.slice(index, index + 3);
      this.layers[layer].tracks[property] = new Track(tables.tracks[track], tables.units[property] ?? 1);
    }
    this.#findDepth();
    this.#findStill();
  }

  /** In seconds, to the last frame. */
  get duration() {
    return (this.frames - 1) / this.rate;
  }

  /** The first frame in which anything is not as at the beginning. */
  get firstChange() {
    const starts = this.layers.flatMap(({ tracks }) => Object.values(tracks).flatMap((track) => track.firstChange ?? []));
    return Math.min(this.frames - 1, ...starts);
  }

  frameAt(time) {
    return Math.min(Math.max(0, Math.floor(time * this.rate + 1e-6)), this.frames - 1);
  }

  /** The layers in a layer, back to front. The same array as long as they are the same. */
  childrenAt(layer, frame) {
    const { starts, lists } = this.layers[layer].children;
    return lists[lastAtOrBefore(starts, frame)];
  }

  /** The layers from one to the part of a picture that is all there is of it; null if there is more. */
  pieceOf(layer) {
    const layerAt = (id) => {
      const { style, tracks, children } = this.layers[id];
      const changes = Object.keys(tracks);
      return { style, properties: [...Object.keys(style), ...changes], changes, lists: children.lists };
    };
    return pieceOf(layer, layerAt, this.#drawings);
  }

  /** The trees of the pictures of which parts are shown. */
  get pictures() {
    const drawings = this.layers.flatMap(({ style, tracks }) => [style.d ?? -1, ...(tracks.d?.values.flat() ?? [])]);
    return new Set(drawings.map((index) => this.#drawings[index]?.tree ?? -1).filter((tree) => tree >= 0));
  }

  valueAt(layer, property, frame) {
    const { style, tracks } = this.layers[layer];
    return tracks[property]?.at(frame) ?? style[property] ?? LAYER_DEFAULTS[property];
  }

  /** The names of a layer's values that are not the same in two frames. */
  changesBetween(layer, first, second) {
    const { tracks } = this.layers[layer];
    const changes = new Set();
    for (const property in tracks) {
      if (tracks[property].at(first) !== tracks[property].at(second)) changes.add(property);
    }
    return changes;
  }

  /** The largest width and height that the window has: more than at the start if the phone is turned. */
  get room() {
    const most = (property, start) => {
      const track = this.layers[0].tracks[property];
      return Math.max(start, ...(track?.values.flat() ?? []));
    };
    return [most("w", this.size[0]), most("h", this.size[1])];
  }

  // A subtree's layers are numbered as they are met: a layer, then everything in its first child, and so on.
  #grow(tree, tables) {
    const [style, children = []] = tables.trees[tree];
    const layer = { style: tables.styles[style], tracks: {}, hasDeepChildren: false };
    const id = this.layers.push(layer) - 1;
    layer.children = { starts: [0], lists: [children.map((child) => this.#grow(child, tables))] };
    return id;
  }

  #addLists(layer, changes) {
    for (let index = 0; index < changes.length; index += 2) {
      const { starts, lists } = layer.children;
      if (starts.at(-1) === changes[index]) {
        lists.pop();
        starts.pop();
      }
      starts.push(changes[index]);
      lists.push(changes[index + 1]);
    }
  }

  // Layers that, with everything in them, never change, and are never in another layer.
  #findStill() {
    const parents = new Map();
    for (const [id, { children }] of this.layers.entries()) {
      for (const child of children.lists.flat()) parents.set(child, (parents.get(child) ?? new Set()).add(id));
    }
    const find = (id) => {
      const { tracks, children } = this.layers[id];
      const areStill = [...new Set(children.lists.flat())].map(find);
      const isStill = parents.get(id)?.size === 1 && !Object.keys(tracks).length && children.lists.length === 1
        && areStill.every(Boolean);
      return (this.layers[id].isStill = isStill);
    };
    for (const id of this.layers.keys()) if (!parents.has(id)) find(id);
  }

  // Where layers leave the plane of the layer that holds them, the nearer one hides the farther one.
  #findDepth() {
    const isDeep = ({ style, tracks }) =>
      DEPTH_PROPERTIES.some((property) => property in tracks || (style[property] ?? 0) !== 0);
    const deep = new Set([...this.layers.keys()].filter((id) => isDeep(this.layers[id])));
    for (const layer of this.layers) {
      layer.hasDeepChildren = layer.children.lists.some((list) => list.some((child) => deep.has(child)));
    }
  }
}

/** What a layer's style leaves out. */
const LAYER_DEFAULTS = {
  x: 0, y: 0,
  m0: 1, m1: 0, m2: 0, m3: 0, m4: 0, m5: 1, m6: 0, m7: 0, m8: 0, m9: 0, m10: 1, m11: 0, m14: 0, m15: 1,
  w: 0, h: 0, ox: 0, oy: 0,
  a: 1, hid: 0, clip: 0, back: 1,
  bg: -1, d: -1,
  r: 0, rc: 15, bw: 0, bc: -1,
  sa: 0, sc: -1, sx: 0, sy: -3, sr: 3,
  kx: 0, ky: 0, kw: -1, kh: 0, kr: 0,
};

/** The entries of a matrix that take a point out of its plane. */
const DEPTH_PROPERTIES = ["m2", "m6", "m14"];

/** One finger's stay on the glass. */
class Touch {
  /** @param {number[]} samples Time, x, y, time, x, y, …: in seconds and in the window's points; the last is the lift. */
  constructor(samples, isCancelled = false) {
    this.isCancelled = isCancelled;
    this.times = [];
    this.points = [];
    for (let index = 0; index < samples.length; index += 3) {
      this.times.push(samples[index]);
      this.points.push([samples[index + 1], samples[index + 2]]);
    }
  }

  get start() {
    return this.times[0];
  }

  get end() {
    return this.times.at(-1);
  }

  /** Where the finger is, between samples on the straight way; before and after its stay at its ends. */
  at(time) {
    const index = lastAtOrBefore(this.times, time);
    if (index < 0) return this.points[0];
    if (index === this.points.length - 1) return this.points[index];
    const [[x, y], [nextX, nextY]] = this.points.slice(index, index + 2);
    const length = this.times[index + 1] - this.times[index];
    const part = length > 0 ? (time - this.times[index]) / length : 1;
    return [x + (nextX - x) * part, y + (nextY - y) * part];
  }

  /** The way from one time to another, as points. */
  way(from, to) {
    const between = this.points.filter((_, index) => this.times[index] > from && this.times[index] < to);
    return [this.at(from), ...between, this.at(to)];
  }
}
