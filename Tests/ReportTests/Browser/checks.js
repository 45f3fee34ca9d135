"use strict";

/**
 * Uses the page as a person would, and compares what it shows with what the model says. Runs behind the page's own scripts;
 * the verdict is left in an element that the test reads.
 */
class PageChecks {
  #page;
  #report;
  #failures = [];
  #count = 0;

  constructor(page, report) {
    this.#page = page;
    this.#report = report;
  }

  async run(modelChecks) {
    const parts = [
      () => this.#comparesLayers(modelChecks), () => this.#plays(), () => this.#loops(), () => this.#scrubs(),
      () => this.#obeysKeys(), () => this.#canDoWithoutLetterKeys(), () => this.#leavesKeysToControls(),
      () => this.#leavesScrollingToWhatScrolls(), () => this.#goesThroughTheList(), () => this.#searches(),
      () => this.#followsAddresses(), () => this.#leavesKeysToTheGallery(), () => this.#answersBrokenAddresses(),
      () => this.#keepsTheMoment(), () => this.#canBeRead(),
    ];
    for (const part of parts) {
      try {
        await part();
      } catch (error) {
        this.#failures.push(`${part}: ${error.stack}`);
      }
      // What comes behind is of no use on a page that is broken.
      if (this.#failures.length) break;
    }
    for (const message of pageErrors) this.#failures.push(`console: ${message}`);
    return { count: this.#count, failures: this.#failures };
  }

  #expect(holds, words) {
    this.#count += 1;
    if (!holds && this.#failures.length < 20) this.#failures.push(words);
  }

  #expectSame(value, expected, words) {
    this.#expect(value === expected, `${words}: ${value} is not ${expected}`);
  }

  // MARK: Layers

  /** @param {{play: string, frame: number, layers: Array}[]} checks As the report command writes them. */
  async #comparesLayers(checks) {
    let drawnCount = 0;
    for (const { play, frame, layers } of checks) {
      const place = this.#open(play);
      this.#page.playback.seekFrame(frame);
      const drawn = new Set();
      for (const canvas of place.querySelectorAll(".mosaic")) {
        const pieces = piecesOn(canvas, layers);
        if (pieces.length) await this.#comparesPieces(pieces, canvas, place, `${play}, frame ${frame}`);
        for (const id of pieces.flat().map(([id]) => id)) drawn.add(id);
      }
      drawnCount += drawn.size;
      for (const layer of layers.filter(([id]) => !drawn.has(id))) {
        await this.#comparesLayer(layer, place, `${play}, frame ${frame}`);
      }
    }
    this.#expect(checks.length > 0, "there is something to compare");
    const hasBurst = this.#report.transitions.some(({ name }) => name === "explode");
    this.#expect(!hasBurst || drawnCount > 800, `where a screen bursts, its pieces are on a canvas: ${drawnCount}`);
  }

