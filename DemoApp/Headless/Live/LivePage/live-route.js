"use strict";

/**
 * What the address asks for:
 * `#screens/ID?with=stock,toolkit&system=26&direction=rtl&size=390x844&reduceMotion=1&speed=0.5`. What it does not name is
 * as in a new session.
 */
class LiveRoute {
  #catalogue;
  #values;
  /** As the program has it. */
  choice;
  speed;
  /** Why the address can't be followed; null if it can. */
  error = null;

  static #names = ["with", "system", "direction", "size", "reduceMotion", "speed"];

  /** @param {string} hash With or without its `#`. */
  constructor(hash, catalogue) {
    this.#catalogue = catalogue;
    const [, path, query = ""] = /^#?([^?]*)(?:\?(.*))?$/s.exec(hash);
    this.#values = new URLSearchParams(query);
    const screen = this.#screen(path);
    this.#checkNames();
    const size = this.#size;
    this.choice = {
      screen, contenders: this.#contenders, system: this.#system, direction: this.#direction, ...(size && { size }),
      reduceMotion: this.#reduceMotion,
    };
    this.speed = this.#speed;
  }

  /** The address of what is shown. */
  static address({ choice, speed }) {
    const { screen, contenders, system, direction, size, reduceMotion } = choice;
    const values = new URLSearchParams({ with: contenders.join(","), system, direction });
    if (size) values.set("size", size.join("x"));
    if (reduceMotion) values.set("reduceMotion", 1);
    if (speed !== 1) values.set("speed", speed);
    return `#screens/${encodeURIComponent(screen)}?${values.toString().replaceAll("%2C", ",")}`;
  }

  // MARK: Parts

  /** The first thing that is wrong is what is said. */
  #expect(holds, words) {
    if (!holds) this.error ??= words;
  }

  #screen(path) {
    const [part, key, ...rest] = path.split("/");
    this.#expect(part === "screens" && key && !rest.length,
      `The address “${path}” names no screens: expected “screens/” and their name.`);
    try {
      const screen = decodeURIComponent(key ?? "");
      this.#expect(this.#catalogue.screens.some(({ id }) => id === screen), `There are no screens “${screen}”.`);
      return screen;
    } catch {
      this.#expect(false, `The address “${path}” is not encoded as addresses are.`);
      return null;
    }
  }

  #checkNames() {
    const names = [...this.#values.keys()];
    for (const name of names) {
      this.#expect(LiveRoute.#names.includes(name), `The address can't say “${name}”: there is ${LiveRoute.#names.join(", ")}.`);
    }
    this.#expect(new Set(names).size === names.length, "The address says something twice.");
  }

  get #contenders() {
    const names = this.#values.get("with")?.split(",") ?? this.#catalogue.choice.contenders;
    for (const name of names) {
      this.#expect(this.#catalogue.contenders.some(({ id }) => id === name), `There is no contender “${name}”.`);
    }
    this.#expect(names.length <= 2 && new Set(names).size === names.length,
      "The address has too many contenders: expected one, or two different ones.");
    return names;
  }

  #oneOf(name, words, usual) {
    const value = this.#values.get(name) ?? String(usual);
    this.#expect(words.includes(value), `The address has the ${name} “${value}”: expected one of ${words.join(", ")}.`);
    return value;
  }

  get #system() {
    return Number(this.#oneOf("system", this.#catalogue.systems.map(String), this.#catalogue.choice.system));
  }

  get #direction() {
    return this.#oneOf("direction", ["ltr", "rtl"], this.#catalogue.choice.direction);
  }

  get #reduceMotion() {
    return this.#oneOf("reduceMotion", ["0", "1"], 0) === "1";
  }

  get #size() {
    const text = this.#values.get("size");
    if (text === null) return null;
    const [least, most] = this.#catalogue.lengths;
    const size = text.split("x").map(LiveRoute.#number);
    this.#expect(size.length === 2 && size.every((length) => length >= least && length <= most),
      `The address has the size “${text}”: expected one such as 390x844, of ${least} to ${most} points.`);
    return size;
  }

  get #speed() {
    const text = this.#values.get("speed") ?? "1";
    const [least, most] = this.#catalogue.speeds;
    const speed = LiveRoute.#number(text);
    this.#expect(speed >= least && speed <= most,
      `The address has the speed “${text}”: expected a number from ${least} to ${most}.`);
    return speed;
  }

  /** Not a number for what is none in plain digits. */
  static #number(text) {
    return /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  }
}
