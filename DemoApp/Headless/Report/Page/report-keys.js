"use strict";

/** The keys, in the order in which they are explained. Each has a command of the player, or of the page. */
const KEYS = [
  { keys: [" "], shown: ["Space"], command: "play", about: "Play or pause" },
  { keys: [","], shown: [","], command: "back", about: "A frame back" },
  { keys: ["."], shown: ["."], command: "on", about: "A frame on" },
  { keys: ["ArrowLeft"], shown: ["←"], command: "leapBack", about: "A tenth of a second back" },
  { keys: ["ArrowRight"], shown: ["→"], command: "leapOn", about: "A tenth of a second on" },
  { keys: ["["], shown: ["["], command: "markBack", about: "To the decision or event before" },
  { keys: ["]"], shown: ["]"], command: "markOn", about: "To the next decision or event" },
  { keys: ["Home"], shown: ["Home"], command: "start", about: "To the start" },
  { keys: ["End"], shown: ["End"], command: "end", about: "To the end" },
  { keys: [], shown: ["←", "→", "Home", "End"], about: "In a list or a row that is longer than its room: scroll it" },
  { keys: ["-"], shown: ["−"], command: "slower", about: "Slower" },
  { keys: ["+", "="], shown: ["+"], command: "faster", about: "Faster" },
  { keys: ["l"], shown: ["L"], command: "loop", about: "Play again and again, or once" },
  { keys: ["n"], shown: ["N"], command: "next", about: "The next one in the list" },
  { keys: ["p"], shown: ["P"], command: "previous", about: "The one before in the list" },
  { keys: ["/"], shown: ["/"], command: "search", about: "Search" },
  { keys: ["Escape"], shown: ["Esc"], command: "close", about: "Close the list; from a transition, back to all" },
  { keys: [], shown: ["←", "→"], about: "On a phone of all transitions: lead it; Enter lets go" },
  { keys: ["?"], shown: ["?"], command: "keys", about: "These keys" },
];
