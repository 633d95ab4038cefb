// A text input with a list of suggestions: the ARIA combobox behind the slash picker and its options.

import { h } from "./dom.js";
import { place } from "./popup.js";

let serial = 0;

export class Suggest {
  /**
   * `items()` gives (or promises) [{label, description, note, value}] for the input's text; `take(item)` is called on a choice.
   * Enter and Tab choose while the list is open; with it closed they are the page's.
   */
  constructor(input, { label, items, take, autofirst = true, anchor = input }) {
    Object.assign(this, { input, items, take, autofirst, anchor, found: [], active: -1, asked: 0 });
    this.list = h("ul.select-list", { role: "listbox", id: `suggest-${++serial}`, "aria-label": label });
    this.popup = h("div.popup", { popover: "manual" }, this.list);
    for (const [name, value] of Object.entries({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      autocomplete: "off",
    }))
      input.setAttribute(name, value);
    input.after(this.popup);
    input.addEventListener("input", () => this.refresh());
    input.addEventListener("keydown", (event) => this.key(event));
    input.addEventListener("blur", () => this.close());
    // pointerdown would blur the input and close the list before the click arrives
    this.popup.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const item = event.target.closest("[role=option]");
      if (item) this.choose(Number(item.dataset.index));
    });
  }

  get isOpen() {
    return this.popup.matches(":popover-open");
  }

  /** Ask for the suggestions anew; an answer that was overtaken by a newer question is dropped. */
  async refresh() {
    const turn = ++this.asked;
    const found = await this.items(this.input.value);
    if (turn !== this.asked) return;
    this.found = found;
    this.active = this.autofirst && found.length ? 0 : -1;
    if (found.length && document.activeElement === this.input) this.open();
    else this.close();
  }

  open() {
    if (!this.isOpen) this.popup.showPopover();
    this.input.setAttribute("aria-expanded", "true");
    this.draw();
    place(this.popup, this.anchor, { above: true });
  }

  close() {
    this.asked += 1;
    if (this.isOpen) this.popup.hidePopover();
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  draw() {
    this.list.replaceChildren(
      ...this.found.map((item, index) =>
        h(
          "li.select-option",
          {
            role: "option",
            id: `${this.list.id}-${index}`,
            "data-index": index,
            "aria-selected": String(index === this.active),
            class: index === this.active ? "active" : null,
          },
          h(
            "span.option-text",
            {},
            h("span.option-label", {}, item.label),
            item.description ? h("span.option-description", {}, item.description) : null,
          ),
          item.note ? h("span.option-note", {}, item.note) : null,
        ),
      ),
    );
    if (this.active >= 0) {
      this.input.setAttribute("aria-activedescendant", `${this.list.id}-${this.active}`);
      this.list.children[this.active].scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (event.isComposing) return;
    if (!this.isOpen) {
      if (event.key === "ArrowDown") {
        event.preventDefault();
        this.refresh();
      }
      return;
    }
    const count = this.found.length;
    if (event.key === "ArrowDown") this.active = (this.active + 1) % count;
    else if (event.key === "ArrowUp") this.active = (this.active - 1 + count) % count;
    else if (event.key === "Escape") this.close();
    else if (["Enter", "Tab"].includes(event.key) && !event.shiftKey && this.active >= 0) this.choose(this.active);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.isOpen) this.draw();
  }

  choose(index) {
    const item = this.found[index];
    this.close();
    this.take(item);
  }
}
