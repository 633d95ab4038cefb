// <select-menu>: Discord's select, single or multiple, as a button and a listbox.

import { h, morphChildren } from "./dom.js";
import { place } from "./popup.js";

let serial = 0;

/**
 * A menu for `spec`: {label, placeholder, options: [{value, label, description, emoji, default}], min, max, disabled,
 * busy, confirm}. With `confirm`, a multiple choice waits for its Confirm button; without, every change counts.
 * Fires "choose" (bubbling) with detail {values}, in the order they were clicked.
 */
export function selectMenu(spec, attributes = {}) {
  const element = document.createElement("select-menu");
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  element.update(spec);
  return element;
}

class SelectMenu extends HTMLElement {
  /** Take a new spec; a half-made selection stays as far as its options do. */
  update(spec) {
    const first = !this.spec;
    const before = this.spec;
    this.spec = spec;
    if (first) this.build();
    const defaults = spec.options.filter((option) => option.default).map((option) => option.value);
    const sameChoice = before && JSON.stringify(before.options) === JSON.stringify(spec.options);
    if (!sameChoice) this.chosen = this.dirty && before ? this.chosen.filter((value) => this.option(value)) : defaults;
    if (!before || !sameChoice) this.dirty = this.dirty && this.chosen.join("\n") !== defaults.join("\n");
    this.active = Math.min(this.active ?? 0, Math.max(0, spec.options.length - 1));
    this.render();
  }

  adopt(other) {
    const moved = this.dataset.customId !== other.dataset.customId;
    for (const { name, value } of other.attributes) this.setAttribute(name, value);
    if (moved) {
      this.close();
      this.spec = { ...this.spec, options: [] };
      this.dirty = false;
    }
    this.update(other.spec);
  }

  get multiple() {
    return this.spec.max > 1;
  }

  get values() {
    return [...this.chosen];
  }

  get isOpen() {
    return this.popup.matches(":popover-open");
  }

  option(value) {
    return this.spec.options.find((option) => option.value === value);
  }

  build() {
    const id = `menu-${++serial}`;
    this.dirty = false;
    this.chosen = [];
    this.trigger = h("button.select-trigger", {
      type: "button",
      "aria-haspopup": "listbox",
      "aria-controls": id,
      onclick: () => this.toggle(),
    });
    this.trigger.addEventListener("keydown", (event) => {
      if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
      event.preventDefault();
      this.open();
    });
    this.confirm = h("button.button.primary.select-confirm", { type: "button", onclick: () => this.send() }, "Confirm");
    this.listbox = h("ul.select-list", { role: "listbox", id, tabindex: -1 });
    this.listbox.addEventListener("keydown", (event) => this.key(event));
    this.listbox.addEventListener("click", (event) => {
      const item = event.target.closest("[role=option]");
      if (item) this.pick(Number(item.dataset.index));
    });
    this.status = h("span.select-status", {});
    this.done = h("button.button.primary", {
      type: "button",
      onclick: () => (this.spec.confirm ? this.send() : this.close(true)),
    });
    this.popup = h(
      "div.popup.select-popup",
      { popover: "manual" },
      this.listbox,
      h("div.select-foot", {}, this.status, this.done),
    );
    this.popup.addEventListener("toggle", (event) =>
      this.trigger.setAttribute("aria-expanded", String(event.newState === "open")),
    );
    this.replaceChildren(h("div.select-row", {}, this.trigger, this.confirm), this.popup);
  }

  render() {
    const { spec, chosen } = this;
    const labels = chosen.map((value) => this.option(value)?.label).filter(Boolean);
    this.trigger.disabled = Boolean(spec.disabled);
    const shown = labels.join(", ") || spec.placeholder;
    const name = spec.label ?? spec.placeholder;
    this.trigger.setAttribute("aria-label", shown === name ? name : `${name}: ${shown}`);
    this.trigger.setAttribute("aria-busy", String(Boolean(spec.busy)));
    if (!this.trigger.hasAttribute("aria-expanded")) this.trigger.setAttribute("aria-expanded", "false");
    morphChildren(this.trigger, [
      labels.length
        ? h("span.select-value", {}, labels.join(", "))
        : h("span.select-placeholder", {}, spec.placeholder),
      h("span.chevron", { "aria-hidden": "true" }),
    ]);
    this.listbox.setAttribute("aria-label", spec.label ?? spec.placeholder);
    this.listbox.setAttribute("aria-multiselectable", String(this.multiple));
    morphChildren(
      this.listbox,
      spec.options.map((option, index) => this.row(option, index)),
    );
    if (spec.options.length) this.listbox.setAttribute("aria-activedescendant", `${this.listbox.id}-${this.active}`);
    const enough = chosen.length >= spec.min && chosen.length <= spec.max;
    this.status.textContent = countWords(chosen.length, spec.min, Math.min(spec.max, spec.options.length));
    this.done.textContent = spec.confirm ? "Confirm" : "Done";
    this.done.disabled = !enough;
    this.confirm.disabled = !enough || Boolean(spec.disabled);
    this.confirm.hidden = !(this.multiple && spec.confirm && this.dirty) || this.isOpen;
    this.popup.lastElementChild.hidden = !this.multiple;
  }

