"use strict";

/** The family that stands for the system font. */
const SYSTEM_FONT = '-apple-system, system-ui, "Inter", "Helvetica Neue", "Roboto", "Liberation Sans", sans-serif';

const measuringContext = document.createElement("canvas").getContext("2d");

/**
 * How much closer together the letters of a line must stand to fit a width, in pixels per letter; 0 if it fits as it is.
 * The recorded lines were broken with the model's measure of text, and a browser's fonts may be wider.
 */
function tightening(line, width, { size, weight, italic }) {
  measuringContext.font = `${italic ? "italic " : ""}${weight} ${size}px ${SYSTEM_FONT}`;
  const excess = measuringContext.measureText(line).width - width;
  if (excess <= 0 || line.length < 2) return 0;
  return Math.max(-excess / line.length, -0.1 * size);
}