  /** Shows a play, unless it is shown already; returns the element that holds its phone. */
  #open(path) {
    const [part, index, , variantIndex, , playIndex] = path.split("/");
    const entry = this.#report[part][index];
    if (part === "transitions") {
      this.#show(`#transitions/${entry.name}`);
      return document.querySelector(`[data-play="${variantIndex}"]`);
    }
    const { system, direction, plays } = entry.variants[variantIndex];
    const { contender } = plays[playIndex];
    this.#show(`#scenarios/${entry.id}?system=${system}&direction=${direction}&with=${contender}&t=0.001`);
    return document.querySelector('[data-play="0"]');
  }

  #shown = null;

  #show(address) {
    if (address === this.#shown) return;
    this.#shown = address;
    this.#page.show(new Route(address));
    this.#page.playback?.pause();
  }

  async #comparesLayer([id, parent, matrix, opacity, box, picture], place, where) {
    const element = place.querySelector(`[data-layer="${id}"]`);
    const name = `${where}, layer ${id}`;
    this.#expect(element, `${name} is on the page`);
    if (!element) return;
    const above = element.parentElement.closest("[data-layer]");
    this.#expectSame(above ? Number(above.dataset.layer) : -1, parent, `${name}: superlayer`);
    const style = getComputedStyle(element);
    // The same computed value as a string would have six digits.
    const shown = element.computedStyleMap().get("transform").toMatrix().toFloat64Array();
    matrix.forEach((entry, index) => this.#expect(Math.abs(entry - shown[index]) <= 1e-3,
      `${name}: entry ${index} of the matrix is ${shown[index]}, not ${entry}`));
    // Past its ends, to which springs take it, an opacity is what it is at them.
    const seen = Math.min(Math.max(opacity, 0), 1);
    this.#expect(Math.abs(Number(style.opacity) - seen) <= 1e-3, `${name}: opacity ${style.opacity}, not ${opacity}`);
    if (box) this.#comparesBox(element, box, place, name);
    if (picture) await this.#comparesPicture(element, picture, place, name);
  }

  /** Pieces of a picture that are no elements: what has been drawn on their canvas, one after the other. */
  async #comparesPieces(pieces, canvas, place, where) {
    const seen = pieces.filter((piece) => piece.every(([, , , opacity]) => opacity >= 5e-4));
    await this.#until(() => canvas.drawn?.length === seen.length);
    this.#expectSame(canvas.drawn?.length, seen.length, `${where}: pieces that are drawn`);
    const above = Number(canvas.parentElement.closest("[data-layer]").dataset.layer);
    for (const [index, piece] of seen.slice(0, canvas.drawn?.length ?? 0).entries()) {
      const name = `${where}, layer ${piece[0][0]}`;
      this.#expectSame(piece[0][1], above, `${name}: superlayer`);
      this.#comparesPiece(piece, canvas.drawn[index], canvas, place, name);
    }
  }

  #comparesPiece(piece, { matrix, opacity, image, source, target }, canvas, place, name) {
    const scale = canvas.width / parseFloat(canvas.style.width);
    const toCanvas = new DOMMatrix().scale(scale).translate(-parseFloat(canvas.style.left), -parseFloat(canvas.style.top));
    const expected = piece.reduce((whole, [, , each]) => whole.multiply(new DOMMatrix(each)), toCanvas);
    for (const entry of ["a", "b", "c", "d", "e", "f"]) {
      this.#expect(Math.abs(matrix[entry] - expected[entry]) <= 2e-3, `${name}: ${entry} is ${matrix[entry]}, not ${expected[entry]}`);
    }
    const whole = piece.reduce((product, [, , , each]) => product * Math.min(each, 1), 1);
    this.#expect(Math.abs(opacity - whole) <= 2e-3, `${name}: opacity ${opacity}, not ${whole}`);

    const [, , , , box, picture] = piece.at(-1);
    this.#expect(box && picture, `${name}: shows a part of a picture`);
    if (!box || !picture) return;
    const onGlass = (area) => this.#boxOnGlass(area, matrix, canvas, place);
    this.#comparesLengths(onGlass(target), box, scale, `${name}: part of the picture`);
    // Where all of the picture would be, of which this is a part.
    const [growth, rise] = [target[2] / source[2], target[3] / source[3]];
    const all = [target[0] - source[0] * growth, target[1] - source[1] * rise, image.width * growth, image.height * rise];
    this.#comparesLengths(onGlass(all), picture, scale, `${name}: picture`);
    this.#expect(hasContent(image), `${name}: something is on the picture`);
  }

  /** The box around an area that has been drawn with a matrix, in points of the glass. */
  #boxOnGlass([x, y, width, height], matrix, canvas, place) {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    const points = corners.map(([left, top]) => matrix.transformPoint(new DOMPoint(left, top)));
    const { box, scale } = this.#boxOf(canvas, place);
    const pixels = canvas.width / canvas.getBoundingClientRect().width * scale;
    const [xs, ys] = [points.map((point) => box[0] + point.x / pixels), points.map((point) => box[1] + point.y / pixels)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  }

  /** A layer that shows a part of a picture has that part in it, clipped, as large as the picture is. */
  async #comparesPicture(element, box, place, name) {
    const picture = element.querySelector(":scope > .picture");
    this.#expect(picture && getComputedStyle(picture).overflow === "hidden", `${name}: shows a part of a picture`);
    if (!picture) return;
    const part = this.#boxOf(element, place);
    this.#comparesLengths(this.#boxOf(picture, place).box, part.box, part.scale, `${name}: part of the picture`);
    const canvas = picture.firstElementChild;
    await this.#until(() => canvas.drawn?.length === 1);
    this.#expectSame(canvas.drawn?.length, 1, `${name}: pictures that are drawn`);
    if (canvas.drawn?.length !== 1) return;
    const [{ matrix, opacity, image, source: [left, top] }] = canvas.drawn;
    this.#expect(matrix.isIdentity && opacity === 1, `${name}: the picture is drawn as it is`);
    this.#expect(hasContent(image), `${name}: something is on the picture`);
    // Where all of the picture would be, of which this is a part.
    const shown = this.#boxOf(canvas, place).box;
    const [across, down] = [shown[2] / canvas.width, shown[3] / canvas.height];
    const all = [shown[0] + left * across, shown[1] + top * down, image.width * across, image.height * down];
    this.#comparesLengths(all, box, part.scale, `${name}: picture`);
  }

  /** Where the layer is on the glass in the end, whatever the elements between are. */
  #comparesBox(element, expected, place, name) {
    const { box, scale } = this.#boxOf(element, place);
    this.#comparesLengths(box, expected, scale, name);
  }

  #comparesLengths(box, expected, scale, name) {
    const isNear = expected.every((length, index) => Math.abs(box[index] - length) <= 0.5 / scale + 0.5
      // A line that is thinner than a pixel is drawn as thick as one.
      || index > 1 && length > 0 && length < 1 && box[index] > 0 && box[index] <= 1 / scale + 0.5);
    this.#expect(isNear, `${name}: lies at ${box}, not at ${expected}`);
  }

  /** Where an element is on the glass, in points, and how many pixels a point has. */
  #boxOf(element, place) {
    const canvas = place.querySelector(".canvas");
    const scale = new DOMMatrix(getComputedStyle(canvas).transform).a;
    const origin = canvas.getBoundingClientRect();
    const shown = element.getBoundingClientRect();
    const lengths = [shown.left - origin.left, shown.top - origin.top, shown.width, shown.height];
    return { box: lengths.map((length) => length / scale), scale };
  }

  // MARK: Playing

  #openMoving() {
    this.#shown = null;
    this.#show(`#transitions/${this.#report.transitions[0].name}`);
    this.#page.playback.seek(0);
    return this.#page.playback;
  }

  async #plays() {
    const playback = this.#openMoving();
    const button = document.querySelector('[data-command="play"]');
    const before = this.#picture();
    button.click();
    this.#expect(playback.isPlaying, "the button plays");
    this.#expectSame(button.getAttribute("aria-label"), "Pause", "the button's label while playing");
    await this.#until(() => playback.time > 0.45);
    button.click();
    this.#expect(!playback.isPlaying, "the button pauses");
    this.#expect(this.#picture() !== before, "layers have moved");
    const [time, picture] = [playback.time, this.#picture()];
    await this.#pass(200);
    this.#expect(playback.time === time && this.#picture() === picture, "nothing moves after the pause");
  }

  async #loops() {
    const playback = this.#openMoving();
    playback.seek(playback.duration - 0.05);
    playback.play();
    await this.#until(() => playback.time < 0.3);
    this.#expect(playback.isPlaying && playback.time < 0.3, "playing begins again after the end");
    playback.pause();
    this.#press("L");
    this.#expect(!playback.loops, "Caps Lock changes no key");
    playback.seek(playback.duration - 0.05);
    playback.play();
    await this.#until(() => !playback.isPlaying);
    this.#expect(!playback.isPlaying && playback.time === playback.duration, "played once, it stays at the end");
    this.#press("l");
  }

  #scrubs() {
    const playback = this.#openMoving();
    const scrubber = document.getElementById("scrubber");
    this.#expectSame(Number(scrubber.max), playback.lastFrame, "the slider's end");
    scrubber.value = 30;
    scrubber.dispatchEvent(new Event("input"));
    this.#expectSame(playback.frame, 30, "the frame after scrubbing");
    const forward = this.#picture();
    playback.seek(playback.duration);
    scrubber.value = 30;
    scrubber.dispatchEvent(new Event("input"));
    this.#expectSame(this.#picture(), forward, "the picture after scrubbing back");
    this.#expect(scrubber.getAttribute("aria-valuetext").startsWith("0.500 s"), "the slider tells the time");
  }

  #obeysKeys() {
    const playback = this.#openMoving();
    this.#press(" ");
    this.#expect(playback.isPlaying, "space plays");
    this.#press(" ");
    this.#expect(!playback.isPlaying, "space pauses");
    playback.seekFrame(12);
    const steps = [[".", 13], [",", 12], ["ArrowRight", 18], ["ArrowLeft", 12], ["End", playback.lastFrame], ["Home", 0]];
    for (const [key, frame] of steps) {
      this.#press(key);
      this.#expectSame(playback.frame, frame, `the frame after ${key}`);
    }
    this.#press("-");
    this.#expectSame(playback.speed, 0.5, "the speed after −");
    this.#press("+");
    this.#expectSame(playback.speed, 1, "the speed after +");
    this.#goesToMarks();
    this.#press("?");
    const dialog = document.getElementById("keys");
    this.#expect(dialog.open && dialog.querySelectorAll("dt").length === KEYS.length, "? explains all keys");
    dialog.close();
  }

  #goesToMarks() {
    const marks = this.#report.scenarios[0].variants[0].plays.flatMap(({ recording }) => recording.marks);
    const times = [...new Set(marks.map(({ t }) => t))].filter((t) => t > 1e-3).sort((first, second) => first - second);
    this.#show(`#scenarios/${this.#report.scenarios[0].id}`);
    this.#page.playback.seek(0);
    this.#press("]");
    this.#expectSame(this.#page.playback.time, times[0], "the time of the next mark");
    const current = document.querySelector("#marks [aria-current]");
    this.#expect(current?.textContent.includes(timeWords(times[0])), "the trace shows the moment");
  }

  #canDoWithoutLetterKeys() {
    const playback = this.#openMoving();
    const letterKeys = document.getElementById("letter-keys");
    letterKeys.click();
    this.#press(".");
    this.#expectSame(playback.frame, 0, "the frame after a full stop, with single keys switched off");
    this.#press("ArrowRight");
    this.#expectSame(playback.frame, 6, "the frame after →, with single keys switched off");
    letterKeys.click();
  }

  #leavesKeysToControls() {
    const playback = this.#openMoving();
    this.#press(" ", document.querySelector('[data-command="start"]'));
    this.#expect(!playback.isPlaying, "space on another button is the button's");
    this.#press(".", document.getElementById("search"));
    this.#expectSame(playback.frame, 0, "the frame after a full stop in the search");
  }

  /** A list and a row without room for all that is in them. */
  #leavesScrollingToWhatScrolls() {
    this.#show(`#scenarios/${this.#report.scenarios[0].id}`);
    const { playback } = this.#page;
    playback.seekFrame(6);
    const { marks, phones, scrubber } = elements("marks", "phones", "scrubber");
    marks.style.cssText = "flex: none; height: 1rem";
    phones.style.width = "5rem";
    const keys = [["Home", marks.querySelector("button")], ["End", marks], ["ArrowRight", phones]];
    for (const [key, target] of keys) {
      this.#expect(this.#press(key, target), `${key} is left to the browser where it scrolls`);
      this.#expectSame(playback.frame, 6, `the frame after ${key} on what scrolls`);
    }
    for (const [key, target] of [["ArrowRight", marks], ["Home", phones], ["End", scrubber]]) {
      this.#expect(!this.#press(key, target), `${key} is the player's where it does not scroll`);
    }
    this.#expectSame(playback.time, playback.duration, "the time after End on the slider");
    marks.style.cssText = "";
    phones.style.width = "";
  }

  /** Where all transitions are shown, there is nothing to play. */
  #leavesKeysToTheGallery() {
    this.#show("#transitions");
    for (const key of [" ", "Home", "End"]) this.#expect(this.#press(key), `${key} scrolls the gallery`);
    this.#expect(!this.#press("?"), "? is the page's nevertheless");
    document.getElementById("keys").close();
  }

  // MARK: Finding one's way

  #searches() {
    const all = this.#report.scenarios.length;
    this.#show(`#scenarios/${this.#report.scenarios[0].id}`);
    const entries = () => document.querySelectorAll("#entries a").length;
    this.#expectSame(entries(), all, "listed scenarios");
    const search = document.getElementById("search");
    search.value = this.#report.scenarios.at(-1).name;
    search.dispatchEvent(new Event("input"));
    this.#expect(entries() >= 1 && entries() < all, "a search lists fewer");
    search.value = "";
    search.dispatchEvent(new Event("input"));
  }

  #goesThroughTheList() {
    this.#show(`#scenarios/${this.#report.scenarios[0].id}`);
    const search = document.getElementById("search");
    const links = [...document.querySelectorAll("#entries a")];
    search.focus();
    this.#press("ArrowDown", search);
    this.#expectSame(document.activeElement, links[0], "the focus after ↓ in the search");
    this.#press("ArrowDown", links[0]);
    this.#expectSame(document.activeElement, links[1], "the focus after ↓ in the list");
    this.#press("ArrowUp", links[1]);
    this.#press("ArrowUp", links[0]);
    this.#expectSame(document.activeElement, search, "the focus after ↑ on the first entry");
    const topics = new Set(this.#report.scenarios.map(({ topic }) => topic));
    const headings = [...document.querySelectorAll("#entries h2")].map(({ textContent }) => textContent);
    this.#expectSame(headings.join(), [...topics].join(), "the topics");
  }

  /** What can't be shown is answered with a sentence. */
  #answersBrokenAddresses() {
    const { id } = this.#report.scenarios[0];
    const broken = ["#scenarios/%E0", "#nowhere", `#scenarios/${id}?t=soon`, `#scenarios/${id}?system=9`,
      `#scenarios/${id}?with=nobody`, "#transitions/whirlpool"];
    for (const address of broken) {
      this.#show(address);
      this.#expectSame(document.getElementById("title").textContent, "Not in this report", `the title of ${address}`);
      this.#expect(document.getElementById("about").textContent.endsWith("."), `${address} is answered`);
    }
  }

  #keepsTheMoment() {
    this.#shown = null;
    this.#show(`#scenarios/${this.#report.scenarios[0].id}`);
    this.#page.playback.seek(0.1);
    this.#expect(location.hash.endsWith("t=0.100"), `the address names the moment: ${location.hash}`);
  }

  async #followsAddresses() {
    const { id, name } = this.#report.scenarios.at(-1);
    location.hash = `#scenarios/${id}?t=0.25`;
    await this.#until(() => document.getElementById("title").textContent === name);
    this.#expectSame(document.getElementById("title").textContent, name, "the title");
    this.#expect(Math.abs(this.#page.playback.time - 0.25) < 1e-3, "the address's time is shown");
    this.#expect(!this.#page.playback.isPlaying, "an address with a time does not play");
    location.hash = "#transitions";
    await this.#until(() => document.querySelectorAll("#cards li").length > 0);
    this.#expectSame(document.querySelectorAll("#cards li").length, this.#report.transitions.length, "cards of transitions");
    this.#expect(document.querySelectorAll("#phones .layer").length === 0, "what is not seen is not built");
  }

  #canBeRead() {
    this.#show(`#scenarios/${this.#report.scenarios[0].id}`);
    for (const element of document.querySelectorAll("button, input, select, a, [role=img]")) {
      const label = element.getAttribute("aria-label") || element.labels?.[0]?.textContent || element.textContent;
      this.#expect(label.trim(), `${element.outerHTML} has a name`);
    }
    for (const landmark of ["header", "main", "nav", "aside"]) {
      this.#expect(document.querySelector(landmark), `the page has a ${landmark}`);
    }
    this.#expectSame(document.getElementById("announcer").getAttribute("aria-live"), "polite", "the announcer");
  }

  // MARK: Tools

  /** Where all layers are, as one string. */
  #picture() {
    return [...document.querySelectorAll("#phones .layer")].map(({ style }) => style.transform + style.opacity).join();
  }

  /** Returns whether the key is left to the browser. */
  #press(key, target = document.body) {
    return target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }

  /** Waits until something holds, or for a few seconds. */
  async #until(holds) {
    const end = performance.now() + 4000;
    while (!holds() && performance.now() < end) await this.#pass(20);
  }

  #pass(milliseconds) {
    return new Promise((resume) => setTimeout(resume, milliseconds));
  }
}

