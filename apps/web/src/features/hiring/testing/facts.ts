import type { PostingReview } from "@toran/contract/schemas/posting";

/** A company or a college as hiring names it; its name is its id as well. */
export const side = (name: string) => ({ id: name, name, city: null, picture: null });

/** A job at a college, of which nothing was asked and nothing held against it. */
export const postingFacts = {
  id: "posting",
  jobId: "job",
  question: null,
  answer: null,
  reason: null,
  reasonText: null,
  allowResubmit: true,
  automatic: false,
  dueAt: null,
  mayPost: true,
};

/** What everybody is told of an invented job. */
export const jobFacts: PostingReview["job"] = {
  id: "job",
  title: "Fleet Engineer",
  type: "FULL_TIME",
  function: null,
  workplace: "ONSITE",
  locations: ["Pune"],
  vacancies: 4,
  description: "<p>Keeps the buses of a city on the road.</p>",
  skills: [],
  pay: {
    fixed: 900_000,
    variable: null,
    joiningBonus: null,
    relocation: null,
    equity: null,
    other: null,
    stipend: null,
    ctc: 900_000,
  },
  bondMonths: null,
  bondText: null,
  agreement: null,
  rounds: [],
  rule: { all: [] },
  ruleWords: "Everybody",
  ruleReason: null,
  questions: [],
  opensAt: null,
  closesAt: null,
  replyDays: 14,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  attachments: [],
};
