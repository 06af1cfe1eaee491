import type { PolicySeasons, ShownPolicy } from "@toran/contract/schemas/placement-policy";

/** The policy of the season in force, as a test is answered. */
export const policy: ShownPolicy = {
  season: "2026-27",
  inForce: "2026-27",
  of: "2026-27",
  kind: "ONE_OFFER",
  maxOffers: 1,
  upgrade: 1.5,
  categories: [],
  exemptPublicSector: false,
  strikes: 0,
  autoApprove: false,
  autoMinCtc: null,
  autoMaxBondMonths: null,
  words: "One accepted offer",
  version: 4,
};
export const seasons: PolicySeasons = {
  inForce: "2026-27",
  all: [
    { season: "2027-28", own: false },
    { season: "2026-27", own: true },
    { season: "2025-26", own: true },
  ],
};
