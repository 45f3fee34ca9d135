"use strict";

/**
 * The address bar, which names what is shown. The session is one for all pages: the address with which a page is opened, or
 * to which the person goes back, wins; otherwise it follows what others choose, and makes no entry in the history.
 */
class LiveAddress {
  #connection;
  #catalogue;
  #say;
  /** What is shown; null until the program has said so. */
  #state = null;
  /** The choices that the person has made on this page and that are not shown yet, as addresses. */
  #asked = new Set();

  /** @param {(words: string) => void} say Tells why an address can't be followed. */
  constructor(connection, catalogue, say) {
    this.#connection = connection;
    this.#catalogue = catalogue;
    this.#say = say;
    addEventListener("hashchange", () => this.#state && this.#go());
  }

  /** To be told of a choice before it is asked for: one that the person makes is an entry in the history. */
  ask(choice) {
    this.#asked.add(LiveAddress.#address(choice));
  }

  /** What was asked for is refused. */
  refuse() {
    this.#asked.clear();
    if (this.#state) this.#follow();
  }

  /** Another state is shown. */
  show(state) {
    const isFirst = this.#state === null;
    this.#state = state;
    if (isFirst) this.#go();
    else this.#follow();
  }

  /** Speed is left out: to change it is no entry, or some presses of a key would fill the history. */
  static #address(choice) {
    return LiveRoute.address({ choice, speed: 1 });
  }

  /** Asks for what the address names. */
  #go() {
    if (!location.hash) return this.#follow();
    const { choice, speed, error } = new LiveRoute(location.hash, this.#catalogue);
    if (error) {
      this.#say(error);
      return this.#follow();
    }
    // The same again would end what the other pages are at.
    if (LiveAddress.#address(choice) !== LiveAddress.#address(this.#state.choice)) this.#connection.send({ show: choice });
    if (speed !== this.#state.speed) this.#connection.send({ speed });
  }

  /** Names what is shown. */
  #follow() {
    const address = LiveRoute.address(this.#state);
    const isOwn = this.#asked.delete(LiveAddress.#address(this.#state.choice));
    if (address === location.hash) return;
    if (isOwn) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }
}
