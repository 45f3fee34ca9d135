"use strict";

/**
 * How a layer's values become CSS. Each entry names the values that it depends on, and writes them into a style.
 * `value` gives a value by its name, `color` a colour of the report's table by its index.
 */
const LAYER_STYLES = [
  {
    needs: ["x", "y", "m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m14", "m15"],
    write(style, value) {
      style.transform = cssMatrix(layerMatrix(value));
    },
  },
  {
    needs: ["w", "h"],
    write(style, value) {
      style.width = `${value("w")}px`;
      style.height = `${value("h")}px`;
      // Browsers leave out some of the lines that are thinner than a pixel of theirs.
      style.minWidth = isHairline(value("w")) ? "var(--hairline)" : "";
      style.minHeight = isHairline(value("h")) ? "var(--hairline)" : "";
    },
  },
  {
    needs: ["a"],
    write(style, value) {
      style.opacity = value("a") < 1 ? value("a") : "";
    },
  },
  {
    needs: ["hid"],
    write(style, value) {
      style.display = value("hid") ? "none" : "";
    },
  },
  {
    needs: ["clip"],
    write(style, value) {
      style.overflow = value("clip") ? "hidden" : "";
    },
  },
  {
    needs: ["back"],
    write(style, value) {
      style.backfaceVisibility = value("back") ? "" : "hidden";
    },
  },
  {
    needs: ["bg"],
    write(style, value, color) {
      style.backgroundColor = color(value("bg")) ?? "";
    },
  },
  {
    needs: ["r", "rc"],
    write(style, value) {
      style.borderRadius = value("r") > 0 ? cornerRadii(value("r"), value("rc")) : "";
    },
  },
  {
    needs: ["sa", "sc", "sx", "sy", "sr", "sp", "clip", "bg", "d"],
    write(style, value, color) {
      const shadow = layerShadow(value, color);
      // Without a path or a ground of its own, a layer's shadow is that of everything in it.
      const hasGround = value("sp") || value("bg") >= 0 || value("d") >= 0;
      style.boxShadow = shadow && hasGround ? shadow : "";
      style.filter = shadow && !hasGround ? `drop-shadow(${shadow})` : "";
    },
  },
  {
    needs: ["kx", "ky", "kw", "kh", "kr", "w", "h"],
    write(style, value) {
      style.clipPath = value("kw") < 0 ? "" : cssInset(value);
    },
  },
];

function isHairline(length) {
  return length > 0 && length < 1;
}

/** Core Animation's matrix of a layer in its superlayer, number by number in the order of `matrix3d()`. */
function layerMatrix(value) {
  const matrix = [];
  for (let index = 0; index < 16; index += 1) {
    if (index === 12) matrix.push(value("x"));
    else if (index === 13) matrix.push(value("y"));
    else matrix.push(value(`m${index}`));
  }
  return matrix;
}

/** A matrix that stays in the plane is written as such: browsers give every other one a surface of its own. */
function cssMatrix(matrix) {
  const isFlat = matrix.every((entry, index) => [0, 1, 4, 5, 12, 13].includes(index)
    || entry === (index === 10 || index === 15 ? 1 : 0));
  const numbers = (isFlat ? [0, 1, 4, 5, 12, 13].map((index) => matrix[index]) : matrix).map(cssNumber);
  return `${isFlat ? "matrix" : "matrix3d"}(${numbers.join(",")})`;
}

/** Short. */
function cssNumber(number) {
  return Math.round(number * 1e8) / 1e8;
}

/** In the order of CSS: top left, top right, bottom right, bottom left. */
function cornerRadii(radius, corners) {
  return [1, 2, 8, 4].map((corner) => (corners & corner ? `${radius}px` : "0")).join(" ");
}

/** Null where none is seen. Core Animation's radius is half of what CSS calls the blur. */
function layerShadow(value, color) {
  const shade = color(value("sc"));
  if (!(value("sa") > 0) || !shade || value("clip")) return null;
  const faded = value("sa") < 1 ? `color-mix(in srgb, ${shade} ${value("sa") * 100}%, transparent)` : shade;
  return `${value("sx")}px ${value("sy")}px ${2 * value("sr")}px ${faded}`;
}

/** A mask, as the distances of its box from the layer's sides. */
function cssInset(value) {
  const right = value("w") - value("kx") - value("kw");
  const bottom = value("h") - value("ky") - value("kh");
  const round = value("kr") > 0 ? ` round ${value("kr")}px` : "";
  return `inset(${value("ky")}px ${right}px ${bottom}px ${value("kx")}px${round})`;
}
