"use strict";

/** What is shown: the screens, who plays them, and the device. */
class Choices {
  #parts = elements("search", "count", "screen", "first", "second", "system", "direction", "size", "reduceMotion");
  #screens;
  #show;

  /**
   * @param {object} catalogue Everything that there is to choose.
   * @param {(choice: object) => void} show Asks for another choice.
   */
  constructor(catalogue, show) {
    const parts = this.#parts;
    this.#screens = catalogue.screens;
    this.#show = show;
    const contenders = catalogue.contenders.map(({ id, name, about }) => ({ value: id, text: name, title: about }));
    parts.first.append(...contenders.map((option) => make("option", option)));
    parts.second.append(make("option", { value: "", text: "nobody" }), ...contenders.map((option) => make("option", option)));
    parts.system.append(...catalogue.systems.map((system) => make("option", { value: system, text: `iOS ${system}` })));
    parts.size.append(...SIZES.map(({ size, text }) => make("option", { value: size ? size.join() : "", text })));
    this.#list();
    parts.search.addEventListener("input", () => this.#list());
    parts.search.addEventListener("keydown", (event) => {
      const [first] = this.#found;
      if (event.key === "Enter" && first) this.#choose({ screen: first.id });
    });
    for (const part of ["screen", "first", "second", "system", "direction", "size"]) {
      parts[part].addEventListener("change", () => this.#choose());
    }
  }

  /** Shows what has been chosen. */
  set(choice) {
    const { screen, contenders, system, direction, size } = choice;
    this.choice = choice;
    this.#list();
    const parts = this.#parts;
    parts.screen.value = screen;
    [parts.first.value, parts.second.value] = [contenders[0], contenders[1] ?? ""];
    parts.system.value = system;
    parts.direction.value = direction;
    if (size) offer(parts.size, { value: size.join(), text: size.join(" × ") });
    parts.size.value = size ? size.join() : "";
    parts.reduceMotion.checked = choice.reduceMotion;
    for (const option of parts.second.options) option.disabled = option.value === contenders[0];
  }

  /** The screens that are chosen. */
  get screen() {
    return this.#screens.find(({ id }) => id === this.choice?.screen);
  }

  /** The next ones in the list, or those before. */
  go(direction) {
    const options = [...this.#parts.screen.options];
    const place = options.findIndex(({ value }) => value === this.choice.screen) + direction;
    if (options[place]) this.#choose({ screen: options[place].value });
  }

  #choose(changes = {}) {
    const parts = this.#parts;
    const contenders = [parts.first.value, parts.second.value].filter(Boolean);
    const size = parts.size.value ? { size: parts.size.value.split(",").map(Number) } : {};
    this.#show({
      screen: parts.screen.value || this.choice.screen, contenders: [...new Set(contenders)],
      system: Number(parts.system.value), direction: parts.direction.value, reduceMotion: parts.reduceMotion.checked,
      ...size, ...changes,
    });
  }

  /** The screens that are searched for. */
  get #found() {
    const words = this.#parts.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    return this.#screens.filter(({ id, topic, name, about }) => {
      const text = `${id} ${topic} ${name} ${about}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  /** Lists the screens that are searched for, and those that are chosen. */
  #list() {
    const found = new Set(this.#found);
    const shown = this.#screens.filter((screen) => screen.id === this.choice?.screen || found.has(screen));
    const groups = Map.groupBy(shown, ({ topic }) => topic);
    this.#parts.screen.replaceChildren(...[...groups].map(([topic, screens]) =>
      make("optgroup", { label: topic }, ...screens.map(({ id, name }) => make("option", { value: id, text: name })))));
    if (this.choice) this.#parts.screen.value = this.choice.screen;
    this.#parts.count.textContent = this.#parts.search.value.trim() ? `${found.size} of ${this.#screens.length}` : "";
  }
}

/** Puts a choice into a list that does not have it yet, since an address may name more than the list does. */
function offer(list, { value, text }) {
  if (![...list.options].some((option) => option.value === String(value))) list.append(make("option", { value, text }));
}

const SIZES = [
  { size: null, text: "as the scenario has it" },
  { size: [390, 844], text: "390 × 844" },
  { size: [430, 932], text: "430 × 932" },
  { size: [375, 667], text: "375 × 667" },
  { size: [844, 390], text: "844 × 390" },
  { size: [820, 1180], text: "820 × 1180, a tablet" },
  { size: [1180, 820], text: "1180 × 820, a tablet" },
];
