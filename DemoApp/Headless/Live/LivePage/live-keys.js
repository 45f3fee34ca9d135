"use strict";

/** The keys, in the order in which they are explained. Those without a command are the phone's while it has the focus. */
const LIVE_KEYS = [
  { shown: ["←", "→", "↑", "↓"], about: "On the phone: move the finger; with Shift slowly" },
  { shown: ["Space"], about: "On the phone: hold it to keep the finger on the glass" },
  { shown: ["Esc"], about: "On the phone: take the finger away, as a call does" },
  { shown: ["Alt"], about: "With the mouse: two fingers that face each other" },
  { keys: ["p"], shown: ["P"], command: "pause", about: "Pause, or go on" },
  { keys: ["."], shown: ["."], command: "step", about: "A frame on, while paused; fingers may rest meanwhile" },
  { keys: ["-"], shown: ["−"], command: "slower", about: "Slower" },
  { keys: ["+", "="], shown: ["+"], command: "faster", about: "Faster" },
  { keys: ["r"], shown: ["R"], command: "record", about: "Record, or end the recording" },
  { keys: ["o"], shown: ["O"], command: "own", about: "Play the scenario's own fingers" },
  { keys: ["y"], shown: ["Y"], command: "again", about: "Play what was recorded" },
  { keys: ["a"], shown: ["A"], command: "restart", about: "Begin anew" },
  { keys: ["t"], shown: ["T"], command: "rotate", about: "Turn the phone" },
  { keys: ["]"], shown: ["]"], command: "next", about: "The next screens in the list" },
  { keys: ["["], shown: ["["], command: "previous", about: "The screens before" },
  { keys: ["f"], shown: ["F"], command: "phone", about: "To the phone" },
  { keys: ["/"], shown: ["/"], command: "search", about: "Search" },
  { keys: ["?"], shown: ["?"], command: "keys", about: "These keys" },
];
