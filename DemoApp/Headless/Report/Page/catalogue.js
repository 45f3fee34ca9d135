"use strict";

/** The list of what there is to watch, by topic, with a search and a filter by outcome. */
class Catalogue {
  #report;
  #parts = elements("search", "filter", "count", "entries");
  #part = null;
  #current = null;
  /** What an entry can be found by, once it has been searched for. */
  #texts = new Map();

  constructor(report) {
    this.#report = report;
    const parts = this.#parts;
    for (const [value, { text }] of Object.entries(OUTCOME_FILTERS)) {
      parts.filter.append(make("option", { value, text }));
    }
    parts.search.addEventListener("input", () => this.#list());
    parts.filter.addEventListener("change", () => this.#list());
    parts.search.addEventListener("keydown", (event) => this.#move(event));
    parts.entries.addEventListener("keydown", (event) => this.#move(event));
  }

  /** Shows the scenarios or the transitions, with one of them as the current one. */
  show(part, current) {
    const isOtherPart = part !== this.#part;
    this.#part = part;
    this.#current = current;
    this.#parts.filter.hidden = part !== "scenarios";
    this.#parts.search.placeholder = `Search ${part}`;
    if (isOtherPart) this.#parts.search.value = "";
    this.#list();
    this.#parts.entries.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  /** The address of the entry before or after the current one, among those that are listed. */
  neighbour(step) {
    const links = this.#links;
    const index = links.findIndex((link) => link.getAttribute("aria-current"));
    return links[index + step]?.getAttribute("href") ?? null;
  }

  get #links() {
    return [...this.#parts.entries.querySelectorAll("a")];
  }

  #list() {
    const all = this.#part === "scenarios" ? this.#report.scenarios : this.#report.transitions;
    const words = this.#parts.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const filter = OUTCOME_FILTERS[this.#parts.filter.value];
    const listed = all.filter((entry) => words.every((word) => this.#text(entry).includes(word))
      && (this.#part !== "scenarios" || filter.admits(outcomes(entry))));
    replaceKeepingFocus(this.#parts.entries, this.#groups(listed));
    this.#parts.count.textContent = listed.length === all.length
      ? `All ${all.length}` : `${listed.length} of ${all.length}`;
  }

  /** A heading and a list for each topic; transitions are all of one. */
  #groups(entries) {
    const groups = new Map();
    for (const entry of entries) {
      const topic = entry.topic ?? "";
      if (!groups.has(topic)) groups.set(topic, []);
      groups.get(topic).push(this.#entry(entry));
    }
    return [...groups].map(([topic, items]) => make("section.topic", {},
      topic ? make("h2", { text: topic }) : null, make("ul", {}, ...items)));
  }

  #entry(entry) {
    const key = entry.id ?? entry.name;
    const dots = this.#part === "scenarios" ? this.#dots(entry) : null;
    return make("li", {},
      make("a", { href: `#${this.#part}/${key}`, "aria-current": key === this.#current ? "page" : null },
        make("span.entry-name", { text: entry.name }), dots));
  }

  #dots(scenario) {
    const all = outcomes(scenario);
    const names = USUAL_CONTENDERS.map((id) => this.#report.contender(id).name);
    const words = all.map((outcome, index) => `${names[index]} ${outcome}`).join(", ");
    return make("span.dots", { role: "img", "aria-label": words, title: words },
      ...all.map((outcome) => make(`span.outcome.${outcome}`)));
  }

  /** Names and texts, what came of it, what its moments say, and the direction: what people type. */
  #text(entry) {
    let text = this.#texts.get(entry);
    if (text === undefined) {
      const plays = entry.plays ?? entry.variants.flatMap((variant) => variant.plays);
      const said = plays.flatMap(({ summary, recording }) => [summary, ...recording.marks.map((mark) => mark.text)]);
      const devices = (entry.variants ?? []).map(({ system, direction }) => `ios ${system} ${direction}`);
      text = [entry.id, entry.name, entry.about, entry.topic, ...devices, ...new Set(said)].join(" ").toLowerCase();
      this.#texts.set(entry, text);
    }
    return text;
  }

  /** The arrow keys go through the list, from the search on. */
  #move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = this.#links;
    const index = links.indexOf(document.activeElement);
    const next = index + step < 0 ? this.#parts.search : links[index + step];
    next?.focus();
    event.preventDefault();
  }
}

/** How a scenario went with each of the usual contenders, over all variants: the worst counts. */
function outcomes({ variants }) {
  return USUAL_CONTENDERS.map((contender) => {
    const verdicts = variants.flatMap(({ plays }) =>
      plays.filter((play) => play.contender === contender).map(({ verdict }) => verdict));
    return verdicts.includes("suffers") ? "suffers" : verdicts.find(Boolean) ?? "unknown";
  });
}

const OUTCOME_FILTERS = {
  all: { text: "All outcomes", admits: () => true },
  stock: { text: "UIKit alone suffers", admits: ([stock]) => stock === "suffers" },
  recipe: { text: "The common recipe suffers", admits: ([, recipe]) => recipe === "suffers" },
  fine: { text: "Nobody suffers", admits: (all) => !all.includes("suffers") },
};
