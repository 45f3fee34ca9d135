"use strict";

// Runs before everything else in the page.

// The checks run in the browser's virtual time, in which a busy machine paints too seldom: frames come by the clock here.
window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
window.cancelAnimationFrame = clearTimeout.bind(window);

// What goes wrong is kept for the checks.
const pageErrors = [];
addEventListener("error", ({ message }) => pageErrors.push(message));
addEventListener("unhandledrejection", ({ reason }) => pageErrors.push(String(reason)));
for (const level of ["error", "warn"]) {
  const log = console[level];
  console[level] = (...words) => {
    pageErrors.push(words.join(" "));
    log.apply(console, words);
  };
}
