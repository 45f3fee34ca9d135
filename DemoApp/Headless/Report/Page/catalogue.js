"use strict";

/** The list of what there is to watch, with a search and a filter by outcome. */
class Catalogue {
  #report;
  #parts;
  #part = null;
  #current = null;

  constructor(report, parts) {
    this.#report = report;
    this.#parts = parts;
    for (const [value, { text }] of Object.entries(OUTCOME_FILTERS)) {
      parts.filter.append(make("option", { value, text }));
    }
    parts.search.addEventListener("input", () => this.#list());
    parts.filter.addEventListener("change", () => this.#list());
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
    const links = [...this.#parts.entries.querySelectorAll("a")];
    const index = links.findIndex((link) => link.getAttribute("aria-current"));
    return links[index + step]?.getAttribute("href") ?? null;
  }

  #list() {
    const all = this.#part === "scenarios" ? this.#report.scenarios : this.#report.transitions;
    const words = this.#parts.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const filter = OUTCOME_FILTERS[this.#parts.filter.value];
    const listed = all.filter((entry) => {
      const text = `${entry.id ?? ""} ${entry.name} ${entry.about ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word)) && (this.#part !== "scenarios" || filter.admits(outcomes(entry)));
    });
    replaceKeepingFocus(this.#parts.entries, listed.map((entry) => this.#entry(entry)));
    this.#parts.count.textContent = listed.length === all.length
      ? `All ${all.length}` : `${listed.length} of ${all.length}`;
  }

  #entry(entry) {
    const key = entry.id ?? entry.name;
    const dots = this.#part === "scenarios" ? outcomeDots(entry) : null;
    return make("li", {},
      make("a", { href: `#${this.#part}/${key}`, "aria-current": key === this.#current ? "page" : null },
        make("span.entry-name", { text: entry.name }), dots));
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

function outcomeDots(scenario) {
  const all = outcomes(scenario);
  const words = all.map((outcome, index) => `${contenderWords(USUAL_CONTENDERS[index]).name} ${outcome}`).join(", ");
  return make("span.dots", { role: "img", "aria-label": words, title: words },
    ...all.map((outcome) => make(`span.outcome.${outcome}`)));
}

const OUTCOME_FILTERS = {
  all: { text: "All outcomes", admits: () => true },
  differ: { text: "Outcomes differ", admits: (all) => new Set(all).size > 1 },
  suffers: { text: "Somebody suffers", admits: (all) => all.includes("suffers") },
  resolved: { text: "All resolved", admits: (all) => all.every((outcome) => outcome === "resolved") },
};
