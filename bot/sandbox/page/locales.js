// What Discord's client shows a person of a given locale: command names, descriptions and choices.

export const LOCALES = [
  "id",
  "da",
  "de",
  "en-GB",
  "en-US",
  "es-ES",
  "es-419",
  "fr",
  "hr",
  "it",
  "lt",
  "hu",
  "nl",
  "no",
  "pl",
  "pt-BR",
  "ro",
  "fi",
  "sv-SE",
  "vi",
  "tr",
  "cs",
  "el",
  "bg",
  "ru",
  "uk",
  "hi",
  "th",
  "zh-CN",
  "ja",
  "zh-TW",
  "ko",
];
const FALLBACK = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES", "es-ES": "es-419" };

/** The localised form of `field` of a command, option or choice; Discord falls back only between twins. */
export function localized(item, field, locale) {
  const map = item[`${field}_localizations`] ?? {};
  return map[locale] ?? map[FALLBACK[locale]] ?? item[field];
}

/** "Tiếng Việt (vi)": a language in its own words. */
export function languageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return `${name} (${locale})`;
}
