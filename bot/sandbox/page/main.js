// Puts the page together: one session, one open channel, and what redraws when.

import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { MessageLog } from "./log.js";
import { ModalDialog } from "./modal.js";
import { displayName } from "./names.js";
import { PeopleDialog } from "./people.js";
import { Session } from "./session.js";
import { drawChannels, drawViewer, totalMentions } from "./sidebar.js";
import { applyTheme, isDark, setTheme } from "./theme.js";
import { keepCounting } from "./timestamps.js";
import { zoom } from "./zoom.js";

const $ = (id) => document.getElementById(id);
const THINKING = 1 << 7;
const NARROW = window.matchMedia("(max-width: 760px)");

class App {
  constructor() {
    this.log = new MessageLog(
      { scroller: $("scroller"), list: $("messages"), pill: $("new-pill"), empty: $("empty") },
      { zoom: (button) => zoom($("zoom"), button), say },
    );
    this.composer = new Composer($("composer-area"), { say });
    this.modal = new ModalDialog($("modal"));
    this.people = new PeopleDialog($("people"));
    this.dirty = new Set();
    this.wire();
    keepCounting($("messages"));
  }

  wire() {
    window.addEventListener("hashchange", () => this.route());
    document.addEventListener("visibilitychange", () => this.session && (this.log.markRead(), this.draw("reads")));
    document.addEventListener("keydown", (event) => this.shortcut(event));
    $("viewer").addEventListener("change", (event) => this.viewAs(event.target.value));
    $("people-button").addEventListener("click", () => this.people.open(this.session));
    $("theme-button").addEventListener("click", () => setTheme(isDark() ? "light" : "dark"));
    $("nav-button").addEventListener("click", () => this.showNav(!document.body.classList.contains("nav-open")));
    $("scrim").addEventListener("click", () => this.showNav(false));
    // the link to the channel one is in changes no address
    $("channels").addEventListener("click", (event) => event.target.closest("a") && this.showNav(false));
    $("hint-close").addEventListener("click", () => this.closeHint());
    $("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.composer.focus();
    });
    NARROW.addEventListener("change", () => this.showNav(false));
    this.showNav(false);
    for (const dialog of document.querySelectorAll("dialog.light")) {
      dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    }
  }

  /** Become somebody: load their world and follow it. */
  async viewAs(who) {
    const next = new Session(who);
    try {
      await next.start();
    } catch (error) {
      return this.fatal(who, error);
    }
    this.session?.stop();
    this.session = next;
    this.channelId = null;
    const url = new URL(location.href);
    url.searchParams.set("as", next.me.username);
    history.replaceState(null, "", url);
    next.addEventListener("change", ({ detail }) => this.draw(detail.kind, detail.channelId));
    $("fatal").hidden = true;
    this.route();
    this.draw("connection");
    return undefined;
  }

  fatal(who, error) {
    $("fatal").hidden = false;
    $("fatal-text").textContent = error.status ? `“${who}” is nobody in this world: ${error.message}` : error.message;
  }

  /** Open what the address names: #channel or #channel/message. */
  route() {
    if (!this.session?.world) return;
    const [channelId, messageId] = location.hash.slice(1).split("/");
    const channel = this.session.channel(channelId) ?? this.session.channel(this.channelId) ?? this.session.channels[0];
    if (channel.id !== this.channelId) this.openChannel(channel);
    if (messageId && !this.log.reach(messageId)) say("That message is no longer here.", true);
    if (messageId) history.replaceState(null, "", `#${channelId}`);
    this.showNav(false);
  }

  openChannel(channel) {
    this.channelId = channel.id;
    const name = channel.guild ? `#${channel.name}` : `@${channel.name}`;
    $("channel-title").textContent = channel.guild ? channel.name : `@${channel.name}`;
    $("channel-hash").hidden = !channel.guild;
    $("channel-guild").textContent = channel.guild?.name ?? "Direct message";
    $("empty-title").textContent = `This is the start of ${name}`;
    $("hint").hidden = !channel.guild || localStorage.getItem("hint") === "closed";
    this.log.open(this.session, channel);
    this.composer.open(this.session, channel);
    this.announced = this.session.list(channel.id).at(-1)?.id;
    this.draw("reads");
  }

  /** Redraw what a change touches, once for all changes of this moment. */
  draw(kind, channelId = null) {
    this.dirty.add(kind === "messages" && channelId === this.channelId ? "log" : kind);
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      const kinds = [...this.dirty];
      this.dirty.clear();
      this.drawing = false;
      this.drawNow(new Set(kinds));
    });
  }

  drawNow(kinds) {
    const { session } = this;
    if (!session?.world || !this.channelId) return;
    const channel = session.channel(this.channelId);
    if (!channel) return void this.route();
    if (kinds.has("log") || kinds.has("world") || kinds.has("commands")) this.log.render();
    if (kinds.has("log")) this.announce();
    if (kinds.has("suggestions")) this.composer.showLoadingFailure();
    if (kinds.has("world") || kinds.has("commands")) this.composer.open(session, channel);
    if (kinds.has("world")) this.people.refresh(session);
    if (kinds.has("world") || kinds.has("connection")) this.offerWindow();
    if (kinds.has("modal")) this.modal.show(session);
    drawChannels($("channels"), session, this.channelId);
    drawViewer($("viewer"), session);
    const elsewhere = totalMentions(session, this.channelId);
    $("nav-badge").textContent = elsewhere || "";
    $("nav-badge").hidden = !elsewhere;
    document.title = `${elsewhere ? `(${elsewhere}) ` : ""}${channel.guild ? "#" : "@"}${channel.name} · ${displayName(session.me)}`;
    $("offline").hidden = session.connected;
    document.body.dataset.connected = String(session.connected);
  }

  /** The hint's second window is for somebody else. */
  offerWindow() {
    const other = this.session.world.people.find((person) => person.id !== this.session.me.id);
    $("hint-window").href = `?as=${encodeURIComponent(other.username)}`;
    $("hint-window").textContent = `open a second window as ${other.username}`;
  }

  /** Tell a screen reader about a new message in the open channel; edits stay quiet. */
  announce() {
    const last = this.session.list(this.channelId).at(-1);
    if (!last || last.id === this.announced || last.flags & THINKING || last.author.id === this.session.me.id) return;
    this.announced = last.id;
    const text = $(`message-${last.id}`)?.querySelector(".content")?.innerText ?? "";
    say(`${displayName(last.author)}: ${text.slice(0, 300)}`);
  }

  shortcut(event) {
    const typing = event.target.closest("input, textarea, select, [role=listbox], dialog");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      this.composer.focus();
      this.composer.input.value = "/";
      this.composer.input.dispatchEvent(new Event("input"));
    } else if (event.altKey && ["ArrowUp", "ArrowDown"].includes(event.key)) {
      event.preventDefault();
      const ids = this.session.channels.map((channel) => channel.id);
      const step = event.key === "ArrowDown" ? 1 : -1;
      location.hash = ids[(ids.indexOf(this.channelId) + step + ids.length) % ids.length];
    } else if (event.key === "Escape" && document.body.classList.contains("nav-open")) this.showNav(false, true);
  }

  showNav(open, refocus = false) {
    const shown = open && NARROW.matches;
    document.body.classList.toggle("nav-open", shown);
    $("nav-button").setAttribute("aria-expanded", String(shown));
    $("main").inert = shown;
    if (shown) $("sidebar").querySelector("a")?.focus();
    else if (refocus) $("nav-button").focus();
  }

  closeHint() {
    localStorage.setItem("hint", "closed");
    $("hint").hidden = true;
    this.composer.focus();
  }
}

let sayTimer = null;

/** Speak to screen readers; with `visible`, show it for a moment too. */
function say(text, visible = false) {
  $("announcer").textContent = "";
  setTimeout(() => ($("announcer").textContent = text), 30);
  if (!visible) return;
  $("toast").replaceChildren(h("p", {}, text));
  $("toast").hidden = false;
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => ($("toast").hidden = true), 5000);
}

applyTheme();
new App().viewAs(new URLSearchParams(location.search).get("as") ?? "ann");
