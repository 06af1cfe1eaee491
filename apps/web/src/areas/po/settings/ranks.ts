import { officerRanks } from "@toran/contract/roles";

/** What an officer may do, in words. */
export const rankWords = {
  LEAD: "Lead, who also decides about officers",
  MEMBER: "Member, who changes everything else",
  VIEWER: "Viewer, who only reads",
} as const;
export const rankOptions = officerRanks.map((rank) => ({ value: rank, label: rankWords[rank] }));
