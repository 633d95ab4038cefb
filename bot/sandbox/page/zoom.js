// A picture of a message, large, with its alt text.

import { h, srOnly } from "./dom.js";

/** Show the picture of a `data-zoom` button in `dialog`. */
export function zoom(dialog, button) {
  const alt = button.querySelector("img")?.alt ?? "";
  const image = h("img", { src: button.dataset.zoom, alt });
  const frame = h(
    "button.zoom-frame",
    {
      type: "button",
      "aria-label": "Switch between fitting and full size",
      onclick: () => dialog.classList.toggle("full"),
    },
    image,
  );
  dialog.classList.remove("full");
  dialog.replaceChildren(
    h(
      "button.icon-button.zoom-close",
      { type: "button", onclick: () => dialog.close() },
      srOnly("Close"),
      h("span", { "aria-hidden": "true" }, "✕"),
    ),
    h("div.zoom-scroll", {}, frame),
    alt ? h("p.zoom-alt", {}, alt) : null,
  );
  dialog.showModal();
}
