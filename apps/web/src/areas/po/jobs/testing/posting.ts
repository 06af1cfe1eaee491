import type { PostingReview } from "@toran/contract/schemas/posting";
import { jobFacts, side } from "@/features/hiring/testing/facts";

/** A job that a company has sent, as a test is answered. */
export const posting: PostingReview = {
  id: "posting",
  jobId: "job",
  college: side("Nilgiri Institute"),
  company: side("Kestrel Mobility"),
  mayPost: true,
  state: "PENDING",
  question: null,
  answer: null,
  reason: null,
  reasonText: null,
  allowResubmit: true,
  automatic: false,
  submittedAt: null,
  answeredAt: null,
  dueAt: null,
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
