// Discord's message components, legacy and V2, as elements. Presses are read off data-custom-id by the message log.

import { h } from "./dom.js";
import { link } from "./inline.js";
import { markdown } from "./markdown.js";
import { displayName } from "./names.js";
import { selectMenu } from "./selectmenu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const CHANNEL_TYPES_WE_HAVE = [0];

/** One component. `ctx` is {session, names, message, pending, failed}; unknown types say so rather than vanish. */
export function component(item, ctx) {
  const draw = DRAW[item.type];
  return draw ? draw(item, ctx) : h("em.unknown", {}, `[component of type ${item.type} is not drawn here]`);
}

export const components = (items, ctx) => (items ?? []).map((item) => component(item, ctx));

const DRAW = {
  1: (item, ctx) => h("div.action-row", {}, components(item.components, ctx)),
  2: button,
  3: (item, ctx) =>
    select(
      item,
      ctx,
      item.options.map((option) => ({ ...option, emoji: emojiText(option.emoji) })),
    ),
  5: (item, ctx) => select(item, ctx, people(item, ctx)),
  6: (item, ctx) => select(item, ctx, roles(item, ctx)),
  7: (item, ctx) => select(item, ctx, [...people(item, ctx), ...roles(item, ctx)]),
  8: (item, ctx) => select(item, ctx, channels(item, ctx)),
  9: section,
  10: (item, ctx) => h("div.text-display.markdown", {}, markdown(item.content, ctx.names)),
  11: (item) => picture(item, "thumbnail"),
  12: gallery,
  13: (item) =>
    h("div.file-display", { class: item.spoiler ? "concealed" : null }, fileCard(item.file.url, item.name, item.size)),
  14: (item) =>
    h(
      "div.separator",
      { class: item.spacing === 2 ? "large" : null, role: item.divider === false ? null : "separator" },
      item.divider === false ? null : h("hr"),
    ),
  17: container,
};

/** An emoji as text: the character itself, or a custom emoji's name between colons. */
export const emojiText = (emoji) => (emoji?.id ? `:${emoji.name}:` : (emoji?.name ?? null));

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function button(item, ctx) {
  const face = [
    item.emoji ? h("span.emoji", {}, emojiText(item.emoji)) : null,
    item.label ? h("span.button-label", {}, item.label) : null,
  ];
  if (item.style === 5) return linkButton(item, face, ctx);
  const busy = ctx.pending === item.custom_id;
  return h(
    `button.button.${STYLES[item.style] ?? "secondary"}`,
    {
      type: "button",
      disabled: Boolean(item.disabled),
      "data-custom-id": item.custom_id,
      "data-press": true,
      "aria-busy": busy ? "true" : null,
      "aria-disabled": ctx.pending && !item.disabled ? "true" : null,
    },
    h("span.button-face", {}, face),
    busy ? h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}

function linkButton(item, face, ctx) {
  if (!/^https?:\/\//.test(item.url ?? "") || item.disabled)
    return h("button.button.link", { type: "button", disabled: true }, h("span.button-face", {}, face));
  const element = link(
    item.url,
    [h("span.button-face", {}, face, h("span", { "aria-hidden": "true" }, "↗"))],
    ctx.names,
  );
  element.className = "button link";
  return element;
}

function select(item, ctx, options) {
  const max = item.max_values ?? 1;
  return selectMenu(
    {
      placeholder: item.placeholder || "Make a selection",
      options,
      min: item.min_values ?? 1,
      max,
      confirm: true,
      disabled: Boolean(item.disabled),
      busy: ctx.pending === item.custom_id,
    },
    { "data-custom-id": item.custom_id, "aria-busy": ctx.pending === item.custom_id ? "true" : null },
  );
}

const isDefault = (item, id) => (item.default_values ?? []).some((value) => value.id === id);

/** The server that a message (or modal) is in, or null in the direct messages. */
const guildOf = ({ session, message }) => session.channel(message?.channel_id)?.guild ?? null;

/** The members of the server, as options of a user select. */
export function people(item, ctx) {
  const members = guildOf(ctx)?.members ?? [];
  const there = ctx.session.world.people.filter((one) => members.includes(one.id));
  return there.map((one) => ({
    value: one.id,
    label: displayName(one),
    description: one.username,
    default: isDefault(item, one.id),
  }));
}

/** The roles of the server, as options of a role select. */
export function roles(item, ctx) {
  const all = guildOf(ctx)?.roles ?? [];
  return all.map((role) => ({ value: role.id, label: role.name, default: isDefault(item, role.id) }));
}

/** The text channels of the server that the message is in, as options of a channel select. */
export function channels(item, ctx) {
  if (item.channel_types?.length && !item.channel_types.some((type) => CHANNEL_TYPES_WE_HAVE.includes(type))) return [];
  return (guildOf(ctx)?.channels ?? []).map((channel) => ({
    value: channel.id,
    label: `# ${channel.name}`,
    default: isDefault(item, channel.id),
  }));
}

function section(item, ctx) {
  return h(
    "div.section",
    {},
    h("div.section-text", {}, components(item.components, ctx)),
    h("div.section-accessory", {}, component(item.accessory, ctx)),
  );
}

function container(item, ctx) {
  const accent = item.accent_color ?? null;
  return h(
    "div.container",
    {
      class: [accent === null ? null : "accented", item.spoiler ? "concealed" : null].filter(Boolean).join(" ") || null,
      style: accent === null ? {} : { "--accent": colour(accent) },
    },
    components(item.components, ctx),
  );
}

/** An image that opens large, with its alt text. */
export function picture(item, kind = "picture") {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  return h(
    `button.media.${kind}`,
    {
      type: "button",
      "data-zoom": url,
      "aria-label": alt ? `${alt} (open large)` : "Open picture large",
      class: item.spoiler ? "concealed" : null,
    },
    h("img", { src: url, alt, width, height, decoding: "async" }),
  );
}

function gallery(item) {
  return h(
    "div.gallery",
    { class: item.items.length > 1 ? "many" : null },
    item.items.map((one) => (isVideo(one.media) ? video(one) : picture(one))),
  );
}

const isVideo = (media) => (media.content_type ?? "").startsWith("video/");
const video = (item) => h("video", { src: item.media.url, controls: true, "aria-label": item.description ?? "Video" });

/** A downloadable file as a card. */
export function fileCard(url, name, size) {
  const title = name || decodeURIComponent(new URL(url, location.href).pathname.split("/").pop());
  return h(
    "a.file",
    { href: url, target: "_blank", rel: "noopener noreferrer", download: title },
    h("span.file-icon", { "aria-hidden": "true" }, "📄"),
    h("span.file-name", {}, title),
    size ? h("span.file-size", {}, bytes(size)) : null,
  );
}

function bytes(size) {
  return size < 1024
    ? `${size} B`
    : size < 1048576
      ? `${(size / 1024).toFixed(1)} KB`
      : `${(size / 1048576).toFixed(1)} MB`;
}
