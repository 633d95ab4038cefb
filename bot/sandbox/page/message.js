// One message: who, when, what it says and offers, and what only this person sees about it.

import { components, fileCard, picture } from "./components.js";
import { h, srOnly } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { displayName, localizedPath, namesFor } from "./names.js";
import { mentions } from "./readmarks.js";
import { EPHEMERAL } from "./session.js";
import { dateOf } from "./snowflake.js";
import { messageTime } from "./timestamps.js";

const LOADING = 1 << 7;
const MANAGE_MESSAGES = 1n << 13n;

/** The list item of a message. `grouped` leaves out the head when the same author has just spoken. */
export function messageItem(message, session, { grouped }) {
  const names = namesFor(session);
  const ctx = { session, names, message, pending: session.pending.get(message.id) ?? null };
  const used = usedLine(message, session) ?? replyLine(message, session, names);
  const head = grouped && !used ? null : headLine(message, session);
  return h(
    "li.message",
    {
      "data-key": message.id,
      "data-message-id": message.id,
      id: `message-${message.id}`,
      tabindex: -1,
      class: classes(message, session, !head),
      "aria-label": head ? null : `${displayName(message.author)}, continued`,
    },
    used,
    head ? avatar(message.author) : null,
    h("div.message-body", {}, head, bodyOf(message, ctx), footer(message, session)),
    tools(message, session),
  );
}

function classes(message, session, grouped) {
  return [
    grouped ? "grouped" : "first",
    message.flags & EPHEMERAL ? "ephemeral" : null,
    session.channel(message.channel_id)?.guild && mentions(message, session.me) ? "mentioned" : null,
  ]
    .filter(Boolean)
    .join(" ");
}

// The low 22 bits of an id are a counter; neighbours in age still get different colours.
const hueOf = (id) => (Number((BigInt(id) >> 22n) % 12n) * 150) % 360;

/** A round mark with the person's initial, its colour from the id. */
export function avatar(user) {
  const hue = user.bot ? 255 : hueOf(user.id);
  return h(
    "span.avatar",
    { "aria-hidden": "true", style: { "--hue": hue }, class: user.bot ? "bot" : null },
    user.bot ? null : displayName(user).slice(0, 1).toUpperCase(),
  );
}

function headLine(message, session) {
  const date = dateOf(message.id);
  return h(
    "div.message-head",
    {},
    h("span.author", { style: { "--hue": hueOf(message.author.id) } }, displayName(message.author)),
    message.author.bot ? h("span.app-tag", {}, "APP") : null,
    h(
      "time.message-time",
      { datetime: date.toISOString(), title: date.toLocaleString(session.locale) },
      messageTime(date, session.locale),
    ),
  );
}

/** "minh used /deal new" above the answer to a command. */
function usedLine(message, session) {
  const meta = message.interaction_metadata ?? message.interaction;
  if (!meta || meta.type !== 2) return null;
  const path = message.interaction?.name ?? meta.name;
  const who = meta.user ? displayName(meta.user) : "Somebody";
  const command = path
    ? h("span.command-name", {}, `/${localizedPath(session.commands, path, session.locale)}`)
    : "a command";
  return h(
    "div.reply-line",
    {},
    h("span.reply-hook", { "aria-hidden": "true" }),
    h("span.reply-user", {}, who),
    " used ",
    command,
  );
}

function replyLine(message, session, names) {
  const original = message.referenced_message;
  if (!original) return null;
  const text = (original.content || firstText(original.components) || "message").split("\n")[0].slice(0, 120);
  const known = session.messages.get(message.channel_id)?.has(original.id);
  const words = h("span.reply-text.markdown", {}, markdown(text.replace(/^(#{1,3}|-#)\s+/, ""), names));
  return h(
    "div.reply-line",
    {},
    h("span.reply-hook", { "aria-hidden": "true" }),
    h("span.reply-user", {}, displayName(original.author)),
    " ",
    known ? h("a.reply-link", { href: `#${message.channel_id}/${original.id}` }, words) : words,
  );
}

function firstText(items) {
  for (const item of items ?? []) {
    const text = item.type === 10 ? item.content : firstText(item.components);
    if (text) return text;
  }
  return null;
}

function bodyOf(message, ctx) {
  if (message.flags & LOADING)
    return h(
      "p.thinking",
      {},
      h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      `${displayName(message.author)} is thinking…`,
    );
  const edited = message.edited_timestamp
    ? h("span.edited", { title: new Date(message.edited_timestamp).toLocaleString(ctx.session.locale) }, "(edited)")
    : null;
  const shown = new Set(urlsIn(message.components));
  const loose = (message.attachments ?? []).filter((one) => !shown.has(one.url));
  return h(
    "div.content",
    {},
    message.content ? h("div.markdown", {}, markdown(message.content, ctx.names)) : null,
    (message.embeds ?? []).map((one) => embed(one, ctx.names)),
    loose.map(attachment),
    components(message.components, ctx),
    edited,
  );
}

function attachment(one) {
  const isImage = (one.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(one.filename);
  if (!isImage) return fileCard(one.url, one.filename, one.size);
  return picture({ media: one, description: one.description, spoiler: one.filename.startsWith("SPOILER_") });
}

function urlsIn(items) {
  return (items ?? [])
    .flatMap((item) => [
      item.media?.url,
      item.file?.url,
      ...(item.items ?? []).map((one) => one.media.url),
      ...urlsIn(item.components),
      ...urlsIn(item.accessory ? [item.accessory] : []),
    ])
    .filter(Boolean);
}

function footer(message, session) {
  const failure = message.failure ?? session.failures.get(message.id);
  const parts = [];
  if (failure) parts.push(h("p.failure", { role: "alert" }, h("span", { "aria-hidden": "true" }, "⚠ "), failure));
  if (message.flags & EPHEMERAL) {
    parts.push(
      h(
        "p.only-you",
        {},
        h("span", { "aria-hidden": "true" }, "👁 "),
        "Only you can see this · ",
        h("button.text-button", { type: "button", "data-dismiss": true }, "Dismiss message"),
      ),
    );
  }
  return parts;
}

function tools(message, session) {
  const guild = session.channel(message.channel_id)?.guild;
  const may = guild && BigInt(guild.permissions ?? 0) & MANAGE_MESSAGES;
  if (!may || message.flags & EPHEMERAL) return null;
  return h(
    "div.message-tools",
    {},
    h(
      "button.tool",
      { type: "button", "data-delete": true, title: "Delete message (as a moderator)" },
      srOnly("Delete message"),
      h("span", { "aria-hidden": "true" }, "🗑"),
    ),
  );
}
