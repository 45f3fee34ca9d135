"use strict";

/** The whole page: shows what the address asks for. */
class Page {
  #report;
  #parts = Object.fromEntries([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));
  #player;
  #gallery;
  #catalogue;
  #route = null;

  constructor(report) {
    this.#report = report;
    this.#player = new Player(report, this.#parts);
    this.#gallery = new Gallery(report, this.#parts.cards);
    this.#catalogue = new Catalogue(report, this.#parts);
    new Keyboard((command) => this.#perform(command));
    Keyboard.explain(this.#parts["key-list"]);
    this.#parts["keys-button"].addEventListener("click", () => this.#perform("keys"));
    this.#parts["catalogue-toggle"].addEventListener("click", () => this.#showCatalogue(!this.#isCatalogueShown));
    addEventListener("hashchange", () => this.show(Route.current));
  }

  get playback() {
    return this.#player.playback;
  }

  /** @param {Route} route */
  show(route) {
    this.#route = route;
    this.#showCatalogue(false);
    const isGallery = route.part === "transitions" && !route.key;
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

  #showGallery() {
    this.#player.close();
    this.#catalogue.show("transitions", null);
    this.#gallery.open();
    this.#parts["gallery-about"].textContent =
      "Each plays while you point at it. Open one to see it go forward, go back, and be dragged and cancelled.";
    document.title = "Transitions – FullScreenPop report";
  }

  #showTransition(route) {
    const transition = this.#report.transitions.find(({ name }) => name === route.key);
    if (!transition) return this.#showNothing(route);
    const { name, kind, duration, replacedByCrossfade, plays } = transition;
    const about = `${kind === "modal" ? "For presentations" : "For push and pop"}, ${duration} s.`
      + (replacedByCrossfade ? " Where less motion is preferred, a crossfade takes its place." : "");
    this.#head(name, about, []);
    this.#catalogue.show("transitions", name);
    this.#watch(route, plays.map((play) => ({ ...wayWords(play.way), play })));
  }

  #showScenario(route) {
    const scenario = route.key === null
      ? this.#report.scenarios.find((each) => new Set(outcomes(each)).size > 1) ?? this.#report.scenarios[0]
      : this.#report.scenarios.find(({ id }) => id === route.key);
    if (!scenario) return this.#showNothing(route);
    const variant = scenario.variants.find(({ system, direction }) =>
      (!route.system || String(system) === route.system) && (!route.direction || direction === route.direction))
      ?? scenario.variants[0];
    const wanted = route.contenders ?? USUAL_CONTENDERS;
    const seen = variant.plays.filter(({ contender }) => wanted.includes(contender));
    this.#head(scenario.name, scenario.about, [
      this.#variantChoice(route, scenario, variant), this.#contenderChoice(route, variant, wanted),
    ]);
    this.#catalogue.show("scenarios", scenario.id);
    this.#watch(route, seen.map((play) => ({
      ...contenderWords(play.contender), verdict: play.verdict, summary: play.summary, play,
    })));
  }

  #showNothing({ part, key }) {
    this.#head("Not in this report", `There is no ${part.slice(0, -1)} “${key}”.`, []);
    this.#catalogue.show(part, null);
    this.#player.open([]);
  }

  #head(title, about, choices) {
    this.#gallery.close();
    this.#parts.title.textContent = title;
    this.#parts.about.textContent = about;
    replaceKeepingFocus(this.#parts.choices, choices);
    document.title = `${title} – FullScreenPop report`;
  }

  #watch(route, items) {
    this.#player.open(items, route.time);
    if (!route.time && !prefersLessMotion()) this.#player.playback.play();
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
      const { name, about } = contenderWords(contender);
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

  #perform(command) {
    if (command === "keys") this.#parts.keys.showModal();
    else if (command === "search") this.#search();
    else if (command === "next") this.#go(this.#catalogue.neighbour(1));
    else if (command === "previous") this.#go(this.#catalogue.neighbour(-1));
    else this.#player.command(command);
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

const page = new Page(new ReportData(document.getElementById("report-data").textContent));
page.show(Route.current);

// When the first picture is on the screen, in milliseconds after the page was asked for: what the size limit is for.
requestAnimationFrame(() => setTimeout(() => {
  document.documentElement.dataset.openedAfter = Math.round(performance.now());
}));
