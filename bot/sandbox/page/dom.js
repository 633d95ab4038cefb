// Building and patching the page's elements. Text always goes in as text: nothing here parses HTML.

/** h("button.primary", {type: "button", onclick: fn}, "Send"): an element; null and false children are left out. */
export function h(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(props ?? {})) setProp(element, name, value);
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

function setProp(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (name === "class") element.className = [element.className, value].filter(Boolean).join(" ");
  else if (name === "style") for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** Words only a screen reader gets. */
export const srOnly = (text) => h("span.sr-only", {}, text);

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

/**
 * Make `from` look like `to`, keeping the nodes that can stay, so that focus, scroll positions and open menus survive.
 * An element with an `adopt(other)` method patches itself. Returns the node that is in the document afterwards.
 */
export function morph(from, to) {
  if (!alike(from, to)) {
    from.replaceWith(to);
    return to;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
  } else if (from.adopt) {
    from.adopt(to);
  } else {
    syncAttributes(from, to);
    morphChildren(from, [...to.childNodes]);
  }
  return from;
}

function syncAttributes(from, to) {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) === value) continue;
    // The page's own policy forbids style attributes, not styles set through the object model.
    if (name === "style") from.style.cssText = value;
    else from.setAttribute(name, value);
  }
}

/** Patch the children of `parent` towards `wanted`; children with the same data-key are the same child. */
export function morphChildren(parent, wanted) {
  const keyed = new Map([...parent.children].filter(keyOf).map((child) => [keyOf(child), child]));
  const stay = new Set(wanted.map(keyOf).filter(Boolean));
  let cursor = parent.firstChild;
  for (const want of wanted) {
    while (cursor && keyOf(cursor) && !stay.has(keyOf(cursor))) cursor = removeAndStep(cursor);
    const key = keyOf(want);
    const have = key ? keyed.get(key) : cursor && alike(cursor, want) ? cursor : null;
    if (!have) {
      parent.insertBefore(want, cursor);
      continue;
    }
    if (have === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(have, cursor);
    if (have !== want) morph(have, want);
  }
  while (cursor) cursor = removeAndStep(cursor);
}

function removeAndStep(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Run `change`; if the focused element was lost or moved by it, put the focus back (or on `fallback()`). */
export function keepFocus(change, fallback = () => null) {
  const active = document.activeElement;
  change();
  if (!active || active === document.body || document.activeElement === active) return;
  (active.isConnected ? active : fallback())?.focus({ preventScroll: true });
}
