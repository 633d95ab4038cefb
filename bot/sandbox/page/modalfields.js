// The inputs a modal can have, each with its label, hint and error.

import { channels, emojiText, people, roles } from "./components.js";
import { h } from "./dom.js";
import { selectMenu } from "./selectmenu.js";

let serial = 0;
const REQUIRED = "This field is required.";

/** A modal field: {element, customId, value(), check(), showError(text), focus(), failing}. `check` returns what is wrong or null. */
export function field(item, { label, description }, ctx) {
  const id = `field-${++serial}`;
  const make = MAKERS[item.type];
  const required = item.required !== false && item.type !== 23;
  const input = make ? make(item, { id, label, required }, ctx) : unsupported(item);
  const error = h("p.field-error", { id: `${id}-error` });
  const hint = description ? h("p.field-hint", { id: `${id}-hint` }, description) : null;
  const title = [label ?? "", required ? h("span.required", { title: "required" }, " *") : null];
  const element = input.group
    ? h(
        "fieldset.field",
        { "aria-describedby": `${id}-hint ${id}-error` },
        h("legend", {}, title),
        hint,
        input.node,
        error,
      )
    : h("div.field", {}, h("label", { for: id, id: `${id}-label` }, title), hint, input.node, error);
  const control = input.control ?? input.node;
  if (!input.group) control.setAttribute("aria-describedby", `${id}-hint ${id}-error`);
  return {
    element,
    customId: item.custom_id,
    value: input.value,
    failing: false,
    check: () => input.check?.() ?? null,
    showError(text) {
      this.failing = Boolean(text);
      error.textContent = text ?? "";
      control.setAttribute("aria-invalid", String(this.failing));
    },
    focus: () =>
      (control.matches("input, textarea, button") ? control : control.querySelector("input, button"))?.focus(),
  };
}

const MAKERS = {
  3: (item, at) =>
    menu(
      item,
      at,
      item.options.map((option) => ({ ...option, emoji: emojiText(option.emoji) })),
    ),
  4: textInput,
  5: (item, at, ctx) => menu(item, at, people(item, ctx)),
  6: (item, at, ctx) => menu(item, at, roles(item, ctx)),
  7: (item, at, ctx) => menu(item, at, [...people(item, ctx), ...roles(item, ctx)]),
  8: (item, at, ctx) => menu(item, at, channels(item, ctx)),
  21: (item, at) => choices(item, at, "radio"),
  22: (item, at) => choices(item, at, "checkbox"),
  23: checkbox,
};

function unsupported(item) {
  return { node: h("em.unknown", {}, `[field of type ${item.type} is not drawn here]`), value: () => [] };
}

function textInput(item, { id, required }) {
  const attributes = {
    id,
    required,
    maxlength: item.max_length ?? 4000,
    placeholder: item.placeholder,
    name: item.custom_id,
  };
  const node =
    item.style === 2
      ? h("textarea", { ...attributes, rows: 4 })
      : h("input", { ...attributes, type: "text", autocomplete: "off" });
  node.value = item.value ?? "";
  const check = () => {
    if (required && !node.value) return REQUIRED;
    if (node.value && node.value.length < (item.min_length ?? 0))
      return `Must be at least ${item.min_length} characters.`;
    return null;
  };
  return { node, value: () => node.value, check };
}

function menu(item, { id, label, required }, options) {
  const min = required ? (item.min_values ?? 1) : 0;
  const node = selectMenu({
    label,
    placeholder: item.placeholder || "Make a selection",
    options,
    min,
    max: item.max_values ?? 1,
    disabled: item.disabled,
    confirm: false,
  });
  node.trigger.id = id;
  const check = () => {
    const count = node.values.length;
    if (!count && !required) return null;
    const least = Math.max(required ? 1 : 0, item.min_values ?? 1);
    return count < least ? (least === 1 ? REQUIRED : `Choose at least ${least}.`) : null;
  };
  return { node, control: node.trigger, value: () => node.values, check };
}

function choices(item, { id, required }, type) {
  const boxes = item.options.map((option, index) => {
    const box = h("input", { type, name: id, value: option.value, checked: option.default, id: `${id}-${index}` });
    const words = h(
      "span.choice-text",
      {},
      option.label,
      option.description ? h("span.option-description", {}, option.description) : null,
    );
    return { box, row: h("label.choice", { for: box.id }, box, words) };
  });
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  const node = h(
    "div.choices",
    {},
    boxes.map(({ row }) => row),
  );
  const check = () => {
    const least = required ? (item.min_values ?? 1) : 0;
    const most = item.max_values ?? boxes.length;
    if (chosen().length < least) return least === 1 ? REQUIRED : `Choose at least ${least}.`;
    return type === "checkbox" && chosen().length > most ? `Choose at most ${most}.` : null;
  };
  return { node, group: true, value: () => (type === "radio" ? (chosen()[0] ?? "") : chosen()), check };
}

function checkbox(item, { id }) {
  const node = h("input", { type: "checkbox", id, checked: item.default });
  return { node, value: () => node.checked };
}
