"use strict";

/**
 * What the address asks for: `#scenarios/ID?system=26&direction=rtl&t=0.5`, `#transitions`, `#transitions/NAME`.
 */
class Route {
  /** @param {string} hash With or without its `#`. */
  constructor(hash) {
    const [path, query = ""] = hash.replace(/^#/, "").split("?");
    const [part, key] = path.split("/");
    this.part = part === "transitions" ? "transitions" : "scenarios";
    this.key = null;
    /** Why the address can't be followed; null if it can. */
    this.error = null;
    if (part && !["scenarios", "transitions"].includes(part)) this.error = `There is no part “${part}” of this report.`;
    try {
      if (key) this.key = decodeURIComponent(key);
    } catch {
      this.error = `The address “${path}” is not encoded as addresses are.`;
    }
    const values = new URLSearchParams(query);
    this.system = values.get("system");
    this.direction = values.get("direction");
    this.contenders = values.get("with")?.split(",") ?? null;
    /** In seconds; null plays from the start. */
    this.time = values.has("t") ? Number(values.get("t")) : null;
    if (this.time !== null && !(this.time >= 0)) {
      this.error = `The time “${values.get("t")}” is no number of seconds.`;
    }
  }

  /** The address of this route with some values changed. A time is left out unless it is given. */
  address(changes = {}) {
    const { part, key, system, direction, contenders, time } = { ...this, time: null, ...changes };
    const values = new URLSearchParams();
    if (system) values.set("system", system);
    if (direction) values.set("direction", direction);
    if (contenders) values.set("with", contenders.join(","));
    if (time !== null) values.set("t", time.toFixed(3));
    const query = values.toString().replaceAll("%2C", ",");
    return `#${part}${key ? `/${encodeURIComponent(key)}` : ""}${query ? `?${query}` : ""}`;
  }

  static get current() {
    return new Route(location.hash);
  }
}
