import { type Role, steps } from "@toran/contract/roles";
import { type AreaName, areas } from "@/navigation/areas";

export interface OutlineStep {
  /** Steps without a mode were done before somebody could be here. */
  mode?: string;
  group: string;
  label: string;
  detail?: string;
  title: string;
  lead?: string;
  /** What the pane beside the form is called; steps without one have no pane. */
  preview?: string;
}

type Words = Omit<OutlineStep, "mode">;
type StepsOf<R extends Role> = Record<(typeof steps)[R][number], Words>;

const account = (...labels: string[]): OutlineStep[] =>
  labels.map((label) => ({ group: "Account", label, title: label }));

/** The steps in the order of the contract, each with its words. */
const outline = <R extends Role>(role: R, before: OutlineStep[], words: StepsOf<R>) => [
  ...before,
  ...steps[role].map((mode) => ({ mode, ...words[mode as keyof StepsOf<R>] })),
];

const companies = "What companies will see";
const colleges = "What colleges will see";

const outlines: Record<AreaName, OutlineStep[]> = {
  student: outline("STUDENT", account("Create account", "Verify email"), {
    PERSONALINFO: {
      group: "You",
      label: "About you",
      detail: "About 3 minutes",
      title: "Tell us about yourself",
      preview: companies,
    },
    PERSONALDOC: {
      group: "You",
      label: "Your document",
      detail: "About 1 minute",
      title: "Add a personal document",
      lead: "Your college checks it once. Companies never see it.",
    },
    EDIT_EDUCATION_DETAILS: {
      group: "You",
      label: "Where you study",
      detail: "About 2 minutes",
      title: "Where do you study?",
      lead: "Companies find you by these, so write them as your college does.",
      preview: companies,
    },
    LETS_CONTINUE: {
      group: "You",
      label: "Let's continue",
      title: "Your portfolio is open",
      lead: "What you have told us is in it. Where do you want to go from here?",
    },
  }),
  po: outline("PLACEMENT_OFFICER", account("Verify email", "Create password"), {
    BILLINGADDRESS: {
      group: "Plan",
      label: "Billing address",
      detail: "About 2 minutes",
      title: "Where do invoices go?",
      lead: "The name, address and GSTIN stand on every invoice as you write them here.",
    },
    PAYMENT: {
      group: "Plan",
      label: "Plan and payment",
      title: "Your plan",
      lead: "Prices are for a year, before GST. You can change to a larger plan at any time.",
    },
    COLLEGEINFO: {
      group: "College",
      label: "College info",
      detail: "About 4 minutes",
      title: "Tell us about your college",
      preview: companies,
    },
    COLLEGEADDRESS: {
      group: "College",
      label: "College address",
      detail: "About 1 minute",
      title: "Where is the college?",
      lead: "Companies plan their visits by it.",
      preview: companies,
    },
    CONTACTINFO: {
      group: "College",
      label: "Contact info",
      detail: "About 1 minute",
      title: "Whom do companies write to?",
      preview: companies,
    },
    ACADEMICINFO: {
      group: "College",
      label: "Academic info",
      detail: "About 5 minutes",
      title: "Your departments",
      lead: "Students are placed, counted and filtered by department. You can add more later.",
      preview: companies,
    },
  }),
  hr: outline("HUMAN_RESOURCE", account("Verify email", "Create password"), {
    CREATE_COMPANY_INFO: {
      group: "Company",
      label: "Company info",
      detail: "About 2 minutes",
      title: "Tell us about your company",
      preview: colleges,
    },
    COMPANY_META_INFO: {
      group: "Company",
      label: "What you do",
      detail: "About 3 minutes",
      title: "What does the company do?",
      preview: colleges,
    },
    COMPANY_CONTACT_INFO: {
      group: "Company",
      label: "Company contact",
      detail: "About 1 minute",
      title: "Whom do colleges write to?",
      preview: colleges,
    },
    COMPANY_ADDRESS: {
      group: "Company",
      label: "Company address",
      detail: "About 1 minute",
      title: "Where is the company?",
      preview: colleges,
    },
  }),
};

/** What the rail is called in each area. */
export const railTitles: Record<AreaName, string> = {
  student: "Start your portfolio",
  po: "Set up your college",
  hr: "Set up your company",
};

/** Every step of an area, the ones of the account first. */
export const outlineOf = (area: AreaName) => outlines[area];

/** The place of a mode among the onboarding steps of an area; -1 for a mode that is none of them. */
export const placeOf = (area: AreaName, mode: string | null | undefined) =>
  steps[areas[area].role].findIndex((step) => step === mode);
