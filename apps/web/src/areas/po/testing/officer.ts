import type { OfficerRank } from "@toran/contract/roles";

/** An invented officer, as their own profile tells of them. */
export const officer = (rank: OfficerRank) => ({
  id: "somebody",
  email: "meera@nilgiri.example",
  firstName: "Meera",
  lastName: "Krishnan",
  phone: null,
  designation: null,
  picture: null,
  mode: "DASHBOARD",
  collegeId: "college",
  collegeName: "Nilgiri Institute of Technology",
  rank,
});
