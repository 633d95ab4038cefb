// Discord's <t:unix:style> timestamps, in the viewer's language and zone; relative ones keep counting.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 5 minutes", "2 hours ago" for a unix time in seconds. */
export function relative(unix, locale, now = Date.now() / 1000) {
  const distance = unix - now;
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale).format(Math.round(distance / size) || 0, unit);
}

function words(unix, style, locale) {
  return style === "R" ? relative(unix, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(unix * 1000);
}

/** The <time> element of a timestamp mark, or null when the number is beyond any date. */
export function timestamp(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const full = words(unix, "F", locale);
  const live = style === "R" ? { "data-unix": unix, "data-locale": locale } : {};
  return h("time.timestamp", { datetime: date.toISOString(), title: full, ...live }, words(unix, style, locale));
}

/** Start counting: every second, each relative timestamp below `root` says how far it is now. */
export function keepCounting(root) {
  setInterval(() => {
    for (const element of root.querySelectorAll("time[data-unix]")) {
      const text = relative(Number(element.dataset.unix), element.dataset.locale);
      if (element.textContent !== text) element.firstChild.data = text;
    }
  }, 1000);
}

const sameDay = (a, b) => a.toDateString() === b.toDateString();

/** The time beside an author's name: "Today at 14:03" in the viewer's language. */
export function messageTime(date, locale, now = new Date()) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(date);
  if (sameDay(date, now)) return time;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: "short" }).format(date)} ${time}`;
}