/** The layers of each piece that is on a canvas, from the outermost to the innermost, as the model has them. */
function piecesOn(canvas, layers) {
  const byId = new Map(layers.map((layer) => [layer[0], layer]));
  const inside = new Map(layers.map((layer) => [layer[1], layer]));
  const ids = canvas.dataset.layers.split(" ").map(Number);
  return ids.filter((id) => byId.has(id)).map((id) => {
    const piece = [byId.get(id)];
    while (inside.has(piece.at(-1)[0])) piece.push(inside.get(piece.at(-1)[0]));
    return piece;
  });
}

/** What is drawn on each canvas since it has been cleared. */
function watchCanvases() {
  const { clearRect, drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    this.canvas.drawn = [];
    return clearRect.apply(this, area);
  };
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...areas) {
    this.canvas.drawn?.push({
      matrix: this.getTransform(), opacity: this.globalAlpha, image, source: areas.slice(0, 4), target: areas.slice(4),
    });
    return drawImage.call(this, image, ...areas);
  };
}

const imagesWithContent = new WeakMap();

/** Whether an image has more than a few colours. */
function hasContent(image) {
  if (!imagesWithContent.has(image)) {
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const colors = new Set(new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer));
    imagesWithContent.set(image, colors.size > 20);
  }
  return imagesWithContent.get(image);
}

watchCanvases();
const modelChecks = JSON.parse(document.getElementById("model-checks").textContent);
const reportUnderTest = new ReportData(document.getElementById("report-data").textContent);
new PageChecks(page, reportUnderTest).run(modelChecks).then((verdict) => {
  const words = JSON.stringify(verdict).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  document.body.append(make("pre", { id: "verdict", text: words }));
});
