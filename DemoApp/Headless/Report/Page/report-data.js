"use strict";

/** The report: scenarios and transitions, and the tables that their recordings share. */
class ReportData {
  #recordings = new WeakMap();
  #pictures = new Map();

  constructor(json) {
    const data = JSON.parse(json);
    this.tables = data;
    this.scenarios = data.scenarios ?? [];
    this.transitions = data.transitions ?? [];
    const variants = this.scenarios.flatMap((scenario) => scenario.variants);
    for (const { plays } of [...variants, ...this.transitions]) {
      for (const play of plays) {
        const marks = play.marks.map((mark) => data.marks[mark]);
        play.recording = { ...data.recordings[play.recording], marks };
      }
    }
  }

  /** Recordings are unpacked when they are first watched. */
  recording(play) {
    let recording = this.#recordings.get(play);
    if (!recording) {
      recording = new Recording(play.recording, this.tables);
      this.#recordings.set(play, recording);
    }
    return recording;
  }

  /** The picture that is a tree of the table, unpacked when it is first seen. */
  picture(tree) {
    if (!this.#pictures.has(tree)) this.#pictures.set(tree, new Picture(tree, this));
    return this.#pictures.get(tree);
  }

  /** A colour of the table in CSS, null for none. A pair is a colour that follows light and dark. */
  color(index) {
    if (index === undefined || index < 0) return null;
    const color = this.tables.colors[index];
    return Array.isArray(color) ? `light-dark(${color[0]}, ${color[1]})` : color;
  }

  drawing(index) {
    return index < 0 ? null : this.tables.drawings[index];
  }

  /** What people call a contender, and what it does. */
  contender(id) {
    return this.tables.contenders.find((contender) => contender.id === id) ?? { id, name: id, about: "" };
  }
}
