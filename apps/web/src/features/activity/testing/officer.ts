import type { OfficerRank } from "@toran/contract/roles";

/** An officer of this rank, as their own profile tells. */
export const officerOf = (rank: OfficerRank) => ({
  id: "meera",
  firstName: "Meera",
  lastName: "Krishnan",
  email: "meera@nilgiri.example",
  designation: null,
  phone: null,
  picture: null,
  mode: "DASHBOARD" as const,
  collegeId: "nilgiri",
  collegeName: "Nilgiri Institute of Technology",
  rank,
});
