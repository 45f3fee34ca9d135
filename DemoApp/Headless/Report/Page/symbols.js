"use strict";

/**
 * Plain drawings for the system symbols that the demo shows, on a square of 24 by 24: `fill` is painted, `line` is drawn
 * with a pen of 1.8. They stand for the system's own, which no browser has.
 */
const SYMBOLS = {
  "chevron.backward": { line: "M15 4.5 7.5 12l7.5 7.5" },
  "chevron.forward": { line: "M9 4.5 16.5 12 9 19.5" },
  checkmark: { line: "M5 12.5 10 17.5 19.5 6.5" },
  "info.circle": { line: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.5v.3" },
  "play.fill": { fill: "M7 4.3v15.4a.8.8 0 0 0 1.2.7l12.5-7.7a.8.8 0 0 0 0-1.4L8.2 3.6A.8.8 0 0 0 7 4.3Z" },
  "pause.fill": { fill: "M6.5 4h3.6v16H6.5zM13.9 4h3.6v16h-3.6z" },
  "forward.fill": { fill: "M3 6v12l9-6zM12 6v12l9-6z" },
  "backward.fill": { fill: "M21 6v12l-9-6zM12 6v12l-9-6z" },
  "speaker.fill": { fill: "M5 9.2v5.6h3.5L13.5 19V5L8.5 9.2z" },
  "speaker.wave.3.fill": {
    fill: "M2.5 9.2v5.6h3L10 19V5L5.5 9.2z",
    line: "M13 9.3a4 4 0 0 1 0 5.4M15.7 7a7.2 7.2 0 0 1 0 10M18.4 4.7a10.5 10.5 0 0 1 0 14.6",
  },
  "music.note": { fill: "M9.2 17.3a3 3 0 1 1-1.6-2.6V5.2l11-2.3v11.7a3 3 0 1 1-1.6-2.6V7.2l-7.8 1.6z" },
  leaf: { line: "M19.5 4.5C9 4.5 5 9 5 14c0 3 2 5 5 5 6 0 9.5-5 9.5-14.5ZM4 20.5c2-5 5.5-8.5 10-10.5" },
  gearshape: {
    line: "M15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z" +
      "M10.6 3h2.8l.6 2.5 1.8.8 2.2-1.3 2 2-1.3 2.2.8 1.8 2.5.6v2.8l-2.5.6-.8 1.8 1.3 2.2-2 2-2.2-1.3-1.8.8-.6 2.5h-2.8l-.6-2.5-1.8-.8L6 21l-2-2 1.3-2.2-.8-1.8L2 14.4v-2.8l2.5-.6.8-1.8L4 7l2-2 2.2 1.3L10 5.5z",
  },
  "slider.horizontal.3": {
    line: "M3 6h7M15 6h6M3 12h2M10 12h11M3 18h9M17 18h4" +
      "M15 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM10 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM17 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z",
  },
  "doc.richtext": { line: "M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12h7M9 15h7M9 18h4.5" },
  scribble: { line: "M3.5 15C6 7 10 4.5 11 7c1.2 3-6 10.5-3.5 12 2.5 1.4 8-11.5 10.5-10 2.2 1.3-4 8-2 9.2 1 .6 3-1 4.5-3.2" },
  "square.and.pencil": { line: "M13 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V11M9.5 14.5l.6-3L18.6 3l2.4 2.4-8.5 8.5z" },
  "mic.fill": {
    fill: "M12 2.5a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0v-6a3 3 0 0 0-3-3Z",
    line: "M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7",
  },
  "guitars.fill": {
    fill: "M13.3 9.3 19 3.6l1.4 1.4-5.7 5.7c1 1.8.4 3.5-1.3 4.3-.9.5-1.3 1-1.5 2-.4 2.3-2 4-4.2 4-2.8 0-4.7-1.9-4.7-4.7 0-2.2 1.7-3.8 4-4.2 1-.2 1.5-.6 2-1.5.8-1.7 2.5-2.3 4.3-1.3Zm-4 7.2a1.8 1.8 0 1 0-3.6 0 1.8 1.8 0 0 0 3.6 0Z",
  },
  "photo.on.rectangle": {
    line: "M7 8.5h13A1.5 1.5 0 0 1 21.5 10v8.5A1.5 1.5 0 0 1 20 20H7a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 7 8.5ZM3 15.5V6a1.5 1.5 0 0 1 1.5-1.5H18" +
      "M6 17.5l4-4 3 3 3.5-3.5 4.5 4.5",
  },
  "rectangle.stack": { line: "M5.5 10h13A1.5 1.5 0 0 1 20 11.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-7A1.5 1.5 0 0 1 5.5 10ZM5.5 7h13M7.5 4h9" },
  "square.stack.3d.up": { line: "M12 3.5 21 8l-9 4.5L3 8zM3 12.5 12 17l9-4.5M3 16.5 12 21l9-4.5" },
  "cloud.rain": { line: "M7.5 14.5a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.5 1.3 3.4 3.4 0 0 1-.6 6.7ZM8.5 17.5l-1 3M12.5 17.5l-1 3M16.5 17.5l-1 3" },
  "moon.stars": { line: "M14.5 19a8.5 8.5 0 1 1-3-15.5 7.5 7.5 0 0 0 7.5 11 8.5 8.5 0 0 1-4.5 4.5ZM17.5 4v4M15.5 6h4M20 10.5v2M19 11.5h2" },
  snowflake: { line: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" },
  sunrise: { line: "M3 19h18M7 19a5 5 0 0 1 10 0M12 10V4M9 6.5 12 3.5l3 3M5 12.5l1.5 1.5M19 12.5 17.5 14" },
  "metronome.fill": {
    fill: "M8.5 3h7l4 18H4.5zM11.2 15l6-8.5-1.5-1-6 8.5z",
  },
};

/** What stands for a symbol that has no drawing here. */
const UNKNOWN_SYMBOL = { line: "M7 4.5h10a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5Z" };

function makeSymbol(name) {
  const { fill, line } = SYMBOLS[name] ?? UNKNOWN_SYMBOL;
  return makeSVG("svg", { viewBox: "0 0 24 24" },
    fill ? makeSVG("path", { d: fill, fill: "currentColor", "fill-rule": "evenodd" }) : null,
    line ? makeSVG("path", {
      d: line, fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round",
    }) : null);
}
