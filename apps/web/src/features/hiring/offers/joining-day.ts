import { canHaveJoined } from "@toran/contract/hiring/joining-day";
import type { ApplicationSheet } from "@toran/contract/schemas/application";

/** Whether the student of an application can have joined by its offer today. */
export function mayHaveJoined({ offer, offers }: Pick<ApplicationSheet, "offer" | "offers">) {
  const made = offers.find(({ id }) => id === offer?.id);
  return !made || canHaveJoined(made, new Date());
}
