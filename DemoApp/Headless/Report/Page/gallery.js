"use strict";

/** All transitions at a glance: a small phone for each, which plays while it is pointed at. */
class Gallery {
  #report;
  #list;
  #observer = null;
  /** How far into a transition its still picture is taken, as a part of its length. */
  static stillAt = 0.45;

  constructor(report, list) {
    this.#report = report;
    this.#list = list;
  }

  open() {
    // A phone is built when its card comes near the window.
    this.#observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        this.#observer.unobserve(target);
        this.#build(target);
      }
    }, { rootMargin: "200px" });
    const cards = this.#report.transitions.map((transition, index) => this.#card(transition, index));
    this.#list.replaceChildren(...cards);
    for (const card of cards) this.#observer.observe(card);
  }

  close() {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#list.replaceChildren();
  }

  #card({ name, about, kind, duration }, index) {
    const facts = `${kind}, ${duration} s`;
    return make("li.card", { "data-transition": index },
      make("a", { href: `#transitions/${name}` },
        make("div.card-stage"), make("span.card-name", { text: name }), make("span.card-facts", { text: facts }),
        about ? make("span.card-about", { text: about }) : null));
  }

  #build(card) {
    const { name, duration, plays } = this.#report.transitions[card.dataset.transition];
    const recording = this.#report.recording(plays[0]);
    const phone = new Phone(recording, this.#report, `${name}, half-way`);
    const still = recording.firstChange / recording.rate + duration * Gallery.stillAt;
    card.querySelector(".card-stage").append(phone.element);
    phone.show(still);
    if (prefersLessMotion()) return;

    const playback = new Playback(recording.duration, recording.rate);
    playback.addEventListener("change", () => phone.show(playback.time));
    const begin = () => {
      playback.seek(0);
      playback.play();
    };
    const end = () => playback.seek(still);
    const link = card.querySelector("a");
    link.addEventListener("pointerenter", begin);
    link.addEventListener("pointerleave", end);
    link.addEventListener("focus", begin);
    link.addEventListener("blur", end);
  }
}
