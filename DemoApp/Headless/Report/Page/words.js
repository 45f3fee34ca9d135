"use strict";

/** The contenders that are seen side by side unless others are chosen. */
const USUAL_CONTENDERS = ["stock", "seedRecipeA", "toolkit"];

const WAYS = {
  forward: { name: "forward", about: "A push, or a presentation, by a button" },
  back: { name: "back", about: "A pop, or a dismissal, by a button" },
  cancelled: { name: "cancelled", about: "Dragged by a finger that turns back" },
};

/** The kinds of moments that a screen reader hears of while the recordings play. */
const ANNOUNCED_KINDS = ["decision", "event"];

function wayWords(way) {
  return WAYS[way] ?? { name: way, about: "" };
}

/** “0.083 s” */
function timeWords(seconds) {
  return `${seconds.toFixed(3)} s`;
}

/** “iOS 18, right to left” */
function variantWords({ system, direction }) {
  return `iOS ${system}${direction === "rtl" ? ", right to left" : ""}`;
}
