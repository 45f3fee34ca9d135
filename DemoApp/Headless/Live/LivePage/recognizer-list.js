"use strict";

/** What the recognizers that follow a finger are at. */
class RecognizerList {
  #list = elements("recognizers").recognizers;
  #shown = "";

  /** @param {LivePhone[]} phones */
  show(phones) {
    const seen = phones.filter(({ recognizers }) => recognizers.length);
    const words = JSON.stringify(seen.map(({ contender, recognizers }) => [contender.name, recognizers]));
    if (words === this.#shown) return;
    this.#shown = words;
    const lists = seen.map(({ contender, recognizers }) => make("section", {},
      phones.length > 1 ? make("h3", { text: contender.name }) : null,
      make("ul", {}, ...recognizers.map(RecognizerList.#line))));
    this.#list.replaceChildren(...(lists.length ? lists
      : [make("p.nothing", { text: "Touch the phone: who follows the finger is listed here." })]));
  }

  static #line({ name, state, waitsFor }) {
    return make("li", {}, make("span.recognizer", { text: name }), make(`span.state.is-${state}`, { text: state }),
      ...waitsFor.map((other) => make("span.waits", { text: `waits for ${other}` })));
  }
}
