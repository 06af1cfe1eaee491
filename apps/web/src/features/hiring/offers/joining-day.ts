import { collegeDay } from "@toran/contract/calendar/zones";
import type { ApplicationSheet } from "@toran/contract/schemas/application";

/** Whether somebody can have joined by the offer of their application: before its joining date nobody has. */
export function canHaveJoined({ offer, offers }: Pick<ApplicationSheet, "offer" | "offers">) {
  const joins = offers.find(({ id }) => id === offer?.id)?.joiningDate;
  return !joins || joins <= collegeDay(new Date());
}
