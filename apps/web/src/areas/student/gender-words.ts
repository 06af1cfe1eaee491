import type { genders } from "@toran/contract/schemas/student";

/** As a student is asked for it. */
export const genderWords: Record<(typeof genders)[number], string> = {
  FEMALE: "Female",
  MALE: "Male",
  NON_BINARY: "Non-binary",
  UNDISCLOSED: "Prefer not to say",
};
