// What ids in a text stand for, as one person sees them.

import { localized } from "./locales.js";

const MESSAGE_LINK = /^https?:\/\/[^/]+\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?$/;

export const displayName = (user) => user.global_name || user.username;

/** The lookups that markdown() and the components need, for a session. */
export function namesFor(session) {
  const channelName = (id) => {
    const channel = session.channel(id);
    return channel && (channel.guild ? channel.name : `@${channel.name}`);
  };
  const inside = (url) => {
    const match = MESSAGE_LINK.exec(url);
    return match && session.channel(match[2]) ? `#${match[2]}${match[3] ? `/${match[3]}` : ""}` : null;
  };
  return {
    locale: session.locale,
    user: (id) => userName(session, id),
    channel: channelName,
    role: (id) =>
      session.world.guilds.flatMap((guild) => guild.roles ?? []).find((role) => role.id === id)?.name ?? "role",
    command: (path) => localizedPath(session.commands, path, session.locale),
    inside,
    messageLink: (url) => (inside(url) ? `# ${channelName(MESSAGE_LINK.exec(url)[2])} › message` : null),
  };
}

function userName(session, id) {
  const person = session.world.people.find((one) => one.id === id);
  if (person) return displayName(person);
  return session.world.bot?.id === id ? session.botName : "unknown-user";
}

/** A command path as the person's locale has it: "deal new" may read "van-bai moi". */
export function localizedPath(commands, path, locale) {
  const words = [];
  let level = commands;
  for (const part of path.split(" ")) {
    const item = level?.find((one) => one.name === part);
    words.push(item ? localized(item, "name", locale) : part);
    level = item?.options;
  }
  return words.join(" ");
}
