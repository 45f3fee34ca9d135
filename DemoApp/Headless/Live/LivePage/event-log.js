"use strict";

/** What happens, as it happens, the latest last. */
class EventLog {
  #parts = elements("marks", "no-marks", "announcer");

  /** More lines are not kept. */
  static mostLines = 300;

  clear() {
    this.#parts.marks.replaceChildren();
    this.#parts["no-marks"].hidden = false;
  }

  /** @param {{name: string, marks: {t: number, kind: string, text: string}[]}[]} items One for each phone. */
  add(items) {
    const rows = joinedMarks(items);
    if (!rows.length) return;
    const { marks: list, "no-marks": nothing, announcer } = this.#parts;
    const isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
    list.append(...rows.map((row) => make(`li.kind-${row.kind}`, {},
      make("div.mark", {}, ...markWords(row, items.length > 1 ? row.names : [])))));
    while (list.children.length > EventLog.mostLines) list.firstChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    nothing.hidden = true;
    const told = rows.filter(({ kind }) => ANNOUNCED_KINDS.includes(kind));
    if (told.length) announcer.textContent = told.map(({ text }) => `${text}.`).join(" ");
  }
}
