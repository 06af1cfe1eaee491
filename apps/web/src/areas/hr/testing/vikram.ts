import type { OfficerRank } from "@toran/contract/roles";

/** Somebody who hires at a company, of which nothing is known. */
export const vikram = (rank: OfficerRank = "LEAD") => ({
  id: "vikram",
  email: "vikram@kestrel.example",
  firstName: "Vikram",
  lastName: null,
  phone: null,
  designation: null,
  picture: null,
  mode: "DASHBOARD",
  rank,
  company: null,
});
