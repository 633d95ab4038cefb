// What one person has read, per channel, remembered by this browser.

import { compareIds } from "./snowflake.js";

export class ReadMarks {
  constructor(userId) {
    this.userId = userId;
    this.mentions = new Map();
  }

  key(channelId) {
    return `read:${this.userId}:${channelId}`;
  }

  /** Id of the newest message the person has seen, "0" before the first. */
  last(channelId) {
    return localStorage.getItem(this.key(channelId)) ?? "0";
  }

  /** Everything up to this message has been seen. */
  mark(channelId, messageId) {
    if (compareIds(messageId, this.last(channelId)) > 0) localStorage.setItem(this.key(channelId), messageId);
    this.mentions.delete(channelId);
  }

  addMention(channelId, messageId) {
    if (!this.mentions.has(channelId)) this.mentions.set(channelId, new Set());
    this.mentions.get(channelId).add(messageId);
  }

  /** {unread, mentions} counts of a channel; every message in a DM counts as a mention. */
  count(channel, messages, me) {
    const last = this.last(channel.id);
    const fresh = messages.filter(
      (message) => compareIds(message.id, last) > 0 && message.author.id !== me.id && !message.local,
    );
    const told = this.mentions.get(channel.id) ?? new Set();
    const pings = fresh.filter((message) => !channel.guild || told.has(message.id) || mentions(message, me));
    return { unread: fresh.length, mentions: pings.length };
  }
}

export const mentions = (message, me) =>
  Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === me.id);
