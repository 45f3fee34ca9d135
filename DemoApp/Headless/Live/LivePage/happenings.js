"use strict";

/** What happens, as it happens, the latest last; and what the recognizers are at. */
class Happenings {
  #list;
  #nothing;
  #recognizers;
  #announcer;
  #shownRecognizers = "";

  /** More lines are not kept. */
  static mostLines = 300;

  constructor({ marks, "no-marks": nothing, recognizers, announcer }) {
    this.#list = marks;
    this.#nothing = nothing;
    this.#recognizers = recognizers;
    this.#announcer = announcer;
  }

  clear() {
    this.#list.replaceChildren();
    this.#nothing.hidden = false;
  }

  /** @param {{name: string, marks: {t: number, kind: string, text: string}[]}[]} items One for each phone. */
  add(items, areSeveral) {
    const rows = new Map();
    for (const { name, marks } of items) {
      for (const { t, kind, text } of marks) {
        const key = `${t} ${kind} ${text}`;
        if (!rows.has(key)) rows.set(key, { t, kind, text, names: [] });
        rows.get(key).names.push(name);
      }
    }
    if (!rows.size) return;
    const list = this.#list;
    const isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
    const sorted = [...rows.values()].sort((first, second) => first.t - second.t);
    list.append(...sorted.map((row) => Happenings.#line(row, areSeveral)));
    while (list.children.length > Happenings.mostLines) list.firstChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    this.#nothing.hidden = true;
    const told = sorted.filter(({ kind }) => ANNOUNCED_KINDS.includes(kind));
    if (told.length) this.#announcer.textContent = told.map(({ text }) => `${text}.`).join(" ");
  }

  static #line({ t, kind, text, names }, areSeveral) {
    return make(`li.kind-${kind}`, {}, make("div.mark", {}, make("time", { text: timeWords(t) }),
      make("span.who", {}, ...(areSeveral ? names : []).map((name) => make("span.name", { text: name, "data-name": name }))),
      make("span.what", { text })));
  }

  /** @param {LivePhone[]} phones */
  showRecognizers(phones) {
    const seen = phones.filter(({ recognizers }) => recognizers.length);
    const words = JSON.stringify(seen.map(({ contender, recognizers }) => [contender.name, recognizers]));
    if (words === this.#shownRecognizers) return;
    this.#shownRecognizers = words;
    const lists = seen.map(({ contender, recognizers }) => make("section", {},
      phones.length > 1 ? make("h3", { text: contender.name }) : null,
      make("ul", {}, ...recognizers.map(Happenings.#recognizer))));
    this.#recognizers.replaceChildren(...(lists.length ? lists
      : [make("p.nothing", { text: "Touch the phone: who follows the finger is listed here." })]));
  }

  static #recognizer({ name, state, waitsFor }) {
    return make("li", {}, make("span.recognizer", { text: name }), make(`span.state.is-${state}`, { text: state }),
      ...waitsFor.map((other) => make("span.waits", { text: `waits for ${other}` })));
  }
}
