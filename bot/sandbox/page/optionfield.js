// One option of the slash command that is being filled in.

import * as api from "./api.js";
import { h, srOnly } from "./dom.js";
import { displayName } from "./names.js";
import { Suggest } from "./suggest.js";

const TYPES = {
  3: "text",
  4: "whole number",
  5: "yes or no",
  6: "user",
  7: "channel",
  8: "role",
  9: "user or role",
  10: "number",
  11: "file",
};
const AUTOCOMPLETE_DELAY_MS = 120;
const MAX_SHOWN = 25;
let serial = 0;

export class OptionField {
  /** `others()` gives the values of the whole command, for autocompletion. */
  constructor(option, { session, channel, path, others, remove, left }) {
    Object.assign(this, { option, session, channel, path, others });
    const id = `option-${++serial}`;
    this.picked = null;
    this.input = h("input.option-input", {
      id,
      type: "text",
      maxlength: option.max_length ?? 6000,
      "aria-describedby": `${id}-about ${id}-error`,
      "aria-required": String(option.required),
      inputmode: [4, 10].includes(option.type) ? "decimal" : null,
      spellcheck: "false",
    });
    this.error = h("p.field-error", { id: `${id}-error` });
    this.about = h(
      "p.option-about",
      { id: `${id}-about` },
      option.description,
      srOnly(` (${TYPES[option.type]}${option.required ? ", required" : ", optional"})`),
    );
    const drop = option.required
      ? null
      : h(
          "button.text-button.option-remove",
          { type: "button", onclick: remove },
          srOnly(`Remove ${option.title}`),
          h("span", { "aria-hidden": "true" }, "×"),
        );
    this.element = h(
      "div.option",
      {},
      h("div.option-box", {}, h("label.option-name", { for: id }, option.title), this.input, drop),
      this.about,
      this.error,
    );
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.showError(null);
    });
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && !this.input.value) left(event);
    });
    this.attachSuggestions();
  }

  attachSuggestions() {
    const suggests = this.option.autocomplete || this.option.choices || [5, 6, 7, 8, 9].includes(this.option.type);
    if (!suggests) return;
    this.suggest = new Suggest(this.input, {
      label: `Values for ${this.option.title}`,
      anchor: this.element.firstChild,
      autofirst: !this.option.autocomplete || this.option.required,
      items: (text) => this.suggestions(this.picked ? "" : text),
      take: (item) => this.pick(item),
    });
    this.input.addEventListener("focus", () => this.suggest.refresh());
  }

  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.showError(null);
    this.element.dispatchEvent(new CustomEvent("filled", { bubbles: true }));
  }

  async suggestions(text) {
    if (this.option.autocomplete) return this.autocompleted(text);
    const wanted = text.toLowerCase();
    return this.fixed()
      .filter((item) => item.label.toLowerCase().includes(wanted))
      .slice(0, MAX_SHOWN);
  }

  fixed() {
    const { option, session, channel } = this;
    if (option.choices) return option.choices;
    if (option.type === 5)
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    if (option.type === 7)
      return (channel.guild?.channels ?? []).map((one) => ({ label: `#${one.name}`, value: one.id }));
    if (option.type === 8) return (channel.guild?.roles ?? []).map((one) => ({ label: `@${one.name}`, value: one.id }));
    const there = session.world.people.filter((one) => !channel.guild || channel.guild.members.includes(one.id));
    return there.map((one) => ({ label: displayName(one), note: one.username, value: one.id }));
  }

  async autocompleted(text) {
    await new Promise((resolve) => setTimeout(resolve, AUTOCOMPLETE_DELAY_MS));
    if (this.input.value !== text && !this.picked) return this.suggest.found;
    try {
      const options = { ...this.others(), [this.option.name]: text };
      const { choices } = await api.autocomplete({
        as: this.session.me.id,
        channel_id: this.channel.id,
        name: this.path,
        options,
        focused: this.option.name,
      });
      return choices.map((choice) => ({ label: choice.name, value: choice.value }));
    } catch (error) {
      this.showError(`Loading options failed: ${error.message}`);
      return [];
    }
  }

  /** What to send: the picked value, else what the typed text stands for; undefined when empty. Wrong input goes out as typed. */
  get value() {
    if (this.picked) return this.picked.value;
    const text = this.input.value;
    if (!text) return undefined;
    if ([4, 10].includes(this.option.type)) return Number.isNaN(Number(text)) ? text : Number(text);
    if (this.option.autocomplete || (this.option.type === 3 && !this.option.choices)) return text;
    return this.fixed().find((item) => item.label.toLowerCase() === text.trim().toLowerCase())?.value ?? text;
  }

  showError(text) {
    this.error.textContent = text ?? "";
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
    this.element.classList.toggle("wrong", Boolean(text));
  }
}
