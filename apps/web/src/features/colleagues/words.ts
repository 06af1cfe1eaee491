import { officerRanks, type OfficerRank } from "@toran/contract/roles";

export type StaffArea = "po" | "hr";

interface Words {
  ranks: Record<OfficerRank, string>;
  invite: string;
  /** Said to those who are no lead. */
  leads: string;
  house: string;
  /** Said to a lead who chooses a lower rank for themselves. */
  stepsDown: string;
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
    stepsDown:
      "You no longer decide about officers or see who did what, and a viewer changes nothing at all. Only another lead can give it back to you.",
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
    stepsDown:
      "You no longer decide about colleagues or see who did what, and a viewer changes nothing at all. Only another lead can give it back to you.",
  },
};

export const rankOptions = (area: StaffArea) =>
  officerRanks.map((rank) => ({ value: rank, label: words[area].ranks[rank] }));
