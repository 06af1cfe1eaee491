import type { AreaName } from "@/navigation/areas";

/** What the pages of arrival say in each area. */
export const areaWords = {
  student: {
    entity: "person",
    name: "Student",
    account: "student account",
    sentence: ["One portfolio.", "Every company your college invites."],
    logInTitle: "Log in to your portfolio",
    logInLead: "Pick up where you left off. Your college and recruiters see only what you publish.",
    registerTitle: "Start your portfolio",
    registerLead: "One account for your portfolio, your résumés and every drive of your college.",
  },
  po: {
    entity: "college",
    name: "College",
    account: "college account",
    sentence: ["The whole season", "on one page."],
    logInTitle: "Log in to your placement office",
    logInLead: "Your students, your companies and this week's drives are where you left them.",
    registerTitle: "Open your placement office",
    registerLead: "Use your work email. You set up the college in about ten minutes.",
  },
  hr: {
    entity: "company",
    name: "Company",
    account: "company account",
    sentence: ["Meet the colleges", "that fit your work."],
    logInTitle: "Log in to campus hiring",
    logInLead: "Your colleges, jobs and interview dates in one place.",
    registerTitle: "Register your company",
    registerLead: "Use your work email. Colleges see who is asking before they answer.",
  },
} as const satisfies Record<AreaName, unknown>;
