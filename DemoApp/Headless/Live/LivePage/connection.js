"use strict";

/** The way to the program and back. Messages go one after the other, so that none overtakes another. */
class Connection extends EventTarget {
  #touches = [];
  #messages = [];
  #isSending = false;
  #source = null;

  /** Tells of what comes with `message` events, of answers that say no with `refusal`, of the line with `line`. */
  open() {
    this.#source = new EventSource("/events");
    this.#source.onmessage = ({ data }) => this.#tell("message", JSON.parse(data));
    this.#source.onopen = () => this.#tell("line", true);
    this.#source.onerror = () => this.#tell("line", false);
  }

  send(message) {
    this.#flushTouches();
    this.#messages.push(message);
    this.#go();
  }

  /** What fingers do waits for one another: all of it that has come while a message is under way is the next. */
  touch(change) {
    this.#touches.push(change);
    this.#go();
  }

  #flushTouches() {
    if (!this.#touches.length) return;
    this.#messages.push({ touches: this.#touches.splice(0), stamp: Math.round(performance.now() * 1000) / 1000 });
  }

  async #go() {
    if (this.#isSending) return;
    this.#isSending = true;
    for (this.#flushTouches(); this.#messages.length; this.#flushTouches()) {
      const body = JSON.stringify(this.#messages.shift());
      try {
        const answer = await fetch("/input", { method: "POST", headers: { "Content-Type": "application/json" }, body });
        const { error } = await answer.json();
        if (error) this.#tell("refusal", error);
      } catch {
        this.#messages = [];
        this.#touches = [];
        this.#tell("line", false);
      }
    }
    this.#isSending = false;
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
