"use strict";

/** What was recorded last: the file, and what can be done with it. */
class Recorded {
  #parts;
  #address = null;

  constructor(parts) {
    this.#parts = parts;
  }

  show({ file, text, differences }) {
    const { recorded, "recorded-about": about, "recorded-text": code, download } = this.#parts;
    recorded.hidden = false;
    const isSame = !differences.length;
    about.textContent = isSame
      ? `Played from the file, everything comes out the same, to the last digit. Edit “wanted”, then: swift run DemoApp run ${file}`
      : `Played from the file, not all comes out the same, which is a mistake of this program: ${differences.join("; ")}.`;
    about.classList.toggle("bad", !isSame);
    code.textContent = text;
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    download.href = this.#address;
    download.download = file;
    download.textContent = `Download ${file}`;
  }
}
