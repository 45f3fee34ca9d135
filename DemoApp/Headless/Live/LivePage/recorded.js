"use strict";

/** What was recorded last: the file, and what can be done with it. */
class Recorded {
  #parts = elements("recorded", "recorded-about", "recorded-text", "download");
  #address = null;

  static #ofScenario(differences) {
    return differences.length
      ? `Played from the file, not all comes out the same, which is a mistake of this program: ${differences.join("; ")}.`
      : "Played from the file, everything comes out the same, to the last digit.";
  }

  /** An app's screens are in the file as far as they can be seen from outside. */
  static #ofApp(differences, about) {
    return differences.length
      ? `${about} Played from the file, this is not the same: ${differences.join("; ")}.`
      : `${about} Played from the file, the same is on the screen in the end.`;
  }

  show({ file, text, about: missing, isExact, differences }) {
    const { recorded, "recorded-about": about, "recorded-text": code, download } = this.#parts;
    recorded.hidden = false;
    const isSame = !differences.length;
    about.textContent = (isExact ? Recorded.#ofScenario : Recorded.#ofApp)(differences, missing)
      + (isSame ? ` Edit “wanted”, then: swift run DemoApp run ${file}` : "");
    about.classList.toggle("bad", isExact && !isSame);
    code.textContent = text;
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    download.href = this.#address;
    download.download = file;
    download.textContent = `Download ${file}`;
  }
}
