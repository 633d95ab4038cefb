// The line at the bottom: type "/", choose a command, fill its options, send.

import * as api from "./api.js";
import { flatten, search } from "./commandlist.js";
import { h } from "./dom.js";
import { OptionField } from "./optionfield.js";
import { Suggest } from "./suggest.js";

export class Composer {
  constructor(root, { say }) {
    this.root = root;
    this.say = say;
    this.drafts = new Map();
    this.input = h("input.composer-input", {
      id: "composer",
      type: "text",
      "aria-label": "Slash command",
      spellcheck: "false",
      enterkeyhint: "go",
    });
    this.form = h("form.command-form", { hidden: true, onsubmit: (event) => this.submit(event) });
    this.notice = h("p.composer-notice", { role: "status" });
    this.bar = h("div.composer-bar", {}, this.input);
    root.replaceChildren(this.notice, this.bar, this.form);
    this.suggest = new Suggest(this.input, {
      label: "Commands",
      anchor: this.bar,
      items: (text) => (text.startsWith("/") ? this.matches(text.slice(1)) : []),
      take: ({ value }) => this.begin(value),
    });
    this.input.addEventListener("input", () => this.explain());
    this.input.addEventListener("keydown", (event) => event.key === "Enter" && this.enter(event));
    this.form.addEventListener("keydown", (event) => event.key === "Escape" && this.cancel());
    this.form.addEventListener("filled", (event) => this.next(event.target));
  }

  /** Commands of this person in this channel; a half-typed command stays while the channel does. */
  open(session, channel) {
    const moved = this.session !== session || this.channel?.id !== channel.id;
    this.session = session;
    this.channel = channel;
    this.commands = flatten(session.commands, session.locale, channel.guild);
    this.input.placeholder = session.world.bot_online ? "Type / for a command" : `${session.botName} is offline`;
    if (moved) this.cancel(false);
  }

  focus() {
    (this.form.hidden ? this.input : this.form.querySelector("input, button")).focus();
  }

  matches(typed) {
    return search(this.commands, typed).map((command) => ({
      label: `/${command.title}`,
      description: command.description,
      note: this.session.botName,
      value: command,
    }));
  }

  explain() {
    const text = this.input.value;
    if (text && !text.startsWith("/")) this.notice.textContent = "Only slash commands work here: begin with /.";
    else if (text && !this.matches(text.slice(1)).length) this.notice.textContent = `No command matches ${text}.`;
    else this.notice.textContent = "";
  }

  enter(event) {
    event.preventDefault();
    const exact = this.commands.find((command) => `/${command.title}` === this.input.value.trim());
    if (exact) this.begin(exact);
    else this.explain();
  }

  begin(command) {
    this.command = command;
    this.fields = [];
    this.notice.textContent = "";
    this.chips = h("div.option-chips", {});
    this.problem = h("p.form-error", { role: "alert" });
    this.send = h("button.button.primary.send", { type: "submit" }, "Send");
    this.slots = h("div.option-slots", {});
    this.form.replaceChildren(
      h(
        "div.command-head",
        {},
        h("span.command-name", {}, `/${command.title}`),
        h("span.command-about", {}, command.description),
        h("button.text-button", { type: "button", onclick: () => this.cancel() }, "Cancel"),
      ),
      this.slots,
      h("div.command-foot", {}, this.chips, this.send),
      this.problem,
    );
    this.form.setAttribute("aria-label", `/${command.title}`);
    this.bar.hidden = true;
    this.form.hidden = false;
    for (const option of command.options.filter((one) => one.required)) this.addField(option);
    this.drawChips();
    (this.fields[0]?.input ?? this.send).focus();
  }

  addField(option) {
    const made = new OptionField(option, {
      session: this.session,
      channel: this.channel,
      path: this.command.path,
      others: () => this.values(),
      remove: () => this.removeField(made),
      left: (event) => {
        event.preventDefault();
        if (option.required) this.cancel();
        else this.removeField(made);
      },
    });
    this.fields.push(made);
    this.slots.append(made.element);
    return made;
  }

  removeField(made) {
    made.element.remove();
    this.fields = this.fields.filter((one) => one !== made);
    this.drawChips();
    (this.fields.at(-1)?.input ?? this.send).focus();
  }

  drawChips() {
    const used = new Set(this.fields.map((one) => one.option.name));
    const left = this.command.options.filter((option) => !used.has(option.name));
    this.chips.replaceChildren(
      ...left.map((option) =>
        h(
          "button.chip",
          {
            type: "button",
            title: option.description,
            onclick: () => {
              const made = this.addField(option);
              this.drawChips();
              made.input.focus();
            },
          },
          `+ ${option.title}`,
        ),
      ),
    );
  }

  /** After a choice in one option: the next empty one, else Send. */
  next(element) {
    const index = this.fields.findIndex((one) => one.element === element);
    const empty = this.fields.slice(index + 1).find((one) => one.value === undefined);
    (empty?.input ?? this.send).focus();
  }

  /** Nobody answered the autocompletion of the option that has the focus. */
  showLoadingFailure() {
    this.fields?.find((one) => one.input === document.activeElement)?.showError("Loading options failed.");
  }

  values() {
    return Object.fromEntries(
      this.fields.filter((one) => one.value !== undefined).map((one) => [one.option.name, one.value]),
    );
  }

  async submit(event) {
    event.preventDefault();
    if (this.send.disabled) return;
    this.problem.textContent = "";
    for (const one of this.fields) one.showError(null);
    const body = {
      as: this.session.me.id,
      channel_id: this.channel.id,
      name: this.command.path,
      options: this.values(),
    };
    this.send.disabled = true;
    this.send.setAttribute("aria-busy", "true");
    this.say(`Waiting for ${this.session.botName}…`);
    try {
      const answer = await api.slash(body);
      this.cancel();
      // Silence is told in the channel.
      if (answer.error && answer.callback_type !== null)
        this.notice.textContent = answer.error.message ?? String(answer.error);
    } catch (error) {
      this.showErrors(error, Object.keys(body.options));
    } finally {
      this.send.disabled = false;
      this.send.removeAttribute("aria-busy");
    }
  }

  /** Put each error at its option: the path names it, or counts the options that were sent. */
  showErrors(error, sent) {
    const rest = [];
    for (const { path, message } of api.flattenErrors(error.body?.errors)) {
      const name =
        path.find((part) => this.command.options.some((option) => option.name === part)) ??
        sent[Number(path[path.indexOf("options") + 1])];
      const option = this.command.options.find((one) => one.name === name);
      if (!option) {
        rest.push(message);
        continue;
      }
      const made = this.fields.find((one) => one.option.name === name) ?? this.addField(option);
      made.showError(message);
    }
    this.drawChips();
    const wrong = this.fields.find((one) => one.error.textContent);
    if (!wrong || rest.length) this.problem.textContent = rest.join(" ") || error.message;
    wrong?.input.focus();
  }

  cancel(refocus = true) {
    this.command = null;
    this.form.hidden = true;
    this.form.replaceChildren();
    this.bar.hidden = false;
    this.input.value = "";
    this.notice.textContent = "";
    this.suggest.close();
    if (refocus) this.input.focus();
  }
}
