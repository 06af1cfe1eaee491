import type { Board } from "@toran/contract/schemas/application";
import type { Job } from "@toran/contract/schemas/job";
import { candidate, college } from "@/features/hiring/testing/candidate";
import { jobFacts, postingFacts } from "@/features/hiring/testing/facts";

const at = "2026-11-20T10:00:00.000Z";
const posting: Job["postings"][number] = {
  ...postingFacts,
  college,
  state: "OPEN",
  submittedAt: at,
  answeredAt: at,
  applications: 2,
  open: 2,
};
export const job: Job = {
  ...jobFacts,
  rounds: [
    { id: "talk", kind: "INTERVIEW", title: "Interview", mode: "CAMPUS", minutes: 45, venue: null },
  ],
  closesAt: "2026-12-20T18:29:00.000Z",
  state: "ACTIVE",
  version: 3,
  postings: [posting],
  accepted: 1,
  timeline: [],
  missing: {},
  updatedAt: at,
};
const stage = (id: string, kind: Board["stages"][number]["kind"], title: string, count = 0) => ({
  id,
  kind,
  title,
  count,
  reached: count,
});
export const board: Board = {
  stages: [
    stage("APPLIED", "APPLIED", "Applied", 2),
    stage("SHORTLISTED", "SHORTLISTED", "Shortlisted"),
    stage("talk", "ROUND", "Interview"),
    stage("OFFER", "OFFER", "Offer"),
    stage("CLOSED", "CLOSED", "Closed"),
  ],
  first: [{ stage: "APPLIED", items: [candidate("Asha Rao"), candidate("Ravi Iyer")], next: null }],
  colleges: [{ college, count: 2 }],
  undoable: [],
  at,
};
