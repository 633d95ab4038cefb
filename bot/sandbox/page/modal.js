// Modals: a form in a <dialog>, checked by field here and by the local Discord on submission.

import * as api from "./api.js";
import { h } from "./dom.js";
import { field } from "./modalfields.js";
import { markdown } from "./markdown.js";
import { namesFor } from "./names.js";

const CLIENT_ONLY_FAILURE = "Something went wrong: the application did not respond. Try again.";

export class ModalDialog {
  constructor(dialog) {
    this.dialog = dialog;
    dialog.addEventListener("close", () => {
      this.session.modal = null;
      this.opener?.isConnected && this.opener.focus({ preventScroll: true });
    });
  }

  /** Open the session's modal, unless that one is open already. */
  show(session) {
    const modal = session.modal;
    if (!modal || (this.dialog.open && this.modal?.id === modal.id)) return;
    this.session = session;
    this.modal = modal;
    this.opener = document.activeElement;
    const ctx = { session, names: namesFor(session), message: { channel_id: modal.channel_id } };
    this.fields = [];
    const rows = modal.components.map((item) => this.row(item, ctx));
    this.problem = h("p.form-error", { role: "alert" });
    this.send = h("button.button.primary", { type: "submit" }, "Submit");
    const cancel = h("button.button.secondary", { type: "button", onclick: () => this.dialog.close() }, "Cancel");
    const form = h(
      "form.modal-form",
      { novalidate: true, onsubmit: (event) => this.submit(event) },
      h("h2", { id: "modal-title" }, modal.title),
      h("p.modal-from", {}, `From ${session.botName}`),
      ...rows,
      this.problem,
      h("div.dialog-buttons", {}, cancel, this.send),
    );
    this.dialog.replaceChildren(form);
    if (!this.dialog.open) this.dialog.showModal();
    (form.querySelector("input, textarea, .select-trigger") ?? this.send).focus();
  }

  row(item, ctx) {
    if (item.type === 10) return h("div.modal-text.markdown", {}, markdown(item.content, ctx.names));
    const inner = item.type === 18 ? item.component : item.components?.[0];
    const made = field(inner, { label: item.label ?? inner.label, description: item.description }, ctx);
    this.fields.push(made);
    return made.element;
  }

  async submit(event) {
    event.preventDefault();
    this.problem.textContent = "";
    for (const one of this.fields) one.showError(one.check());
    const wrong = this.fields.find((one) => one.failing);
    if (wrong) return wrong.focus();
    this.send.setAttribute("aria-busy", "true");
    this.send.disabled = true;
    try {
      const values = Object.fromEntries(this.fields.map((one) => [one.customId, one.value()]));
      const answer = await api.submit({ as: this.session.me.id, modal_id: this.modal.id, values });
      if (answer.callback_type === null && !answer.error) this.problem.textContent = CLIENT_ONLY_FAILURE;
      else if (answer.error) this.problem.textContent = answer.error.message ?? String(answer.error);
      else this.dialog.close();
    } catch (error) {
      this.showErrors(error);
    } finally {
      this.send.removeAttribute("aria-busy");
      this.send.disabled = false;
    }
    return undefined;
  }

  showErrors(error) {
    const left = [];
    for (const { path, message } of api.flattenErrors(error.body?.errors)) {
      const target = this.fields.find((one) => path.includes(one.customId));
      if (target) target.showError(message);
      else left.push(message);
    }
    const wrong = this.fields.find((one) => one.failing);
    if (!wrong || left.length) this.problem.textContent = left.join(" ") || error.message;
    wrong?.focus();
  }
}
