import isChromatic from "chromatic/isChromatic";

/** The same day and hour in every zone. */
const moment = new Date(2026, 10, 13, 11, 42).getTime();

class FrozenDate extends Date {
  constructor(...parts: [] | [number | string | Date] | DateParts) {
    if (parts.length === 0) super(moment);
    else if (parts.length === 1) super(parts[0]);
    else super(...parts);
  }
  static override now() {
    return moment;
  }
}
type DateParts = [number, number, number?, number?, number?, number?, number?];

/** Where pictures are taken, here or in the cloud, it is always the same moment. */
export function freezeClock() {
  if (isChromatic()) globalThis.Date = FrozenDate as DateConstructor;
}
