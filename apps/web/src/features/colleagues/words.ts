import { officerRanks, type OfficerRank } from "@toran/contract/roles";

export type StaffArea = "po" | "hr";

interface Words {
  ranks: Record<OfficerRank, string>;
  invite: string;
  /** Said to those who are no lead. */
  leads: string;
  house: string;
}

export const words: Record<StaffArea, Words> = {
  po: {
    ranks: {
      LEAD: "Lead, who also decides about officers",
      MEMBER: "Member, who changes everything else",
      VIEWER: "Viewer, who only reads",
    },
    invite: "Invite an officer",
    leads: "Leads of the college decide who its officers are.",
    house: "the college",
  },
  hr: {
    ranks: {
      LEAD: "Lead, who also decides about colleagues",
      MEMBER: "Recruiter, who changes everything else",
      VIEWER: "Viewer, who only reads",
    },
    invite: "Invite a colleague",
    leads: "Leads of the company decide who hires for it.",
    house: "the company",
  },
};

export const rankOptions = (area: StaffArea) =>
  officerRanks.map((rank) => ({ value: rank, label: words[area].ranks[rank] }));
