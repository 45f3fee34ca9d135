"use strict";

/** The icons of the controls of both pages, by their names: each is a path in a square of 20. */
const ICONS = {
  play: "M6 3.6v12.8a.6.6 0 0 0 .9.5l10.2-6.4a.6.6 0 0 0 0-1L6.9 3.1a.6.6 0 0 0-.9.5Z",
  pause: "M5.5 3h2.8v14H5.5zM11.7 3h2.8v14h-2.8z",
  start: "M16.5 4v12L10 10zM10 4v12l-6.5-6zM2.5 4h1.6v12H2.5z",
  back: "M14.5 4v12L6.8 10zM4.5 4h1.8v12H4.5z",
  on: "M5.5 4v12l7.7-6zM13.7 4h1.8v12h-1.8z",
  loop: "M5 8.5a4 4 0 0 1 4-3.5h4.5L11.7 3.2l1.1-1.1 3.7 3.7-3.7 3.7-1.1-1.1 1.8-1.8H9a2.4 2.4 0 0 0-2.4 2.1z"
    + "M15 11.5a4 4 0 0 1-4 3.5H6.5l1.8 1.8-1.1 1.1-3.7-3.7 3.7-3.7 1.1 1.1-1.8 1.8H11a2.4 2.4 0 0 0 2.4-2.1z",
  record: "M4.5 10a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z",
  stop: "M5 5h10v10H5z",
  restart: "M10 3.2V.8L5.4 4.3 10 7.8V5.2a5 5 0 1 1-5 5H3a7 7 0 1 0 7-7Z",
  rotate: "M4 3h6v5.2H8.2V4.8H5.8v10.4h2.4V17H4zM10 10h7v6h-7zm1.8 1.8v2.4h3.4v-2.4z"
    + "M12 3.4c2.4.2 4 1.9 4.2 4.2h1.4L15.4 10l-2.3-2.4h1.4c-.2-1.4-1.1-2.3-2.5-2.5z",
};

document.body.append(makeSVG("svg.sprite", {}, ...Object.entries(ICONS).map(([name, path]) =>
  makeSVG("symbol", { id: `icon-${name}`, viewBox: "0 0 20 20" }, makeSVG("path", { d: path })))));
