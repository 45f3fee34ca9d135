"use strict";

/** Every play of the data as a row of moments. */
const filmstrip = {
  report: new ReportData(document.getElementById("report-data").textContent),

  show(place) {
    for (const { name, plays } of this.report.transitions) {
      for (const play of plays) place.append(this.strip(`${name}, ${play.way}`, play));
    }
    for (const { name, variants } of this.report.scenarios) {
      for (const play of variants.flatMap(({ plays }) => plays)) place.append(this.strip(`${name}: ${play.contender}`, play));
    }
  },

  strip(label, play) {
    const recording = this.report.recording(play);
    const moments = play.moments.map((frame) => this.moment(label, frame / recording.rate, recording));
    return make("figure.strip", {}, make("figcaption", { text: label }), make("ol.moments", {}, ...moments));
  },

  moment(label, time, recording) {
    const phone = new Phone(recording, this.report, `${label} at ${time.toFixed(2)} s`);
    phone.show(time);
    return make("li.moment", {}, phone.element, make("span.time", { text: `${time.toFixed(2)} s` }));
  },
};

filmstrip.show(document.getElementById("strips"));
