"use strict";

/**
 * Moments of several recordings in the order of time; those that are the same in several are one, with several names.
 *
 * @param {{name: string, marks: {t: number, kind: string, text: string}[]}[]} items One for each recording.
 * @returns {{time: number, kind: string, text: string, names: string[]}[]}
 */
function joinedMarks(items) {
  const rows = new Map();
  for (const { name, marks } of items) {
    for (const { t, kind, text } of marks) {
      const key = `${t} ${kind} ${text}`;
      if (!rows.has(key)) rows.set(key, { time: t, kind, text, names: [] });
      const { names } = rows.get(key);
      if (!names.includes(name)) names.push(name);
    }
  }
  return [...rows.values()].sort((first, second) => first.time - second.time);
}

/** What is written of a moment: when it was, in whose recordings, and what happened. */
function markWords({ time, text }, names) {
  return [
    make("time", { text: timeWords(time) }),
    make("span.who", {}, ...names.map((name) => make("span.name", { text: name, "data-name": name }))),
    make("span.what", { text }),
  ];
}
