// Classic embeds.

import { colour, picture } from "./components.js";
import { h } from "./dom.js";
import { link } from "./inline.js";
import { markdown } from "./markdown.js";

/** One embed as a card. */
export function embed(one, names) {
  const title = one.title
    ? h(
        "div.embed-title.markdown",
        {},
        one.url && /^https?:/.test(one.url)
          ? link(one.url, markdown(one.title, names), names)
          : markdown(one.title, names),
      )
    : null;
  return h(
    "div.embed",
    { style: one.color ? { "--accent": colour(one.color) } : {} },
    h(
      "div.embed-main",
      {},
      one.author?.name ? h("div.embed-author", {}, one.author.name) : null,
      title,
      one.description ? h("div.embed-description.markdown", {}, markdown(one.description, names)) : null,
      one.fields?.length
        ? h(
            "div.embed-fields",
            {},
            one.fields.map((field) => fieldOf(field, names)),
          )
        : null,
      one.image?.url ? picture({ media: one.image }) : null,
      one.footer?.text ? h("div.embed-footer", {}, one.footer.text) : null,
    ),
    one.thumbnail?.url ? picture({ media: one.thumbnail }, "thumbnail") : null,
  );
}

const fieldOf = (field, names) =>
  h(
    "div.embed-field",
    { class: field.inline ? "inline" : null },
    h("div.embed-name.markdown", {}, markdown(field.name, names)),
    h("div.markdown", {}, markdown(field.value, names)),
  );
