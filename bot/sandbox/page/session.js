// One person's client: the world as they see it, kept up to date by the event stream.

import * as api from "./api.js";
import { ReadMarks } from "./readmarks.js";
import { compareIds, localId } from "./snowflake.js";

export const EPHEMERAL = 1 << 6;
const AUTOCOMPLETE = 4;

const isFleeting = (event) => ["modal", "failed"].includes(event.type) || Boolean(event.message?.flags & EPHEMERAL);

/**
 * Fires "change" with detail {kind, channelId?}; kinds are "world", "messages", "commands", "connection", "modal",
 * "suggestions" (nobody answered an autocompletion).
 * Ephemerals live here only: a reload, or viewing as somebody else, loses them as Discord does.
 */
export class Session extends EventTarget {
  constructor(as) {
    super();
    this.as = as;
    this.world = null;
    this.commands = [];
    this.messages = new Map();
    this.failures = new Map();
    this.pending = new Map();
    this.modal = null;
    this.arrived = [];
    this.connected = false;
    this.reads = null;
  }

  get me() {
    return this.world?.me ?? null;
  }

  get bot() {
    return this.world.bot ?? { id: "0", username: "Parlour", bot: true };
  }

  get locale() {
    return this.me?.locale ?? "en-US";
  }

  /** Every channel the person can open, the DM last: {id, name, guild}. */
  get channels() {
    if (!this.world) return [];
    const inGuilds = this.world.guilds.flatMap((guild) => guild.channels.map((channel) => ({ ...channel, guild })));
    return this.world.dm ? [...inGuilds, { id: this.world.dm.id, name: this.botName, guild: null }] : inGuilds;
  }

  get botName() {
    return this.bot.global_name ?? this.bot.username;
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id) ?? null;
  }

  /** The channel's messages, oldest first. */
  list(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])].sort((a, b) => compareIds(a.id, b.id));
  }

  /** Load the world and follow it. Raises ApiError for an unknown person. */
  async start() {
    await this.refresh();
    this.stream = new EventSource(api.eventsUrl(this.me.id));
    // What happened between the snapshot and the stream (or while it was down) is in the next snapshot.
    this.stream.onopen = () =>
      this.refresh().then(
        () => this.setConnected(true),
        () => this.setConnected(false),
      );
    this.stream.onerror = () => this.setConnected(false);
    this.stream.onmessage = (event) => this.take(Number(event.lastEventId), JSON.parse(event.data));
  }

  stop() {
    this.stream?.close();
  }

  setConnected(connected) {
    this.connected = connected;
    this.changed("connection");
  }

  changed(kind, channelId = null) {
    this.dispatchEvent(new CustomEvent("change", { detail: { kind, channelId } }));
  }

  /** Load a fresh snapshot; asked again meanwhile, load once more. */
  refresh() {
    this.stale = true;
    this.loading ??= this.load().finally(() => (this.loading = null));
    return this.loading;
  }

  async load() {
    while (this.stale) {
      this.stale = false;
      const { world, seen } = await api.getWorld(this.as);
      this.world = world;
      this.commands = world.commands ?? [];
      this.reads ??= new ReadMarks(world.me.id);
      for (const { id } of this.channels) this.replaceMessages(id, world.messages[id] ?? []);
      // Events that overtook the snapshot count again; older ones only if no snapshot tells of them.
      for (const { number, event } of this.arrived.splice(0))
        if (number > seen || isFleeting(event)) this.receive(event);
      this.changed("world");
    }
  }

  replaceMessages(channelId, fresh) {
    const kept = this.list(channelId).filter((message) => message.flags & EPHEMERAL);
    this.messages.set(channelId, new Map([...fresh, ...kept].map((message) => [message.id, message])));
  }

  take(number, event) {
    if (this.loading) this.arrived.push({ number, event });
    else this.receive(event);
  }

  receive(event) {
    switch (event.type) {
      case "message":
        return this.upsert(event.message);
      case "delete":
        return this.remove(event.channel_id, event.id);
      case "failed":
        // An autocompletion that nobody answers is said at its option; see OptionField.
        return event.interaction_type === AUTOCOMPLETE ? this.changed("suggestions") : this.fail(event);
      case "mention":
        this.reads.addMention(event.channel_id, event.message_id);
        return this.changed("messages", event.channel_id);
      case "modal":
        this.modal = event.modal;
        return this.changed("modal");
      case "commands":
        this.commands = event.commands;
        return this.changed("commands");
      case "world":
        return this.refresh().catch(() => this.setConnected(false));
      default:
        return undefined;
    }
  }

  upsert(message) {
    if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, new Map());
    this.messages.get(message.channel_id).set(message.id, message);
    this.changed("messages", message.channel_id);
  }

  remove(channelId, id) {
    this.messages.get(channelId)?.delete(id);
    this.changed("messages", channelId);
  }

  /** Show that an interaction got no answer: under its message, or as a private line in the channel. */
  fail({ message_id: messageId, channel_id: channelId, text }) {
    if (messageId && this.messages.get(channelId)?.has(messageId)) {
      this.failures.set(messageId, text);
      return this.changed("messages", channelId);
    }
    return this.upsert({
      id: localId(),
      channel_id: channelId,
      author: this.bot,
      failure: text,
      flags: EPHEMERAL,
      components: [],
      local: true,
    });
  }

  /** Press a component; the message counts as pending until the bot has answered. */
  async press(message, customId, values) {
    if (this.pending.has(message.id)) return;
    this.failures.delete(message.id);
    this.pending.set(message.id, customId);
    this.changed("messages", message.channel_id);
    try {
      await api.press({ as: this.me.id, message_id: message.id, custom_id: customId, ...(values ? { values } : {}) });
    } catch (error) {
      this.failures.set(message.id, error.message);
    } finally {
      this.pending.delete(message.id);
      this.changed("messages", message.channel_id);
    }
  }

  async dismiss(message) {
    this.remove(message.channel_id, message.id);
    if (!message.local) await api.dismiss({ as: this.me.id, message_id: message.id }).catch(() => null);
  }
}
