// Lists that float above everything else, beside the control they belong to.

const GAP = 4;
const MARGIN = 8;

/** Put an open popup under `anchor`, or above it where there is more room, inside the window. */
export function place(popup, anchor, { above = false } = {}) {
  const at = anchor.getBoundingClientRect();
  const roomBelow = window.innerHeight - at.bottom - GAP - MARGIN;
  const roomAbove = at.top - GAP - MARGIN;
  const up = above ? roomAbove > 120 : roomBelow < Math.min(popup.scrollHeight, 240) && roomAbove > roomBelow;
  const width = Math.min(Math.max(at.width, 240), window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN));
  popup.style.setProperty("width", `${width}px`);
  popup.style.setProperty("left", `${left}px`);
  popup.style.setProperty("max-height", `${Math.max(120, Math.min(up ? roomAbove : roomBelow, 400))}px`);
  popup.style.setProperty("top", up ? "auto" : `${at.bottom + GAP}px`);
  popup.style.setProperty("bottom", up ? `${window.innerHeight - at.top + GAP}px` : "auto");
}
