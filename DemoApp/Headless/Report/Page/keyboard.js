"use strict";

/** The keys of a page, and the dialog that explains them. */
class Keyboard {
  #keys;
  #perform;
  #dialog;
  /** Whether keys count that speech or a tremor may bring about. */
  #letterKeys = make("input", { type: "checkbox", id: "letter-keys", checked: true });

  /**
   * @param {{keys: ?string[], shown: string[], command: ?string, about: string}[]} keys In the order in which they are
   *     explained; letters are small.
   * @param {(command: string, event: KeyboardEvent) => ?boolean} perform Returns false if it leaves the key to the
   *     browser.
   */
  constructor(keys, perform) {
    this.#keys = keys;
    this.#perform = perform;
    this.#dialog = this.#makeDialog();
    document.body.append(this.#dialog);
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  /** Explains the keys. */
  explain() {
    this.#dialog.showModal();
  }

  #makeDialog() {
    const explanations = this.#keys.flatMap(({ shown, about }) => [
      make("dt", {}, ...shown.map((key) => make("kbd", { text: key }))), make("dd", { text: about }),
    ]);
    return make("dialog", { id: "keys", "aria-labelledby": "keys-title" },
      make("h2", { id: "keys-title", text: "Keyboard" }),
      make("dl.keys", {}, ...explanations),
      make("label.switch", {}, this.#letterKeys, "Keys of a single letter or sign"),
      make("form", { method: "dialog" }, make("button.quiet", { type: "submit", text: "Close" })));
  }

  #press(event) {
    // Caps Lock changes nothing.
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key.length === 1 && key !== " " && !this.#letterKeys.checked) return;
    const found = this.#keys.find(({ keys }) => keys?.includes(key));
    if (!found || !Keyboard.#isMeantForUs(event)) return;
    if (this.#perform(found.command, event) !== false) event.preventDefault();
  }

  // A focused control keeps the keys that it uses itself. The time slider leaves all of its own to us.
  static #isMeantForUs({ target, key, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey || altKey || target.closest("dialog")) return false;
    if (key !== "Escape" && target.matches("input[type=search], select")) return false;
    if (key === " " && target.matches("button, input[type=checkbox]")) return false;
    return !Keyboard.#scrolls(target, key);
  }

  /** Whether a key scrolls what has the focus, or something around it. The player as a whole does not scroll. */
  static #scrolls(target, key) {
    const isSideways = ["ArrowLeft", "ArrowRight"].includes(key);
    if (!isSideways && !["Home", "End"].includes(key)) return false;
    for (let element = target; element && !element.matches(".player"); element = element.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const mayScroll = element === document.scrollingElement
        || ["auto", "scroll"].includes(isSideways ? overflowX : overflowY);
      const isLonger = isSideways
        ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
      if (mayScroll && isLonger) return true;
    }
    return false;
  }
}
