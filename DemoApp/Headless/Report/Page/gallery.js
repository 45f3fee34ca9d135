"use strict";

/**
 * All transitions at a glance: a small phone for each, which plays while it is pointed at, and can be led by hand.
 *
 * Once built, it is kept out of sight while something else is shown, and is found again as it was left.
 */
class Gallery {
  #report;
  #list;
  #observer = null;
  /** What stops each card that has been built. */
  #rests = new Map();
  /** How far each of the page's scrolling elements was scrolled, and the transition that was opened. */
  #place = { tops: [0, 0], name: null };
  #isOpen = false;

  /** How far into a transition its still picture is taken, as a part of its length. */
  static stillAt = 0.45;

  constructor(report, list) {
    this.#report = report;
    this.#list = list;
  }

  open() {
    if (!this.#observer) this.#begin();
    this.#isOpen = true;
    this.#scrollTo(this.#place.tops);
    this.#focus(this.#place.name);
  }

  /** @param {?string} name Of the transition that is shown instead, if one is. */
  close(name = null) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#place = { tops: this.#scrollers.map(({ scrollTop }) => scrollTop), name };
    for (const rest of this.#rests.values()) rest();
    this.#scrollTo([0, 0]);
  }

  #begin() {
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

  // MARK: Its place

  /** In a wide window the main region scrolls, in a narrow one the whole page. */
  get #scrollers() {
    return [this.#list.closest("main"), document.scrollingElement];
  }

  #scrollTo(tops) {
    this.#scrollers.forEach((scroller, index) => (scroller.scrollTop = tops[index]));
  }

  /** Focuses the card of a transition, unless something else that is seen has the focus. */
  #focus(name) {
    const focused = document.activeElement;
    if (name === null || focused && focused !== document.body && focused.checkVisibility()) return;
    const link = [...this.#list.querySelectorAll("a")].find((each) => each.hash === Gallery.#address(name));
    link?.focus({ preventScroll: true });
  }

  static #address(name) {
    return `#transitions/${encodeURIComponent(name)}`;
  }

  // MARK: Cards

  #card({ name, about, kind, duration, plays }, index) {
    const [width, height] = plays[0].recording.size;
    return make("li.card", { "data-transition": index },
      make("div.card-stage", {
        style: `aspect-ratio: ${width} / ${height}`, tabindex: 0, role: "slider", "aria-label": `${name}, led by hand`,
        "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": 100 * Gallery.stillAt,
      }),
      make("a", { href: Gallery.#address(name) }, make("span.card-name", { text: name }),
        make("span.card-facts", { text: `${kind}, ${duration} s` }),
        about ? make("span.card-about", { text: about }) : null));
  }

  #build(card) {
    const { name, duration, plays } = this.#report.transitions[card.dataset.transition];
    const recording = this.#report.recording(plays[0]);
    const phone = new Phone(recording, this.#report, `${name}, half-way`);
    const stage = card.querySelector(".card-stage");
    stage.append(phone.element);

    const start = recording.firstChange / recording.rate;
    const playback = new Playback(recording.duration, recording.rate);
    playback.addEventListener("change", () => phone.show(playback.time));
    const lead = new Lead(stage, playback, { start, length: duration, open: () => (location.hash = Gallery.#address(name)) });
    const rest = () => {
      lead.end();
      lead.go(Gallery.stillAt);
    };
    this.#rests.set(card, rest);
    rest();
    if (!prefersLessMotion()) this.#playWhenPointedAt(card, playback, lead, rest);
    stage.addEventListener("blur", () => !lead.isHeld && rest());
  }

  #playWhenPointedAt(card, playback, lead, rest) {
    const begin = () => {
      if (lead.isLed) return;
      playback.seek(0);
      playback.play();
    };
    // A finger leads, and does not point.
    card.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && begin());
    card.addEventListener("pointerleave", ({ pointerType }) => pointerType !== "touch" && !lead.isLed && rest());
    const link = card.querySelector("a");
    link.addEventListener("focus", begin);
    link.addEventListener("blur", () => !lead.isLed && rest());
  }
}
