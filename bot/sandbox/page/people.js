// The settings of everybody in this world: locale, closed DMs, a window of their own; and the look of the page.

import * as api from "./api.js";
import { h, srOnly } from "./dom.js";
import { LOCALES, languageName } from "./locales.js";
import { avatar } from "./message.js";
import { displayName } from "./names.js";
import { THEMES, setTheme, theme } from "./theme.js";

export class PeopleDialog {
  constructor(dialog) {
    this.dialog = dialog;
  }

  open(session) {
    this.draw(session);
    this.dialog.showModal();
  }

  /** Follow a changed world without losing the place, when open. */
  refresh(session) {
    if (!this.dialog.open) return;
    const focused = document.activeElement?.id;
    this.draw(session);
    document.getElementById(focused)?.focus();
  }

  draw(session) {
    const online = session.world.bot_online;
    this.problem = h("p.form-error", { role: "alert" });
    this.dialog.replaceChildren(
      h(
        "div.dialog-head",
        {},
        h("h2", { id: "people-title" }, "People and settings"),
        h(
          "button.icon-button",
          { type: "button", onclick: () => this.dialog.close() },
          srOnly("Close"),
          h("span", { "aria-hidden": "true" }, "✕"),
        ),
      ),
      h(
        "p.bot-state",
        { class: online ? "online" : "offline" },
        h("span.dot", { "aria-hidden": "true" }),
        `${session.botName} is ${online ? "online" : "offline"}.`,
      ),
      h(
        "ul.people",
        {},
        session.world.people.map((person) => this.row(person, session)),
      ),
      this.problem,
      themeField(),
    );
  }

  row(person, session) {
    const name = displayName(person);
    const you = person.id === session.me.id;
    const locale = h(
      "select",
      {
        id: `locale-${person.id}`,
        "aria-label": `Language of ${name}`,
        onchange: (event) => this.save({ id: person.id, locale: event.target.value }),
      },
      LOCALES.map((code) => h("option", { value: code, selected: code === person.locale }, languageName(code))),
    );
    const dms = h("input", {
      type: "checkbox",
      role: "switch",
      id: `dms-${person.id}`,
      checked: person.dms_open,
      onchange: (event) => this.save({ id: person.id, dms_open: event.target.checked }),
    });
    return h(
      "li.person",
      {},
      avatar(person),
      h("div.person-name", {}, name, h("span.person-tag", {}, you ? `${person.username} · you` : person.username)),
      h(
        "div.person-controls",
        {},
        locale,
        h("label.switch", { for: dms.id }, dms, h("span", {}, "Allows DMs", srOnly(` to ${name}`))),
        h(
          "a",
          { href: `?as=${encodeURIComponent(person.username)}`, target: "_blank" },
          "Open window",
          srOnly(` as ${name}`),
        ),
      ),
    );
  }

  async save(change) {
    try {
      await api.updatePerson(change);
      this.problem.textContent = "";
    } catch (error) {
      this.problem.textContent = error.message;
    }
  }
}

function themeField() {
  const now = theme();
  const radios = THEMES.map((name) =>
    h(
      "label.choice",
      {},
      h("input", { type: "radio", name: "theme", value: name, checked: name === now, onchange: () => setTheme(name) }),
      name[0].toUpperCase() + name.slice(1),
    ),
  );
  return h("fieldset.field.theme", {}, h("legend", {}, "Theme"), h("div.choices.row", {}, radios));
}
