"use strict";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** Elements of the page by their ids. Each has to be there. */
function elements(...ids) {
  return Object.fromEntries(ids.map((id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no element “${id}”.`);
    return [id, element];
  }));
}

/**
 * Makes an element.
 *
 * @param {string} name Of the tag, with classes behind dots: `"div.layer"`.
 * @param {object} attributes Attributes; `text` is the text in it, and `on…` are listeners. Null and false leave one out.
 */
function make(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  return fill(document.createElement(tag), classes, attributes, children);
}

/** Makes an element of a drawing. */
function makeSVG(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  return fill(document.createElementNS(SVG_NAMESPACE, tag), classes, attributes, children);
}

function fill(element, classes, attributes, children) {
  if (classes.length) element.classList.add(...classes);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === false || value === undefined) continue;
    if (key === "text") element.textContent = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Replaces what is in an element, and leaves alone what stays: an element that is put in again is laid out anew. */
function replaceSparingly(container, children) {
  const kept = new Set(children);
  for (const child of [...container.children]) if (!kept.has(child)) child.remove();
  let next = container.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else container.insertBefore(child, next);
  }
}

/** Replaces what is in an element; if the focus was in it, the link or box that stands for the same has it afterwards. */
function replaceKeepingFocus(container, children) {
  const keyOf = (element) => element.getAttribute("href") ?? element.value;
  const focused = container.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  container.replaceChildren(...children);
  if (focused === null) return;
  const heir = [...container.querySelectorAll("a, input")].find((element) => keyOf(element) === focused);
  heir?.focus({ preventScroll: true });
}

/** Whether the person has asked for less motion. */
function prefersLessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
