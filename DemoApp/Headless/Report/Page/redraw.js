"use strict";

/** How many pixels of the screen a point has on the phone that an element is in. */
function scaleAround(element) {
  return devicePixelRatio * (Number(element.closest(".phone")?.style.getPropertyValue("--scale")) || 1);
}

/** Draws a canvas whenever what has been drawn is out of date; first when it is seen. */
function drawAlways(canvas, draw) {
  canvas.classList.add("drawn");
  canvas.addEventListener("redraw", draw);
}

/** Draws everything anew that is on canvases in an element: it has come, or has another size or appearance. */
function redraw(place) {
  for (const canvas of place.querySelectorAll(".drawn")) canvas.dispatchEvent(new Event("redraw"));
}
