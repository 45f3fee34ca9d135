"use strict";

/**
 * Makes fingers of pointers and of keys. A mouse is one finger, with the Alt key two that face each other about the middle
 * of the screen. With the keyboard a finger is moved by the arrows, and is on the glass while the space bar is held.
 */
class Fingers {
  #connection;
  #phones;
  /** By the pointer's number: the phone it is on, and the numbers of its fingers. */
  #down = new Map();
  #cursor = null;
  #keys = new Set();
  #ticking = null;

  /** Points a second, with and without Shift. */
  static speeds = [120, 700];

  /** @param {() => LivePhone[]} phones Those that are shown. */
  constructor(connection, phones) {
    this.#connection = connection;
    this.#phones = phones;
    addEventListener("blur", () => this.cancel());
    document.addEventListener("visibilitychange", () => document.hidden && this.cancel());
  }

  /** Lets fingers touch a phone. */
  watch(phone) {
    const { screen } = phone;
    screen.addEventListener("pointerdown", (event) => this.#land(phone, event));
    screen.addEventListener("pointermove", (event) => this.#move(event));
    screen.addEventListener("pointerup", (event) => this.#leave(event.pointerId, "up"));
    screen.addEventListener("pointercancel", (event) => this.#leave(event.pointerId, "cancel"));
    screen.addEventListener("lostpointercapture", (event) => this.#leave(event.pointerId, "cancel"));
    screen.addEventListener("contextmenu", (event) => event.preventDefault());
    screen.addEventListener("keydown", (event) => this.#press(phone, event));
    screen.addEventListener("keyup", (event) => this.#release(event));
    screen.addEventListener("blur", () => this.#keyboardLeaves());
  }

  /** Takes all fingers away. */
  cancel() {
    for (const pointer of [...this.#down.keys()]) this.#leave(pointer, "cancel");
    this.#keys.clear();
  }

  // MARK: Pointers

  #land(phone, event) {
    if (event.button !== 0 || !phone.holds(event) || this.#down.has(event.pointerId)) return;
    event.preventDefault();
    phone.screen.focus({ preventScroll: true });
    phone.screen.setPointerCapture(event.pointerId);
    this.#begin(event.pointerId, phone, phone.place(event), event.altKey);
  }

  #begin(pointer, phone, place, isPair) {
    const taken = new Set([...this.#down.values()].flatMap(({ fingers }) => fingers));
    const free = [...Array(20).keys()].filter((number) => !taken.has(number));
    this.#down.set(pointer, { phone, fingers: free.slice(0, isPair ? 2 : 1) });
    this.#send(pointer, "down", place);
  }

  #move(event) {
    const contact = this.#down.get(event.pointerId);
    if (contact) this.#send(event.pointerId, "move", contact.phone.place(event));
  }

  #leave(pointer, how) {
    if (!this.#down.has(pointer)) return;
    this.#send(pointer, how, true);
    this.#down.delete(pointer);
  }

  #send(pointer, what, value) {
    const { phone, fingers } = this.#down.get(pointer);
    const [width, height] = phone.size;
    fingers.forEach((finger, index) => {
      const facing = index > 0 && value !== true ? [width - value[0], height - value[1]] : value;
      this.#connection.touch({ finger, [what]: facing, time: Math.round(performance.now() * 10) / 10 });
    });
  }

  // MARK: Keys

  static #directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  #press(phone, event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key in Fingers.#directions) this.#keys.add(key);
    else if (key === " ") this.#keyboardLands(phone);
    else if (key === "Escape" && this.#down.has("keyboard")) this.#keyboardLeaves("cancel");
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.#bringCursor(phone);
    this.#cursor.isFast = !event.shiftKey;
    this.#showCursor(phone);
    this.#tick();
  }

  #release(event) {
    this.#keys.delete(event.key);
    if (event.key === " ") {
      event.preventDefault();
      this.#keyboardLeaves("up");
    }
  }

  #keyboardLands(phone) {
    if (this.#down.has("keyboard")) return;
    this.#bringCursor(phone);
    this.#begin("keyboard", phone, this.#cursorPlace, false);
  }

  #keyboardLeaves(how = "cancel") {
    if (this.#down.has("keyboard")) this.#leave("keyboard", how);
    if (how === "cancel") this.#keys.clear();
  }

  /** The keyboard's finger is above this phone, as large as that is now. */
  #bringCursor(phone) {
    if (this.#cursor?.phone !== phone) {
      this.#cursor = { phone, place: phone.size.map((length) => length / 2), isFast: true };
    }
    this.#cursor.place = this.#cursor.place.map((length, axis) => Math.min(length, phone.size[axis]));
  }

  get #cursorPlace() {
    return this.#cursor.place.map((length) => Math.round(length * 4) / 4);
  }

  /** Moves the finger on as long as an arrow is held. */
  #tick(last = performance.now()) {
    if (this.#ticking !== null) return;
    this.#ticking = requestAnimationFrame((now) => {
      this.#ticking = null;
      if (!this.#keys.size || !this.#cursor) return;
      const way = Math.min(now - last, 50) / 1000 * Fingers.speeds[this.#cursor.isFast ? 1 : 0];
      const { place, phone } = this.#cursor;
      for (const key of this.#keys) {
        Fingers.#directions[key]?.forEach((direction, axis) => {
          place[axis] = Math.min(Math.max(0, place[axis] + direction * way), phone.size[axis]);
        });
      }
      if (this.#down.has("keyboard")) this.#send("keyboard", "move", this.#cursorPlace);
      this.#showCursor(phone);
      this.#tick(now);
    });
  }

  /** Shows where the keyboard's finger is while it is above the glass. */
  #showCursor(phone) {
    const [width, height] = phone.size;
    phone.screen.style.setProperty("--cursor-x", `${100 * this.#cursor.place[0] / width}%`);
    phone.screen.style.setProperty("--cursor-y", `${100 * this.#cursor.place[1] / height}%`);
    phone.screen.classList.add("has-cursor");
  }
}
