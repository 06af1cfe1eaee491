import type {
  StudentApplicationDetail,
  StudentPostingDetail,
} from "@toran/contract/schemas/application";
import { jobFacts } from "@/features/hiring/testing/facts";

const facts = {
  title: "Fleet Engineer",
  type: "FULL_TIME" as const,
  company: { id: "company", name: "Kestrel Mobility", city: null, picture: null },
  closesAt: null,
};
const at = "2026-11-20T10:00:00.000Z";

/** A posting with three questions, which a student is eligible for. */
export const posting: StudentPostingDetail = {
  ...facts,
  id: "posting",
  workplace: "ONSITE",
  locations: ["Pune"],
  opensAt: null,
  ctc: 900_000,
  stipend: null,
  state: "OPEN",
  eligible: true,
  unmet: [],
  oneAway: false,
  obstacle: null,
  application: null,
  job: {
    ...jobFacts,
    questions: [
      { id: "why", kind: "SHORT", label: "Why buses?", required: true, options: [] },
      { id: "move", kind: "YES_NO", label: "Would you move?", required: true, options: [] },
      { id: "site", kind: "URL", label: "Your page", required: false, options: [] },
    ],
  },
};

/** What the student has sent for it. */
export const application: StudentApplicationDetail = {
  ...facts,
  id: "application",
  postingId: "posting",
  jobId: "job",
  state: "SUBMITTED",
  round: null,
  offer: null,
  submittedAt: at,
  updatedAt: at,
  version: 1,
  answers: [],
  resume: null,
  timeline: [],
  mayEdit: true,
  mayWithdraw: true,
};
