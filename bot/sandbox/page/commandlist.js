// Application commands as the slash picker lists them: flat, localised, filtered.

import { localized } from "./locales.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const DM_CONTEXT = 1;
const GUILD_CONTEXT = 0;
const ADMINISTRATOR = 1n << 3n;

/**
 * Every runnable command: {path, title, description, options}. `path` has the default names (what is sent),
 * `title` those of the locale; a guild's own command hides the global one of its name. Options carry title, description and choices in the locale, required ones first.
 */
export function flatten(commands, locale, guild) {
  const usable = commands.filter((command) => (command.type ?? 1) === 1 && isUsable(command, guild));
  const own = new Set(usable.filter((command) => command.guild_id).map((command) => command.name));
  return usable
    .filter((command) => command.guild_id || !own.has(command.name))
    .flatMap((command) => leaves(command, locale, [], []))
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** Whether Discord would offer a command in a guild, or (null) in the direct messages. */
function isUsable(command, guild) {
  if (command.guild_id && command.guild_id !== guild?.id) return false;
  if (command.contexts && !command.contexts.includes(guild ? GUILD_CONTEXT : DM_CONTEXT)) return false;
  if (!guild) return Boolean(command.contexts) || command.dm_permission !== false;
  return command.default_member_permissions == null || may(guild, BigInt(command.default_member_permissions));
}

function may(guild, wanted) {
  if (guild.permissions == null) return true;
  const granted = BigInt(guild.permissions);
  return Boolean(granted & ADMINISTRATOR) || (wanted > 0n && (granted & wanted) === wanted);
}

function leaves(item, locale, path, title) {
  const names = [...path, item.name];
  const titles = [...title, localized(item, "name", locale)];
  const options = item.options ?? [];
  if (options.some((option) => [SUBCOMMAND, GROUP].includes(option.type))) {
    return options.flatMap((option) => leaves(option, locale, names, titles));
  }
  return [
    {
      path: names.join(" "),
      title: titles.join(" "),
      description: localized(item, "description", locale) ?? "",
      options: options
        .map((option) => optionOf(option, locale))
        .sort((a, b) => Number(b.required) - Number(a.required)),
    },
  ];
}

function optionOf(option, locale) {
  return {
    ...option,
    title: localized(option, "name", locale),
    description: localized(option, "description", locale) ?? "",
    required: Boolean(option.required),
    choices: option.choices?.map((choice) => ({ label: localized(choice, "name", locale), value: choice.value })),
  };
}

/** Those that match what was typed after the slash: titles that begin with it first, then those that contain it. */
export function search(list, typed) {
  const wanted = typed.trim().toLowerCase();
  const starts = list.filter((command) => command.title.toLowerCase().startsWith(wanted));
  const contains = list.filter(
    (command) => !starts.includes(command) && `${command.title} ${command.path}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...contains];
}