  row(option, index) {
    const selected = this.chosen.includes(option.value);
    return h(
      "li.select-option",
      {
        role: "option",
        id: `${this.listbox.id}-${index}`,
        "aria-selected": String(selected),
        "data-index": index,
        "aria-disabled": this.multiple && !selected && this.chosen.length >= this.spec.max ? "true" : null,
        class: index === this.active ? "active" : null,
      },
      option.emoji ? h("span.emoji", {}, option.emoji) : null,
      h(
        "span.option-text",
        {},
        h("span.option-label", {}, option.label),
        option.description ? h("span.option-description", {}, option.description) : null,
      ),
      h("span", { class: this.multiple ? "check" : "radio", "aria-hidden": "true" }),
    );
  }

  toggle() {
    if (this.isOpen) this.close(true);
    else this.open();
  }

  open() {
    if (this.spec.disabled || this.spec.busy || this.isOpen) return;
    this.popup.showPopover();
    this.watch();
    const chosen = this.spec.options.findIndex((option) => this.chosen.includes(option.value));
    this.move(chosen < 0 ? 0 : chosen);
    this.listbox.focus({ preventScroll: true });
  }

  close(refocus = false) {
    if (!this.isOpen) return;
    this.popup.hidePopover();
    this.watching.abort();
    this.render();
    if (refocus) this.trigger.focus({ preventScroll: true });
  }

  /** While open: stay beside the trigger; close when the person goes elsewhere. */
  watch() {
    this.watching = new AbortController();
    const { signal } = this.watching;
    const stay = () => place(this.popup, this.trigger);
    stay();
    window.addEventListener("resize", stay, { signal });
    document.addEventListener("scroll", (event) => this.popup.contains(event.target) || stay(), {
      capture: true,
      signal,
    });
    document.addEventListener("pointerdown", (event) => this.contains(event.target) || this.close(), {
      capture: true,
      signal,
    });
    this.addEventListener(
      "focusout",
      (event) => event.relatedTarget && !this.contains(event.relatedTarget) && this.close(),
      { signal },
    );
    this.popup.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        this.close(true);
      },
      { signal },
    );
  }

  disconnectedCallback() {
    this.watching?.abort();
  }

  move(index) {
    this.active = Math.max(0, Math.min(this.spec.options.length - 1, index));
    this.render();
    this.listbox.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const moves = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active - 1,
      Home: 0,
      End: Infinity,
      PageDown: this.active + 8,
      PageUp: this.active - 8,
    };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.done.click();
    else if (event.key === "Enter" || event.key === " ") this.pick(this.active);
    else if (event.key === "Escape") this.close(true);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.jump(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Move to the next option that starts with the letter. */
  jump(letter) {
    const { options } = this.spec;
    const order = options.map((_, offset) => (this.active + 1 + offset) % options.length);
    const hit = order.find((index) => options[index].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (hit !== undefined) this.move(hit);
  }

  pick(index) {
    const { value } = this.spec.options[index];
    const had = this.chosen.includes(value);
    if (!this.multiple) {
      this.chosen = had && this.spec.min === 0 ? [] : [value];
      this.close(true);
      return this.send();
    }
    if (!had && this.chosen.length >= this.spec.max) return undefined;
    this.chosen = had ? this.chosen.filter((one) => one !== value) : [...this.chosen, value];
    this.dirty = true;
    this.move(index);
    if (!this.spec.confirm) this.announce();
    return undefined;
  }

  send() {
    this.dirty = false;
    this.close(true);
    this.announce();
    this.render();
  }

  announce() {
    this.dispatchEvent(new CustomEvent("choose", { bubbles: true, detail: { values: this.values } }));
  }
}

function countWords(count, min, max) {
  const range = min === max ? `${min}` : `${min}–${max}`;
  return `${count} chosen of ${range}`;
}

customElements.define("select-menu", SelectMenu);
