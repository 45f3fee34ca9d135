"use strict";

/** In one or two sentences, what the contenders that are seen came to, and why the package did otherwise. */
function differenceWords(plays, report) {
  const suffering = plays.filter(({ verdict }) => verdict === "suffers");
  const ours = plays.find(({ contender }) => contender === "toolkit");
  if (!suffering.length || !ours) return "";
  const byFate = new Map();
  for (const { contender, summary } of suffering) {
    byFate.set(summary, [...(byFate.get(summary) ?? []), report.contender(contender).name]);
  }
  const theirs = [...byFate].map(([fate, names]) => `${names.join(" and ")}: ${fate}.`).join(" ");
  const reason = refusalReason(ours.recording.marks);
  const name = report.contender("toolkit").name;
  if (ours.verdict !== "resolved" || !reason) return `${theirs} ${name}: ${ours.summary}.`;
  return `${theirs} ${name} refuses the swipe: ${reason}.`;
}

/**
 * Why the package refused: what it reports as a refused swipe rather than that a finger scrolls; undefined if it did not, or if
 * another swipe has begun.
 */
function refusalReason(marks) {
  const texts = (wanted) => marks.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  if (texts("event").some((text) => / began$/.test(text))) return undefined;
  const refusal = texts("event").find((text) => / refused: /.test(text))
    ?? texts("decision").find((text) => / refused by /.test(text));
  return refusal?.replace(/^.*? refused(?: by .*?)?: /, "");
}

/**
 * The variant that an address asks for, null if there is none. Without a wish, the first one on which everybody fares as the
 * list says.
 */
function variantFor({ system, direction }, scenario) {
  if (system || direction) {
    return scenario.variants.find((variant) =>
      (!system || String(variant.system) === system) && (!direction || variant.direction === direction)) ?? null;
  }
  const all = outcomes(scenario).join();
  return scenario.variants.find((variant) => outcomes({ variants: [variant] }).join() === all) ?? scenario.variants[0];
}
