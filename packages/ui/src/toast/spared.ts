/** Presses of Escape that a message left to the sheet in which they were made. */
const left = new WeakSet<Event>();

/**
 * Messages come after what is open, and would be the first that Escape puts away, with their Undo. Who presses it inside a
 * sheet means the sheet.
 */
export function leaveToSheet(event: KeyboardEvent) {
  const focused = document.activeElement;
  const listOpen = focused?.getAttribute("aria-expanded") === "true";
  if (listOpen || !focused?.closest("[data-sheet]")) return;
  event.preventDefault();
  left.add(event);
}

export const wasLeftToSheet = (event: Event) => left.has(event);
