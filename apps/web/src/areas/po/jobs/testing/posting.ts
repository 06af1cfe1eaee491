import type { PostingReview } from "@toran/contract/schemas/posting";
import { jobFacts, postingFacts, side } from "@/features/hiring/testing/facts";

/** A job that a company has sent, as a test is answered. */
export const posting: PostingReview = {
  ...postingFacts,
  college: side("Nilgiri Institute"),
  company: side("Kestrel Mobility"),
  state: "PENDING",
  submittedAt: null,
  answeredAt: null,
  applications: 0,
  title: "Fleet Engineer",
  type: "FULL_TIME",
  locations: ["Pune"],
  ctc: 900_000,
  stipend: null,
  closesAt: null,
  version: 3,
  timeline: [],
  eligible: 12,
  students: 40,
  job: jobFacts,
};
