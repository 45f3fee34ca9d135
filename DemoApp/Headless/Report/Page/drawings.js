"use strict";

/**
 * What layers show themselves, as elements: text, images, gradients, shapes, parts of pictures and blurred grounds.
 *
 * @param {object} drawing As it is in the report's table.
 * @param {{width: number, height: number}} box Of the layer, in points.
 * @param {ReportData} report Whose colours and pictures are meant.
 * @param {boolean} isInPicture Whether they are to be a part of a picture themselves.
 */
function makeDrawing(drawing, box, report, isInPicture) {
  return DRAWERS[drawing.kind](drawing, box, (index) => report.color(index), report, isInPicture);
}

const DRAWERS = {
  text({ lines, size, line, weight, italic, color, align, box: [x, y, width, height] }, _, colorAt) {
    const element = make("div.text", { dir: "auto" });
    Object.assign(element.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      font: `${italic ? "italic " : ""}${weight} ${size}px/${line}px ${SYSTEM_FONT}`,
      color: colorAt(color), textAlign: align,
    });
    for (const text of lines) {
      const row = make("div", { text });
      const tight = tightening(text, width, { size, weight, italic });
      if (tight) row.style.letterSpacing = `${tight.toFixed(3)}px`;
      element.append(row);
    }
    return element;
  },

  image({ name, symbol, tint, mirrored, box: [x, y, width, height] }, _, colorAt) {
    const element = symbol ? makeSymbol(name) : makeSVG("svg", { viewBox: "0 0 24 24" });
    element.classList.add("image");
    Object.assign(element.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, color: colorAt(tint) ?? "#8e8e93",
      transform: mirrored ? "scaleX(-1)" : "",
    });
    return element;
  },

  gradient(gradient, box, colorAt) {
    const element = make("div.ground");
    element.style.backgroundImage = GRADIENTS[gradient.shape](gradient, box, colorAt);
    return element;
  },

  shape({ path, fill: inside, stroke, width, cap, join, evenodd, from = 0, to = 1 }, _, colorAt) {
    const line = makeSVG("path", {
      d: path, pathLength: 1, "fill-rule": evenodd ? "evenodd" : "nonzero", "stroke-width": width,
      "stroke-linecap": cap, "stroke-linejoin": join,
      "stroke-dasharray": from > 0 || to < 1 ? `0 ${from} ${to - from} 1` : null,
    });
    line.style.fill = colorAt(inside) ?? "none";
    line.style.stroke = colorAt(stroke) ?? "none";
    return makeSVG("svg.shape", {}, line);
  },

  /** A part of a picture, stretched to fill a box. */
  picture({ tree, part, box }, _, __, report, isInPicture) {
    const picture = report.picture(tree);
    return isInPicture ? picture.elements(part, box) : new PicturePart(picture, part, box).element;
  },

  blur() {
    return make("div.ground.blur");
  },
};

/** CSS gradients, from points in the unit square of a layer. */
const GRADIENTS = {
  /** Along the straight line from start to end. CSS measures from where the gradient's own line enters the box. */
  axial({ colors, locations, start, end }, { width, height }, colorAt) {
    const along = [(end[0] - start[0]) * width, (end[1] - start[1]) * height];
    const length = Math.hypot(...along) || 1;
    const [dx, dy] = along.map((part) => part / length);
    const whole = Math.abs(dx) * width + Math.abs(dy) * height;
    const first = (start[0] - 0.5) * width * dx + (start[1] - 0.5) * height * dy + whole / 2;
    const stops = places(colors, locations).map((place, index) =>
      `${colorAt(colors[index])} ${(first + place * length).toFixed(2)}px`);
    return `linear-gradient(${(Math.atan2(dx, -dy)).toFixed(5)}rad, ${stops.join(", ")})`;
  },

  /** An ellipse about start; end is the corner of its box. */
  radial({ colors, locations, start, end }, { width, height }, colorAt) {
    const radii = [Math.abs(end[0] - start[0]) * width, Math.abs(end[1] - start[1]) * height];
    const size = radii.map((radius) => `${radius.toFixed(2)}px`).join(" ");
    return `radial-gradient(${size} at ${start[0] * 100}% ${start[1] * 100}%, ${percentStops(colors, locations, colorAt)})`;
  },

  /** About start, beginning in the direction of end. */
  conic({ colors, locations, start, end }, { width, height }, colorAt) {
    const angle = Math.atan2((end[0] - start[0]) * width, (start[1] - end[1]) * height);
    return `conic-gradient(from ${angle.toFixed(5)}rad at ${start[0] * 100}% ${start[1] * 100}%, `
      + `${percentStops(colors, locations, colorAt)})`;
  },
};

/** Where the colours are, from 0 to 1; evenly spread if nothing is said. */
function places(colors, locations) {
  return locations ?? colors.map((_, index) => index / Math.max(1, colors.length - 1));
}

function percentStops(colors, locations, colorAt) {
  return places(colors, locations).map((place, index) => `${colorAt(colors[index])} ${place * 100}%`).join(", ");
}
