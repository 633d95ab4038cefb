// The inline half of Discord's markdown: emphasis, code, links, mentions, timestamps, spoilers.

import { h } from "./dom.js";
import { timestamp } from "./timestamps.js";

const URL_CHARS = String.raw`https?:\/\/[^\s<>]+[^\s<>.,:;"'\])]`;
const span = (tag) => (match, names, depth) => h(tag, {}, inline(match[1], names, depth));

/** Tried in order at each position: [pattern, maker]. A maker that returns null leaves the text as it is. */
const RULES = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (.*`) $|^ (`.*) $/, "$1$2"))],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, (m, n, d) => h("em", {}, h("strong", {}, inline(m[1], n, d)))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, span("strong")],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, span("u")],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/, span("em")],
  [/^_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/, span("em")],
  [/^~~([\s\S]+?)~~/, span("s")],
  [/^\|\|([\s\S]+?)\|\|/, (m, n, d) => spoiler(inline(m[1], n, d))],
  [
    /^\[((?:\\[\s\S]|[^\][\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/,
    (m, n, d) => link(m[2], inline(m[1], n, d), n),
  ],
  [new RegExp(`^<(${URL_CHARS}[^\\s<>]*)>`), (m, n) => link(m[1], [m[1]], n)],
  [new RegExp(`^${URL_CHARS}`), (m, n) => link(m[0], [n.messageLink?.(m[0]) ?? m[0]], n)],
  [/^<@!?(\d{1,20})>/, (m, n) => mention(`@${n.user(m[1])}`)],
  [/^<@&(\d{1,20})>/, (m, n) => mention(`@${n.role(m[1])}`)],
  [/^<#(\d{1,20})>/, (m, n) => channel(m[1], n)],
  [/^<\/([^:<>\n]{1,100}):\d{1,20}>/, (m, n) => mention(`/${n.command(m[1])}`)],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (m) => h("span.emoji", {}, `:${m[1]}:`)],
  [/^<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/, (m, n) => timestamp(Number(m[1]), m[2] ?? "f", n.locale)],
  [/^@(everyone|here)\b/, (m) => mention(m[0])],
];
const WORD = /^[\p{L}\p{N}]+/u;
const MAX_DEPTH = 12;

/** The nodes of one stretch of text. */
export function inline(text, names, depth = 0) {
  if (depth > MAX_DEPTH) return [text];
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  for (let rest = text, before = ""; rest;) {
    const [length, node] = take(rest, before, names, depth);
    if (node === null) plain += rest.slice(0, length);
    else if (typeof node === "string") plain += node;
    else {
      flush();
      nodes.push(node);
    }
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  flush();
  return nodes.flatMap(withBreaks);
}

function take(rest, before, names, depth) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (!match || (match[0][0] === "_" && /\w/.test(before))) continue;
    const node = make(match, names, depth + 1);
    if (node !== null) return [match[0].length, node];
  }
  return [WORD.exec(rest)?.[0].length ?? String.fromCodePoint(rest.codePointAt(0)).length, null];
}

function withBreaks(node) {
  if (typeof node !== "string") return [node];
  return node
    .split("\n")
    .flatMap((line, index) => (index ? [h("br"), line] : [line]))
    .filter((part) => part !== "");
}

const mention = (text) => h("span.mention", {}, text);

function channel(id, names) {
  const name = names.channel(id);
  return name ? h("a.mention", { href: `#${id}` }, `# ${name}`) : mention("# unknown");
}

/** A link that opens in a new tab; a link to a message of this world stays in the page. */
export function link(url, children, names) {
  const inside = names.inside?.(url);
  if (inside) return h("a.inside", { href: inside, class: "mention" }, children);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** Text hidden until it is asked for; a patch that brings the same words keeps it open. */
function spoiler(children) {
  const element = h(
    "span.spoiler",
    { role: "button", tabindex: 0, "aria-expanded": "false", "aria-label": "Spoiler, press to show" },
    h("span.spoiler-text", { "aria-hidden": "true" }, children),
  );
  element.adopt = (other) => {
    if (element.textContent !== other.textContent) hide(element, other);
  };
  return element;
}

function hide(element, other) {
  element.setAttribute("aria-expanded", "false");
  element.setAttribute("aria-label", "Spoiler, press to show");
  element.replaceChildren(...other.childNodes);
}

/** Show what a spoiler hides. */
export function reveal(element) {
  element.setAttribute("aria-expanded", "true");
  element.removeAttribute("aria-label");
  element.firstElementChild.removeAttribute("aria-hidden");
}
