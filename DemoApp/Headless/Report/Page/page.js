"use strict";

/** The whole page: shows what the address asks for. */
class Page {
  #report;
  #parts = elements("main", "player", "title", "about", "difference", "choices", "gallery", "gallery-about", "trace",
    "catalogue", "catalogue-toggle", "search", "keys-button");
  #player;
  #gallery;
  #catalogue;
  #keyboard;
  #route = null;

  constructor(report) {
    this.#report = report;
    this.#player = new Player(report);
    this.#gallery = new Gallery(report, elements("cards").cards);
    this.#catalogue = new Catalogue(report);
    this.#keyboard = new Keyboard(KEYS, (command) => this.#perform(command));
    this.#parts["keys-button"].addEventListener("click", () => this.#keyboard.explain());
    this.#parts["catalogue-toggle"].addEventListener("click", () => this.#showCatalogue(!this.#isCatalogueShown));
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.#parts.main.focus();
    });
    addEventListener("hashchange", () => this.show(Route.current));
  }

  get playback() {
    return this.#player.playback;
  }

  /** @param {Route} route */
  show(route) {
    this.#route = route;
    this.#showCatalogue(false);
    if (route.error) return this.#showBroken(route);
    const isGallery = route.part === "transitions" && !route.key;
    // It notes where it is while it is still seen.
    if (!isGallery) this.#gallery.close(route.part === "transitions" ? route.key : null);
    this.#parts.gallery.hidden = !isGallery;
    this.#parts.player.hidden = isGallery;
    this.#parts.trace.hidden = isGallery;
    for (const tab of document.querySelectorAll("[data-part]")) {
      tab.ariaCurrent = tab.dataset.part === route.part ? "true" : null;
    }
    if (isGallery) this.#showGallery();
    else if (route.part === "transitions") this.#showTransition(route);
    else this.#showScenario(route);
  }

  // MARK: What is shown

  /** An address that can't be read is answered. */
  #showBroken(route) {
    this.#gallery.close();
    this.#parts.gallery.hidden = true;
    this.#parts.player.hidden = false;
    this.#parts.trace.hidden = true;
    this.#showNothing(route, route.error);
  }

  #showGallery() {
    this.#player.close();
    this.#catalogue.show("transitions", null);
    this.#parts["gallery-about"].textContent = "Each plays while you point at it. Drag a phone sideways to lead its "
      + "transition by hand. Open one to see it go forward, go back, and be dragged and cancelled.";
    this.#gallery.open();
    document.title = "Transitions – FullScreenPop report";
  }

  #showTransition(route) {
    const transition = this.#report.transitions.find(({ name }) => name === route.key);
    if (!transition) return this.#showNothing(route, `There is no transition “${route.key}” in this report.`);
    const { name, kind, duration, replacedByCrossfade, plays } = transition;
    const about = `${kind === "modal" ? "For presentations" : "For push and pop"}, ${duration} s.`
      + (replacedByCrossfade ? " Where less motion is preferred, a crossfade takes its place." : "");
    this.#head(name, transition.about ? `${transition.about} ${about}` : about, []);
    this.#catalogue.show("transitions", name);
    this.#watch(route, plays.map((play) => ({ ...wayWords(play.way), play })));
  }

  #showScenario(route) {
    const scenario = route.key === null ? this.#landing : this.#report.scenarios.find(({ id }) => id === route.key);
    if (!scenario) return this.#showNothing(route, `There is no scenario “${route.key}” in this report.`);
    const variant = variantFor(route, scenario);
    if (!variant) {
      const devices = scenario.variants.map(variantWords).join("; ");
      return this.#showNothing(route, `“${scenario.name}” is recorded on ${devices}, and on nothing else.`);
    }
    const usual = USUAL_CONTENDERS.filter((id) => variant.plays.some(({ contender }) => contender === id));
    const wanted = route.contenders ?? (usual.length ? usual : variant.plays.map(({ contender }) => contender));
    const seen = variant.plays.filter(({ contender }) => wanted.includes(contender));
    if (!seen.length) {
      const names = variant.plays.map(({ contender }) => this.#report.contender(contender).name).join(", ");
      return this.#showNothing(route, `“${scenario.name}” is recorded with ${names}, and with nobody else.`);
    }
    this.#head(scenario.name, scenario.about, [
      this.#variantChoice(route, scenario, variant), this.#contenderChoice(route, variant, wanted),
    ], differenceWords(seen, this.#report));
    this.#catalogue.show("scenarios", scenario.id);
    this.#watch(route, seen.map((play) => ({
      ...this.#report.contender(play.contender), verdict: play.verdict, summary: play.summary, play,
    })));
  }

  /** What an address without a scenario shows: one whose outcomes can be seen to differ. */
  get #landing() {
    const { scenarios } = this.#report;
    return scenarios.find(({ id }) => id === LANDING_SCENARIO)
      ?? scenarios.find((each) => new Set(outcomes(each)).size > 1) ?? scenarios[0];
  }

  #showNothing({ part }, words) {
    this.#head("Not in this report", words, []);
    this.#catalogue.show(part, null);
    this.#player.open([]);
  }

  #head(title, about, choices, difference = "") {
    this.#parts.title.textContent = title;
    this.#parts.about.textContent = about;
    this.#parts.difference.textContent = difference;
    replaceKeepingFocus(this.#parts.choices, choices);
    document.title = `${title} – FullScreenPop report`;
  }

  #watch(route, items) {
    this.#player.open(items, route.time ?? 0);
    const playback = this.playback;
    playback.addEventListener("rest", () => {
      if (playback === this.playback) this.#keepTime();
    });
    if (route.time === null && !prefersLessMotion()) playback.play();
  }

  /** The address names the moment that is shown while nothing plays. */
  #keepTime() {
    const address = this.#route.address({ time: this.playback.time });
    if (address !== location.hash) history.replaceState(null, "", address);
  }

  // MARK: Choices

  #variantChoice(route, scenario, current) {
    const links = scenario.variants.map((variant) => make("a", {
      href: route.address({ key: scenario.id, system: variant.system, direction: variant.direction }),
      "aria-current": variant === current ? "true" : null, text: variantWords(variant),
    }));
    return make("div.variants", { role: "group", "aria-label": "System and direction" }, ...links);
  }

  #contenderChoice(route, variant, wanted) {
    const boxes = variant.plays.map(({ contender }) => {
      const { name, about } = this.#report.contender(contender);
      const box = make("input", { type: "checkbox", checked: wanted.includes(contender), value: contender });
      box.addEventListener("change", () => {
        const chosen = [...fieldset.querySelectorAll(":checked")].map(({ value }) => value);
        if (chosen.length) location.hash = route.address({ contenders: chosen });
        else box.checked = true;
      });
      return make("label", { title: about }, box, name);
    });
    const fieldset = make("fieldset.contenders", {}, make("legend.unseen", { text: "Contenders" }), ...boxes);
    return fieldset;
  }

  // MARK: Keys

  /** Returns whether there is something that the command is for. */
  #perform(command) {
    const own = {
      keys: () => this.#keyboard.explain(),
      search: () => this.#search(),
      close: () => this.#leave(),
      next: () => this.#go(this.#catalogue.neighbour(1)),
      previous: () => this.#go(this.#catalogue.neighbour(-1)),
    };
    if (!own[command]) return this.#player.command(command);
    own[command]();
    return true;
  }

  /** Closes the list where it lies over the rest; goes from a transition back to all of them. */
  #leave() {
    if (this.#isCatalogueShown) this.#showCatalogue(false);
    else if (this.#route.part === "transitions" && document.activeElement !== this.#parts.search) this.#go("#transitions");
  }

  #search() {
    this.#showCatalogue(true);
    this.#parts.search.focus();
  }

  #go(address) {
    if (address) location.hash = address;
  }

  // Where the window is narrow, the list lies over the rest and is opened by a button.
  get #isCatalogueShown() {
    return this.#parts["catalogue-toggle"].ariaExpanded === "true";
  }

  #showCatalogue(isShown) {
    this.#parts["catalogue-toggle"].ariaExpanded = String(isShown);
    this.#parts.catalogue.classList.toggle("shown", isShown);
  }
}

/** What is watched first. */
const LANDING_SCENARIO = "scrubber-on-screen";

Mosaic.painter = new MosaicPainter();
const page = new Page(new ReportData(document.getElementById("report-data").textContent));
page.show(Route.current);

// When the first picture is on the screen, in milliseconds after the page was asked for: what the size limit is for.
requestAnimationFrame(() => setTimeout(() => {
  document.documentElement.dataset.openedAfter = Math.round(performance.now());
}));
