import { genderNames } from "@toran/contract/schemas/student";

/** As a student is asked for it. */
export const genderWords = { ...genderNames, UNDISCLOSED: "Prefer not to say" };
