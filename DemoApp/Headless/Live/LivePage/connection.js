"use strict";

/** The way to the program and back. Messages go one after the other, so that none overtakes another. */
class Connection extends EventTarget {
  #touches = [];
  #messages = [];
  #isSending = false;
  #source = null;
  /** Whether the program has answered when it was spoken to last. */
  #isAnswered = true;
  /** What opens the stream of events again. */
  #retry = null;
  /** By which the program knows whose fingers are whose. */
  #page = 1 + Math.floor(Math.random() * 1e14);

  /** How long it waits before it opens a stream again that the browser has given up, in milliseconds. */
  static retriesAfter = 2000;

  /**
   * Tells of what comes with `message` events, of answers that say no with `refusal`, with `answered` whether the
   * program answers, when that has changed, and with `taken` whether this page is no longer served since too many are
   * open. A page that is not seen lets its connection go: a browser has few of them.
   */
  constructor() {
    super();
    addEventListener("pagehide", () => this.#close());
    addEventListener("pageshow", ({ persisted }) => persisted && this.open());
    document.addEventListener("visibilitychange", () => document.hidden ? this.#close() : this.open());
  }

  open() {
    if (this.#source || document.hidden) return;
    const source = new EventSource(`/events?page=${this.#page}`);
    this.#source = source;
    source.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (!message.taken) return this.#tell("message", message);
      this.#close();
      this.#tell("taken", true);
    };
    source.onopen = () => {
      this.#tell("taken", false);
      this.#noteAnswer(true);
    };
    source.onerror = () => {
      this.#noteAnswer(false);
      // The browser tries again by itself, unless what it got was no stream of events.
      if (source.readyState !== EventSource.CLOSED) return;
      this.#close();
      this.#retry = setTimeout(() => this.open(), Connection.retriesAfter);
    };
  }

  #close() {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
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
        const answer = await fetch(`/input?page=${this.#page}`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
        const { error } = await answer.json();
        this.#noteAnswer(true);
        if (error) this.#tell("refusal", error);
      } catch {
        this.#messages = [];
        this.#touches = [];
        this.#noteAnswer(false);
      }
    }
    this.#isSending = false;
  }

  #noteAnswer(isAnswered) {
    if (isAnswered === this.#isAnswered) return;
    this.#isAnswered = isAnswered;
    this.#tell("answered", isAnswered);
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
