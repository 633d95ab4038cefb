// The left side: servers with their channels, the DM with the bot, and who is looking.

import { h, morphChildren } from "./dom.js";
import { displayName } from "./names.js";

/** Draw the channel tree of a session into `nav`; `current` is the open channel's id. */
export function drawChannels(nav, session, current) {
  const guilds = session.world.guilds.map((guild) =>
    group(
      guild.name,
      guild.id,
      guild.channels.map((channel) => entry(session, session.channel(channel.id), current)),
    ),
  );
  const dm = session.world.dm && session.channel(session.world.dm.id);
  morphChildren(nav, dm ? [...guilds, group("Direct messages", "dm", [entry(session, dm, current)])] : guilds);
}

function group(name, key, entries) {
  const id = `group-${key}`;
  return h(
    "section.channel-group",
    { "data-key": id, "aria-labelledby": id },
    h("h2.group-name", { id }, name),
    h("ul", {}, entries),
  );
}

function entry(session, channel, current) {
  const open = channel.id === current;
  const { unread, mentions } = open
    ? { unread: 0, mentions: 0 }
    : session.reads.count(channel, session.list(channel.id), session.me);
  const online = session.world.bot_online ? "online" : "offline";
  const icon = channel.guild
    ? h("span.hash", { "aria-hidden": "true" }, "#")
    : h("span.avatar.bot.small", { "aria-hidden": "true", class: online });
  const told = mentions ? `${mentions} ${mentions === 1 ? "mention" : "mentions"}` : unread ? `${unread} unread` : null;
  const label = [channel.name, told && ` ${told}`, channel.guild ? null : `, ${online}`].filter(Boolean).join("");
  const link = h(
    "a.channel",
    {
      href: `#${channel.id}`,
      "aria-current": open ? "page" : null,
      "aria-label": label,
      class: open ? "open" : unread ? "unread" : null,
    },
    icon,
    h("span.channel-name", {}, channel.name),
    " ",
    mentions ? h("span.badge", { "aria-hidden": "true" }, String(mentions)) : null,
  );
  return h("li", { "data-key": channel.id }, link);
}

/** Sum of mentions over all channels but the open one, for the window's title. */
export function totalMentions(session, current) {
  return session.channels
    .filter((channel) => channel.id !== current || document.visibilityState !== "visible")
    .reduce((sum, channel) => sum + session.reads.count(channel, session.list(channel.id), session.me).mentions, 0);
}

/** Fill the "viewing as" list. */
export function drawViewer(select, session) {
  morphChildren(
    select,
    session.world.people.map((person) =>
      h("option", { value: person.id, "data-key": person.id }, `${displayName(person)} (${person.locale})`),
    ),
  );
  select.value = session.me.id;
}
