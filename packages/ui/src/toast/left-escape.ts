/** Presses of Escape that a message left to the dialog, sheet, box or menu in which they were made. */
const left = new WeakSet<Event>();

/**
 * Messages come after what is open, and would be the first that Escape puts away, with their Undo. Who presses it inside a
 * dialog, a sheet, a box or a menu means that, or a list in it; and a list that is open is closed before a message is.
 */
export function leaveEscape(event: KeyboardEvent) {
  if (document.activeElement?.closest("[data-takes-escape]")) left.add(event);
  else if (!isLookUpOpen()) return;
  event.preventDefault();
}

/** Whether a press was left to whoever asks first: what is asked over a sheet is told before it. */
export const takeEscape = (event: Event) => left.delete(event);

/** Escape closes an open list before it closes what the list stands in. */
export const isListOpen = () => document.activeElement?.getAttribute("aria-expanded") === "true";

/** The same of the list of a field, where buttons that open boxes stand beside. */
export const isLookUpOpen = () => isListOpen() && document.activeElement?.role === "combobox";

/** Whether something of a list is picked up, which Escape takes back before it closes what the list stands in. */
export const isPickedUp = () => document.querySelector("[data-grip][aria-pressed=true]") !== null;
