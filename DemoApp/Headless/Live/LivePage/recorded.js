"use strict";

/** What was recorded last: the file, and what can be done with it. */
class Recorded {
  #parts;
  #address = null;

  constructor(parts) {
    this.#parts = parts;
  }

  show({ file, text, same }) {
    const { recorded, "recorded-about": about, "recorded-text": code, download } = this.#parts;
    recorded.hidden = false;
    about.textContent = same
      ? `Played from the file, everything comes out the same, to the last digit. Edit “wanted”, then: swift run DemoApp run ${file}`
      : "Played from the file, something comes out differently, which is a mistake of this program.";
    about.classList.toggle("bad", !same);
    code.textContent = text;
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    download.href = this.#address;
    download.download = file;
    download.textContent = `Download ${file}`;
  }

  hide() {
    this.#parts.recorded.hidden = true;
  }
}
