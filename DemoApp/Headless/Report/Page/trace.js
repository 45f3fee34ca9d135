"use strict";

/** The moments of all recordings in the order of time, the current ones marked; each can be gone to. */
class Trace {
  #list;
  #nothing;
  #rows = [];
  #times = [];
  #current = null;

  constructor(list, nothing) {
    this.#list = list;
    this.#nothing = nothing;
  }

  /** @param {{name: string, recording: Recording}[]} items */
  open(items, playback) {
    this.#current = null;
    this.#rows = joinedMarks(items.map(({ name, recording }) => ({ name, marks: recording.marks })));
    this.#times = this.#rows.map(({ time }) => time);
    for (const row of this.#rows) {
      const names = row.names.length === items.length && items.length > 1 ? ["all"] : row.names;
      row.button = make("button", { type: "button", onclick: () => playback.seek(row.time) }, ...markWords(row, names));
    }
    this.#list.replaceChildren(...this.#rows.map(({ kind, button }) => make(`li.kind-${kind}`, {}, button)));
    this.#nothing.hidden = this.#rows.length > 0;
  }

  /** Marks the last moment that has come; returns the ones that have come since `before`. */
  show(time, before) {
    const reached = lastAtOrBefore(this.#times, time + 1e-6);
    const current = this.#rows[reached] ?? null;
    if (current !== this.#current) {
      this.#current?.button.removeAttribute("aria-current");
      current?.button.setAttribute("aria-current", "true");
      this.#current = current;
      if (current) this.#reveal(current.button);
    }
    const told = lastAtOrBefore(this.#times, before + 1e-6);
    return this.#rows.slice(told + 1, reached + 1);
  }

  /** The time of the next moment, or of the one before; null if there is none. */
  neighbour(time, direction) {
    const times = this.#times;
    const found = direction > 0
      ? times.find((moment) => moment > time + 1e-3)
      : times.findLast((moment) => moment < time - 1e-3);
    return found ?? null;
  }

  get words() {
    return this.#current ? `${this.#current.names.join(", ")}: ${this.#current.text}` : "";
  }

  /** Scrolls within the list alone, never the page. */
  #reveal(button) {
    const list = this.#list;
    const row = button.parentElement;
    if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }
}
