"use strict";

/** What the contenders are, by the names that the report gives them. */
const CONTENDERS = {
  stock: { name: "stock", about: "UIKit as it is" },
  fullScreenOnly: { name: "fullScreenOnly", about: "A full-screen pan on the system’s pop, and nothing else" },
  seedRecipeA: { name: "seedRecipe", about: "The usual recipe: no delay of content touches" },
  seedRecipeB: { name: "seedRecipe B", about: "The usual recipe: scrolling off under a slider" },
  fdRecipe: { name: "fdRecipe", about: "The rules of FDFullscreenPopGesture" },
  toolkit: { name: "toolkit", about: "This package" },
};

/** The contenders that are seen side by side unless others are chosen. */
const USUAL_CONTENDERS = ["fullScreenOnly", "seedRecipeA", "toolkit"];

const WAYS = {
  forward: { name: "forward", about: "A push, or a presentation, by a button" },
  back: { name: "back", about: "A pop, or a dismissal, by a button" },
  cancelled: { name: "cancelled", about: "Dragged by a finger that turns back" },
};

/** The kinds of moments that a screen reader hears of while the recordings play. */
const ANNOUNCED_KINDS = ["decision", "event"];

function contenderWords(contender) {
  return CONTENDERS[contender] ?? { name: contender, about: "" };
}

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
