// Dark or light: the system's choice unless this browser remembers another.

export const THEMES = ["system", "dark", "light"];

export const theme = () => localStorage.getItem("theme") ?? "system";

export function applyTheme() {
  const chosen = theme();
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export function setTheme(name) {
  localStorage.setItem("theme", name);
  applyTheme();
}

/** Whether the page is dark at the moment. */
export function isDark() {
  const chosen = theme();
  return chosen === "system" ? !window.matchMedia("(prefers-color-scheme: light)").matches : chosen === "dark";
}
