"use strict";

/** Recordings side by side, in step, with everything to play them. */
class Player {
  #report;
  #parts = elements("phones", "transport", "speed", "clock", "announcer");
  #timeline;
  #trace;
  #playback = null;
  #phones = [];
  /** Until when the moments have been read out, in seconds. */
  #announcedUntil = -1;

  constructor(report) {
    this.#report = report;
    const { lanes, scrubber, marks, "no-marks": nothing } = elements("lanes", "scrubber", "marks", "no-marks");
    this.#timeline = new Timeline(lanes, scrubber);
    this.#trace = new Trace(marks, nothing);
    const parts = this.#parts;
    for (const speed of Playback.speeds) {
      parts.speed.append(make("option", { value: speed, text: SPEED_WORDS[speed], selected: speed === 1 }));
    }
    parts.speed.addEventListener("change", () => this.command("speed", Number(parts.speed.value)));
    parts.transport.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-command]");
      if (button) this.command(button.dataset.command);
    });
  }

  get playback() {
    return this.#playback;
  }

  /**
   * @param {{name: string, about: string, verdict: ?string, summary: ?string, play: object}[]} items
   * @param {number} time What to show first, in seconds.
   */
  open(items, time = 0) {
    this.close();
    const seen = items.map((item) => ({ ...item, recording: this.#report.recording(item.play) }));
    const playback = new Playback(Math.max(0, ...seen.map(({ recording }) => recording.duration)), this.#report.tables.rate);
    playback.speed = Number(this.#parts.speed.value);
    playback.loops = this.#parts.transport.querySelector("[data-command=loop]").ariaPressed === "true";
    this.#playback = playback;
    this.#announcedUntil = -1;
    this.#phones = seen.map(({ name, summary, recording }) =>
      new Phone(recording, this.#report, summary ? `${name}: ${summary}` : name));
    this.#parts.phones.replaceChildren(...seen.map((item, index) => this.#column(item, index)));
    this.#parts.phones.style.setProperty("--count", seen.length);
    this.#timeline.open(seen, playback);
    this.#trace.open(seen, playback);
    playback.addEventListener("change", () => {
      if (playback === this.#playback) this.#show();
    });
    playback.seek(time);
  }

  close() {
    const playback = this.#playback;
    this.#playback = null;
    playback?.pause();
    Mosaic.isPlaying = false;
    this.#phones = [];
    this.#parts.phones.replaceChildren();
  }

  /** Does what a button or a key asks for; returns whether there is something to play. */
  command(name, value) {
    if (!this.#playback) return false;
    this.#commands[name](value);
    return true;
  }

  #commands = {
    play: () => this.#playback.toggle(),
    start: () => this.#playback.seek(0),
    end: () => this.#playback.seek(this.#playback.duration),
    back: () => this.#playback.step(-1),
    on: () => this.#playback.step(1),
    leapBack: () => this.#playback.seek(this.#playback.time - LEAP),
    leapOn: () => this.#playback.seek(this.#playback.time + LEAP),
    markBack: () => this.#goToMark(-1),
    markOn: () => this.#goToMark(1),
    loop: () => this.#toggleLoop(),
    speed: (speed) => this.#setSpeed(speed),
    slower: () => this.#setSpeed(Playback.speeds.findLast((speed) => speed < this.#playback.speed)),
    faster: () => this.#setSpeed(Playback.speeds.find((speed) => speed > this.#playback.speed)),
  };

  #goToMark(direction) {
    const time = this.#trace.neighbour(this.#playback.time, direction);
    if (time !== null) this.#playback.seek(time);
  }

  /** @param {?number} speed Undefined where there is no slower or faster one. */
  #setSpeed(speed) {
    if (speed === undefined) return;
    this.#playback.speed = speed;
    this.#parts.speed.value = speed;
  }

  #toggleLoop() {
    this.#playback.loops = !this.#playback.loops;
    this.#parts.transport.querySelector("[data-command=loop]").ariaPressed = String(this.#playback.loops);
  }

  #column({ name, about, verdict, summary }, index) {
    const badge = verdict && make(`span.badge.${verdict}`, { text: verdict });
    const outcome = verdict ? `figure.contender.${verdict}` : "figure.contender";
    return make(outcome, { "data-play": index }, this.#phones[index].element,
      make("figcaption", {},
        make("span.contender-name", { text: name, title: about }), badge ?? null,
        make("span.summary", { text: summary ?? about })));
  }

  #show() {
    const playback = this.#playback;
    const time = playback.time;
    Mosaic.isPlaying = playback.isPlaying;
    for (const phone of this.#phones) phone.show(time);
    const news = this.#trace.show(time, this.#announcedUntil);
    if (playback.isPlaying) this.#announce(news);
    this.#announcedUntil = Math.max(this.#announcedUntil, time);
    this.#timeline.show(`${timeWords(time)} of ${timeWords(playback.duration)}. ${this.#trace.words}`);
    this.#parts.clock.firstChild.data = `${time.toFixed(3)} / ${timeWords(playback.duration)}`;
    const button = this.#parts.transport.querySelector("[data-command=play]");
    const icon = playback.isPlaying ? "pause" : "play";
    if (button.dataset.icon !== icon) {
      button.dataset.icon = icon;
      button.ariaLabel = playback.isPlaying ? "Pause" : "Play";
      button.querySelector("use").setAttribute("href", `#icon-${icon}`);
    }
  }

  /** Each moment is read out once, however often the recordings begin again. */
  #announce(rows) {
    const told = rows.filter(({ kind }) => ANNOUNCED_KINDS.includes(kind));
    if (told.length) {
      this.#parts.announcer.textContent = told.map(({ names, text }) => `${names.join(", ")}: ${text}.`).join(" ");
    }
  }
}

const SPEED_WORDS = { 0.25: "¼×", 0.5: "½×", 1: "1×", 2: "2×" };

/** How far an arrow key goes, in seconds. */
const LEAP = 0.1;
