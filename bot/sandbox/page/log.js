// The open channel's messages: patched in place, scrolled like a chat, pressed through one listener.

import * as api from "./api.js";
import { h, keepFocus, morph } from "./dom.js";
import { reveal } from "./inline.js";
import { messageItem } from "./message.js";
import { compareIds, dateOf } from "./snowflake.js";

const GROUP_MS = 7 * 60 * 1000;
const NEAR_BOTTOM_PX = 60;

export class MessageLog {
  constructor(elements, { zoom, say }) {
    Object.assign(this, elements);
    this.zoom = zoom;
    this.say = say;
    this.cache = new Map();
    this.atBottom = true;
    this.lastTop = 0;
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.list.addEventListener("click", (event) => this.click(event));
    this.list.addEventListener("choose", (event) => this.choose(event));
    this.list.addEventListener("keydown", (event) => {
      if (event.target.matches(".spoiler") && [" ", "Enter"].includes(event.key)) this.click(event);
    });
    this.pill.addEventListener("click", () => this.toBottom());
    const stick = new ResizeObserver(() => this.atBottom && this.toBottom());
    stick.observe(this.list);
    stick.observe(this.scroller);
  }

  /** Show another channel (or person): start at the end, with a line before what is new. */
  open(session, channel) {
    this.session = session;
    this.channel = channel;
    this.newFrom = session.reads.last(channel.id);
    this.seen = null;
    this.cache.clear();
    this.list.replaceChildren();
    this.atBottom = true;
    this.render();
    this.toBottom();
  }

  render() {
    const messages = this.session.list(this.channel.id);
    const changedBelow = this.seen !== null && messages.some((message) => compareIds(message.id, this.seen) > 0);
    keepFocus(
      () => this.patch(messages),
      () => this.list.querySelector(`#message-${CSS.escape(this.focusedId() ?? "")}`) ?? this.scroller,
    );
    this.seen = messages.at(-1)?.id ?? "0";
    this.empty.hidden = messages.length > 0;
    if (this.atBottom) this.toBottom();
    else if (changedBelow) this.pill.hidden = false;
    this.markRead();
  }

  focusedId() {
    return this.lastFocus;
  }

  patch(messages) {
    this.lastFocus = document.activeElement?.closest?.("[data-message-id]")?.dataset.messageId ?? null;
    const items = this.withDividers(messages);
    const wanted = new Set(items.map(({ key }) => key));
    for (const [key, { node }] of this.cache)
      if (!wanted.has(key)) {
        node.remove();
        this.cache.delete(key);
      }
    let place = this.list.firstChild;
    for (const { key, deps, build } of items) {
      const node = this.itemFor(key, deps, build);
      if (node === place) place = place.nextSibling;
      else this.list.insertBefore(node, place);
    }
  }

  itemFor(key, deps, build) {
    const cached = this.cache.get(key);
    if (cached && deps.every((dep, index) => dep === cached.deps[index])) return cached.node;
    const node = cached ? morph(cached.node, build()) : build();
    this.cache.set(key, { node, deps });
    return node;
  }

  withDividers(messages) {
    const { session } = this;
    const items = [];
    let previous = null;
    let divided = compareIds(this.newFrom, "0") === 0;
    for (const message of messages) {
      const day = dateOf(message.id).toDateString();
      const newDay = !previous || dateOf(previous.id).toDateString() !== day;
      if (newDay)
        items.push({
          key: `day-${day}`,
          deps: [session.locale],
          build: () => divider(`day-${day}`, dayWords(message, session.locale)),
        });
      const isNew =
        !divided && compareIds(message.id, this.newFrom) > 0 && message.author.id !== session.me.id && !message.local;
      if (isNew && previous) items.push({ key: "new", deps: [], build: () => divider("new", "New", "new") });
      divided ||= isNew;
      const grouped = Boolean(previous) && !newDay && !isNew && follows(message, previous);
      items.push({
        key: message.id,
        deps: [
          message,
          grouped,
          session.pending.get(message.id),
          session.failures.get(message.id),
          session.world,
          session.commands,
        ],
        build: () => messageItem(message, session, { grouped }),
      });
      previous = message;
    }
    return items;
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Content that grows below is no reason to stop following: only scrolling up is.
    if (scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX) this.atBottom = true;
    else if (scrollTop < this.lastTop) this.atBottom = false;
    this.lastTop = scrollTop;
    if (!this.atBottom) return;
    this.pill.hidden = true;
    this.markRead();
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.atBottom = true;
    this.pill.hidden = true;
  }

  /** Scroll to one message and give it the focus; says whether it is there. */
  reach(id) {
    const item = document.getElementById(`message-${id}`);
    if (!item) return false;
    this.atBottom = false;
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
    item.classList.add("reached");
    setTimeout(() => item.classList.remove("reached"), 2000);
    return true;
  }

  markRead() {
    const last = this.session
      ?.list(this.channel.id)
      .filter((message) => !message.local)
      .at(-1);
    if (!last || !this.atBottom || document.visibilityState !== "visible") return;
    if (compareIds(last.id, this.session.reads.last(this.channel.id)) <= 0) return;
    this.session.reads.mark(this.channel.id, last.id);
    this.session.changed("reads");
  }

  messageAt(target) {
    const id = target.closest("[data-message-id]")?.dataset.messageId;
    return this.session.messages.get(this.channel.id)?.get(id);
  }

  click(event) {
    const target = event.target;
    const message = this.messageAt(target);
    if (!message) return;
    const spoiler = target.closest(".spoiler[aria-expanded=false]");
    const concealed = target.closest(".concealed");
    const pressed = target.closest("[data-press]");
    if (spoiler) reveal(spoiler);
    else if (concealed) concealed.classList.remove("concealed");
    else if (pressed) this.session.press(message, pressed.dataset.customId);
    else if (target.closest("[data-zoom]")) this.zoom(target.closest("[data-zoom]"));
    else if (target.closest("[data-dismiss]")) this.dismiss(message);
    else if (target.closest("[data-delete]")) this.remove(message);
    else return;
    event.preventDefault();
  }

  choose(event) {
    const message = this.messageAt(event.target);
    if (message) this.session.press(message, event.target.dataset.customId, event.detail.values);
  }

  dismiss(message) {
    this.session.dismiss(message);
    this.say("Message dismissed.");
  }

  remove(message) {
    if (!confirm("Delete this message for everybody?")) return;
    api
      .deleteMessage({ as: this.session.me.id, message_id: message.id })
      .catch((error) => this.say(error.message, true));
  }
}

function follows(message, previous) {
  return (
    message.author.id === previous.author.id &&
    dateOf(message.id) - dateOf(previous.id) < GROUP_MS &&
    Boolean(message.flags & 64) === Boolean(previous.flags & 64)
  );
}

const divider = (key, words, kind = null) => h("li.divider", { "data-key": key, class: kind }, h("span", {}, words));
const dayWords = (message, locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(dateOf(message.id));
