import type { ApplicationSheet, Board, Candidate } from "@toran/contract/schemas/application";
import { candidate, college } from "./candidate";
import { madeOffer } from "./made-offer";

const at = "2026-11-20T10:00:00.000Z";
const sahyadri = {
  id: "sahyadri",
  name: "Sahyadri College of Engineering",
  city: "Pune",
  picture: null,
};
const of = (name: string, more: Partial<Candidate>): Candidate => ({
  ...candidate(name),
  skillsHad: 3,
  skillsAsked: 4,
  ...more,
});

export const people = {
  ananya: of("Ananya Iyer", { unread: true, cgpa: 9.12, skillsHad: 4 }),
  rohan: of("Rohan Deshmukh", {
    college: sahyadri,
    department: "Computer Science and Engineering",
    departmentCode: "CSE",
    state: "UNDER_REVIEW",
  }),
  sneha: of("Sneha Reddy", { state: "SHORTLISTED", stage: "SHORTLISTED", cgpa: 8.64, rating: 3.5 }),
  lalrinpuii: of("Lalrinpuii Ralte", { state: "IN_ROUND", stage: "talk", roundId: "talk" }),
  karthik: of("Karthik Subramanian", {
    state: "WAITLISTED",
    stage: "WAITLISTED",
    roundId: "talk",
    waiting: { place: 1, of: 2 },
  }),
  aditi: of("Aditi Kulkarni", {
    state: "WAITLISTED",
    stage: "WAITLISTED",
    roundId: "talk",
    waiting: { place: 2, of: 2 },
  }),
  imran: of("Imran Sheikh", {
    college: sahyadri,
    state: "OFFERED",
    stage: "OFFER",
    roundId: "talk",
    offer: { id: "offer", state: "EXTENDED", ctc: 900_000, stipend: null },
  }),
} satisfies Record<string, Candidate>;
const everybody = Object.values<Candidate>(people);

const stageNames = [
  ["APPLIED", "APPLIED", "Applied"],
  ["SHORTLISTED", "SHORTLISTED", "Shortlisted"],
  ["talk", "ROUND", "Interview"],
  ["WAITLISTED", "WAITLISTED", "Waiting list"],
  ["OFFER", "OFFER", "Offer"],
  ["ACCEPTED", "ACCEPTED", "Accepted"],
  ["CLOSED", "CLOSED", "Closed"],
] as const;

/** The board of a job with these candidates, each at their stage. */
export const boardOf = (items: readonly Candidate[], more: Partial<Board> = {}): Board => {
  const stands = (id: string) => items.filter(({ stage }) => stage === id);
  return {
    stages: stageNames.map(([id, kind, title], place) => ({
      id,
      kind,
      title,
      count: stands(id).length,
      reached: stageNames.slice(place).flatMap(([later]) => stands(later)).length,
    })),
    first: stageNames
      .map(([stage]) => ({ stage, items: stands(stage), next: null }))
      .filter(({ items: there }) => there.length > 0),
    colleges: [
      { college, count: items.filter((each) => each.college.id === college.id).length },
      { college: sahyadri, count: items.filter((each) => each.college.id === sahyadri.id).length },
    ].filter(({ count }) => count > 0),
    undoable: [],
    at,
    ...more,
  };
};
export const filledBoard = boardOf(everybody, {
  undoable: [
    { undoId: "undo-1", stage: "talk", moved: 1, still: 1, studentName: "Lalrinpuii Ralte", at },
    { undoId: "undo-2", stage: "SHORTLISTED", moved: 6, still: 5, studentName: null, at },
  ],
  freePlaces: [
    { college, many: 1, next: { id: "Karthik Subramanian", studentName: "Karthik Subramanian" } },
  ],
});
export const sahyadriId = sahyadri.id;

/** The application of a candidate as the company opens it. */
export const sheetOf = (
  one: Candidate,
  more: Partial<ApplicationSheet> = {},
): ApplicationSheet => ({
  ...one,
  jobId: "job",
  title: "Fleet Engineer",
  email: "ananya.iyer@nilgiri.example",
  phone: "+919840012345",
  rounds: [{ id: "talk", title: "Interview", result: null, at: null }],
  answers: [{ id: "city", label: "Where would you like to work?", answer: ["Pune", "Kochi"] }],
  resume: {
    name: "General",
    template: "classic",
    options: {},
    hidden: [],
    picture: null,
    document: {},
  } as unknown as ApplicationSheet["resume"],
  offers: one.offer ? [{ ...madeOffer, id: one.offer.id }] : [],
  notes: [],
  timeline: [
    {
      id: "sent",
      from: null,
      to: "SUBMITTED",
      command: "SUBMIT",
      round: null,
      who: one.studentName,
      side: "STUDENT",
      reason: null,
      at,
    },
  ],
  ...more,
});
