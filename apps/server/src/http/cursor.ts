import { refused } from "./failures";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A cursor that was not given out, or whose place is gone. */
export const staleCursor = () => refused({ next: "Start the list again." });

/** Where a window of a list by time ended. It carries no authority: whose list it is, the token says. */
export const cursorAt = (at: Date, id: string) => `${at.getTime()}.${id}`;

export function placeAt(next: string) {
  const [at = "", id = "", ...more] = next.split(".");
  if (!/^\d{1,14}$/.test(at) || !uuid.test(id) || more.length) throw staleCursor();
  return { at: new Date(Number(at)), id };
}

/** The row after which a window of a list by name begins. */
export function idAt(next: string) {
  if (!uuid.test(next)) throw staleCursor();
  return next;
}
