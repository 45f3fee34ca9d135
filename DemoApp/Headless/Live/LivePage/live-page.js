"use strict";

/** The whole page. */
class LivePage {
  #parts = elements("title", "about", "message", "mode", "taken", "taken-words", "phones", "clock", "speed",
    "record-help", "catalogue", "choices-toggle", "search", "reduceMotion");
  #catalogue = JSON.parse(document.getElementById("report-data").textContent);
  #connection = new Connection();
  #fingers = new Fingers(this.#connection, () => this.#phones);
  #log = new EventLog();
  #recognizers = new RecognizerList();
  #recorded = new Recorded();
  #choices;
  #keyboard;
  #address = new LiveAddress(this.#connection, this.#catalogue, (words) => this.#say(words));
  #phones = [];
  #state = null;
  #request = null;
  #stamp = null;
  /** What was said last, such as why something was refused. */
  #said = "";
  #isAnswered = true;

  /** What has been measured: from a finger's event to the picture after it, in milliseconds, and how many frames came. */
  measures = { latencies: [], frames: 0, pictures: 0 };

  /** The commands that end a recording, with what they do otherwise. */
  static endsRecordings = {
    restart: "Begin anew", own: "Play the scenario's own fingers", again: "Play what was recorded",
  };

  static speeds = [0.05, 0.1, 0.25, 0.5, 1, 2];

  constructor() {
    const parts = this.#parts;
    this.#choices = new Choices(this.#catalogue, (choice) => this.#choose(choice, { show: choice }));
    parts.speed.append(...LivePage.speeds.map((speed) => make("option", { value: speed, text: `${speed}×` })));
    parts.speed.addEventListener("change", () => this.#connection.send({ speed: Number(parts.speed.value) }));
    parts.reduceMotion.addEventListener("change", () => {
      const reduceMotion = parts.reduceMotion.checked;
      this.#choose({ ...this.#choices.choice, reduceMotion }, { reduceMotion });
    });
    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-command]");
      if (!button) return;
      // The address is not that of a part of the page.
      if (button.matches("a")) event.preventDefault();
      this.#perform(button.dataset.command);
    });
    // A key that is held counts once, unless it goes on by frames.
    this.#keyboard = new Keyboard(LIVE_KEYS, (command, { repeat }) =>
      (!repeat || command === "step") && this.#perform(command));
    this.#connection.addEventListener("message", ({ detail }) => this.#take(detail));
    this.#connection.addEventListener("refusal", ({ detail }) => {
      this.#say(detail);
      this.#address.refuse();
    });
    this.#connection.addEventListener("answered", ({ detail }) => this.#showAnswered(detail));
    this.#connection.addEventListener("taken", ({ detail }) => this.#showTaken(detail));
    this.#connection.open();
  }

  // MARK: What comes

  #take({ state, frame, recorded }) {
    if (state) this.#show(state);
    if (frame) this.#showFrame(frame);
    if (recorded) this.#recorded.show(recorded);
  }

  #show(state) {
    const before = this.#state;
    this.#state = state;
    // The whole picture comes also when another page opens: what has happened on these phones still holds.
    if (state.build !== before?.build) this.#log.clear();
    const { choice, mode, speed, paused, isScenario, hasInput, canReplay } = state;
    if (choice.contenders.join() !== this.#phones.map(({ contender }) => contender.id).join()) this.#makePhones(choice);
    this.#choices.set(choice);
    const { name, about, topic } = this.#choices.screen;
    const parts = this.#parts;
    parts.title.textContent = name;
    parts.about.textContent = about || (isScenario ? topic : "The same screens as the demo has on a phone.");
    document.title = `${name} – FullScreenPop live`;
    offer(parts.speed, { value: speed, text: `${speed}×` });
    parts.speed.value = speed;
    this.#press("pause", paused, paused ? "Go on" : "Pause");
    this.#press("record", mode === "recording", mode === "recording" ? "End the recording" : "Record");
    this.#able("step", paused);
    parts["record-help"].hidden = isScenario;
    this.#able("own", hasInput);
    this.#able("again", canReplay);
    this.#nameWhatEndsRecordings(mode === "recording");
    document.body.dataset.mode = mode;
    parts.mode.textContent = { free: "", recording: "Recording", playing: "Plays by itself" }[mode];
    if (before && JSON.stringify(before.choice) !== JSON.stringify(choice)) this.#say("");
    this.#address.show(state);
  }

  #makePhones({ contenders }) {
    this.#phones = contenders.map((id) => new LivePhone(
      this.#catalogue.contenders.find((contender) => contender.id === id), this.#catalogue.units));
    for (const phone of this.#phones) this.#fingers.watch(phone);
    this.#parts.phones.replaceChildren(...this.#phones.map(({ element }) => element));
  }

  #showFrame({ t, stamp, phones }) {
    this.measures.frames += 1;
    phones.forEach((news, index) => news && this.#phones[index]?.apply(news));
    const items = phones.map((news, index) => ({ name: this.#phones[index]?.contender.name, marks: news?.marks ?? [] }));
    this.#log.add(items);
    this.#parts.clock.firstChild.data = timeWords(t);
    if (stamp !== undefined) this.#stamp = stamp;
    this.#request ??= requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#request = null;
    const fades = this.#phones.map((phone) => phone.show());
    this.#recognizers.show(this.#phones);
    this.measures.pictures += 1;
    if (this.#stamp !== null) this.#measure(this.#stamp);
    this.#stamp = null;
    if (fades.some(Boolean)) this.#request = requestAnimationFrame(() => this.#draw());
  }

  /** A task that comes behind an animation frame comes when that has been painted. */
  #measure(stamp) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      this.measures.latencies.push(performance.now() - stamp);
      if (this.measures.latencies.length > 5000) this.measures.latencies.shift();
      port1.close();
    };
    port2.postMessage(null);
  }

  // MARK: What is asked for

  #choose(choice, message) {
    this.#address.ask(choice);
    this.#connection.send(message);
  }

  #perform(command) {
    const parts = this.#parts;
    const { paused, mode, speed } = this.#state ?? {};
    const { speeds } = LivePage;
    const local = {
      keys: () => this.#keyboard.explain(),
      search: () => parts.search.focus(),
      phone: () => this.#phones[0]?.screen.focus(),
      next: () => this.#choices.go(1),
      previous: () => this.#choices.go(-1),
      choices: () => this.#toggleChoices(),
      take: () => this.#connection.open(),
    };
    if (local[command]) return local[command]();
    if (!this.#state || document.querySelector(`[data-command="${command}"]`)?.disabled) return;
    const messages = {
      pause: () => ({ pause: !paused }),
      step: () => ({ step: true }),
      record: () => ({ record: mode !== "recording" }),
      own: () => ({ play: "own" }),
      again: () => ({ play: "recorded" }),
      restart: () => ({ restart: true }),
      rotate: () => ({ rotate: true }),
      slower: () => ({ speed: speeds.findLast((each) => each < speed) ?? speed }),
      faster: () => ({ speed: speeds.find((each) => each > speed) ?? speed }),
    };
    this.#connection.send(messages[command]());
  }

  // Where the window is narrow, the choices lie over the rest and are opened by a button.
  #toggleChoices() {
    const isShown = this.#parts.catalogue.classList.toggle("shown");
    this.#parts["choices-toggle"].ariaExpanded = String(isShown);
  }

  #press(command, isOn, label) {
    const button = document.querySelector(`[data-command="${command}"]`);
    button.ariaPressed = String(isOn);
    this.#name(command, label);
    const icon = button.dataset.icons?.split(" ")[isOn ? 1 : 0];
    if (icon) button.querySelector("use").setAttribute("href", `#icon-${icon}`);
  }

  /** Says what a button does; where it has a text, that stays its name. */
  #name(command, label) {
    const button = document.querySelector(`[data-command="${command}"]`);
    if (!button.textContent.trim()) button.ariaLabel = label;
    button.title = label;
  }

  /** Some buttons put new screens in the place of those that are recorded. */
  #nameWhatEndsRecordings(isRecording) {
    for (const [command, label] of Object.entries(LivePage.endsRecordings)) {
      this.#name(command, isRecording ? `End the recording, and ${label[0].toLowerCase()}${label.slice(1)}` : label);
    }
  }

  #able(command, isAble) {
    document.querySelector(`[data-command="${command}"]`).disabled = !isAble;
  }

  /** Whether another page has taken the place of this one. */
  #showTaken(isTaken) {
    this.#fingers.cancel();
    this.#parts.taken.hidden = !isTaken;
    if (isTaken) this.#parts["taken-words"].textContent = "The phone is used in newer windows: no more than four can show it at once.";
  }

  #say(words) {
    this.#said = words;
    this.#showMessage();
  }

  #showAnswered(isAnswered) {
    this.#isAnswered = isAnswered;
    if (!isAnswered) this.#said = "";
    this.#showMessage();
  }

  /** As long as the program does not answer, nothing else matters. */
  #showMessage() {
    this.#parts.message.textContent = this.#isAnswered ? this.#said
      : "The program does not answer: has it ended? The page goes on by itself when it is back.";
  }
}

const livePage = new LivePage();
