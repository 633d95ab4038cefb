// Discord's markdown as elements. Every piece of text becomes a text node, so markup in a message stays text.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;

/**
 * The nodes of a text. `names` says what mentions stand for: {locale, user(id), channel(id), role(id), command(path, id)}.
 */
export function markdown(text, names) {
  const nodes = [];
  let rest = text ?? "";
  while (rest) {
    const start = rest.indexOf("```");
    const fence = start < 0 ? null : FENCE.exec(rest.slice(start));
    if (!fence) break;
    nodes.push(...blocks(rest.slice(0, start).replace(/\n$/, ""), names), codeBlock(fence[2]));
    rest = rest.slice(start + fence[0].length).replace(/^\n/, "");
  }
  return nodes.concat(blocks(rest, names));
}

// Scrollable code must be reachable by keyboard.
const codeBlock = (code) => h("pre.code-block", { tabindex: 0 }, h("code", {}, code));

function blocks(text, names) {
  const nodes = [];
  const lines = text ? text.split("\n") : [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(h("p", {}, inline(paragraph.join("\n"), names)));
    paragraph = [];
  };
  while (lines.length) {
    const block = quote(lines, names) ?? list(lines, names) ?? single(lines, names);
    if (block) {
      flush();
      nodes.push(block);
    } else paragraph.push(lines.shift());
  }
  flush();
  return nodes;
}

function single(lines, names) {
  const heading = HEADING.exec(lines[0]);
  if (heading) {
    lines.shift();
    // Their sizes are looks: for a screen reader all stand right below the channel's own heading.
    return h(`h2.heading-${heading[1].length}`, {}, inline(heading[2], names));
  }
  const subtext = SUBTEXT.exec(lines[0]);
  if (!subtext) return null;
  lines.shift();
  return h("p.subtext", {}, inline(subtext[1], names));
}

function quote(lines, names) {
  if (lines[0].startsWith(">>> ")) {
    const all = lines.splice(0).join("\n").slice(4);
    return h("blockquote", {}, blocks(all, names));
  }
  const quoted = [];
  while (lines.length && /^> /.test(lines[0])) quoted.push(lines.shift().slice(2));
  return quoted.length ? h("blockquote", {}, blocks(quoted.join("\n"), names)) : null;
}

function list(lines, names) {
  const first = ITEM.exec(lines[0]);
  if (!first) return null;
  const depth = first[1].length;
  const ordered = /\d/.test(first[2]);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  while (lines.length) {
    const item = ITEM.exec(lines[0]);
    if (!item || item[1].length < depth || /\d/.test(item[2]) !== ordered) break;
    if (item[1].length > depth && element.lastChild) element.lastChild.append(list(lines, names));
    else {
      lines.shift();
      element.append(h("li", {}, inline(item[3], names)));
    }
  }
  return element;
}
