import type { documentKinds } from "@toran/contract/schemas/student";

export const kindWords: Record<(typeof documentKinds)[number], string> = {
  AADHAAR: "Aadhaar",
  PAN: "PAN card",
  PASSPORT: "Passport",
  VOTER_ID: "Voter ID",
  DRIVING_LICENCE: "Driving licence",
  COLLEGE_ID: "College ID card",
};
