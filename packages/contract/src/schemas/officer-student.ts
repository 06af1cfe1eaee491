import { z } from "zod/mini";
import { limits } from "../limits";
import {
  choice,
  day,
  flag,
  id,
  ids,
  longText,
  maybe,
  moment,
  number,
  ownReason,
  several,
} from "./fields";
import { externalOfferFields, offerSources } from "./external-offer";
import { sheetFields } from "./list-sheet";
import { outcomeTags } from "./outcome";
import { page, search, windowQuery } from "./page";

export const accountStatuses = [
  "INVITED",
  "REGISTERED",
  "ACTIVE",
  "CHANGES_REQUESTED",
  "REJECTED",
  "SUSPENDED",
  "DEREGISTERED",
  "ALUMNI",
] as const;
export const placementStatuses = ["NOT_PLACED", "OFFERED", "PLACED"] as const;
/** How each status is called. */
export const accountNames: Record<(typeof accountStatuses)[number], string> = {
  INVITED: "Invited",
  REGISTERED: "Registered",
  ACTIVE: "Active",
  CHANGES_REQUESTED: "Changes requested",
  REJECTED: "Rejected",
  SUSPENDED: "Suspended",
  DEREGISTERED: "Deregistered",
  ALUMNI: "Alumni",
};
export const placementNames: Record<(typeof placementStatuses)[number], string> = {
  NOT_PLACED: "Not placed",
  OFFERED: "Offer in hand",
  PLACED: "Placed",
};
/** Which students a bulk change is for. It is never an onboarding mode. */
export const bulkModes = ["SELECTED", "FILTERED"] as const;

/** Who may move an account from where to where; a move that is not named here does not exist. */
export const accountMoves = {
  INVITED: { STUDENT: ["REGISTERED"], PLACEMENT_OFFICER: [] },
  REGISTERED: { STUDENT: [], PLACEMENT_OFFICER: ["ACTIVE", "CHANGES_REQUESTED", "REJECTED"] },
  ACTIVE: { STUDENT: [], PLACEMENT_OFFICER: ["SUSPENDED", "DEREGISTERED", "ALUMNI"] },
  CHANGES_REQUESTED: { STUDENT: [], PLACEMENT_OFFICER: ["ACTIVE"] },
  REJECTED: { STUDENT: ["REGISTERED"], PLACEMENT_OFFICER: ["REGISTERED"] },
  SUSPENDED: { STUDENT: [], PLACEMENT_OFFICER: ["ACTIVE"] },
  DEREGISTERED: { STUDENT: [], PLACEMENT_OFFICER: ["ACTIVE"] },
  ALUMNI: { STUDENT: [], PLACEMENT_OFFICER: [] },
} as const satisfies Record<
  AccountStatus,
  Record<"STUDENT" | "PLACEMENT_OFFICER", readonly AccountStatus[]>
>;
export type AccountStatus = (typeof accountStatuses)[number];
/** How far the furthest of a student's open applications has come. */
export const applicationSteps = ["APPLIED", "SHORTLISTED", "IN_PROCESS"] as const;
export type ApplicationStep = (typeof applicationSteps)[number];
export type PlacementStatus = (typeof placementStatuses)[number];
/** Statuses that ask for a reason, which the student is shown. */
export const reasonedStatuses = ["CHANGES_REQUESTED", "REJECTED", "SUSPENDED"] as const;

const word = z.string().check(z.maxLength(160));
/** Whom a list, a bulk change, a saved view, a living collection or an export is about. */
const chosen = {
  search,
  /** By the id or the name of the department. */
  department: maybe(several(word, limits.departments)),
  status: maybe(several(choice(accountStatuses))),
  placement: maybe(several(choice(placementStatuses))),
  outcome: maybe(several(choice(outcomeTags))),
  skills: maybe(several(word)),
  domain: maybe(several(word)),
  graduationYear: maybe(number("Give a year.", 1990, 2040)),
  minCgpa: maybe(number("Give a CGPA from 0 to 10.", 0, 10, "decimal")),
  maxBacklogs: maybe(number("Give a number from 0 to 60.", 0, 60)),
  collection: maybe(id),
};
export const studentSorts = ["name", "roll", "department", "cgpa", "updated"] as const;
export const studentFilters = {
  ...windowQuery,
  ...chosen,
  sort: z.optional(choice([...studentSorts, "-name", "-roll", "-department", "-cgpa", "-updated"])),
  /** Answers with the total and no rows, so that no window waits for it. */
  count: z.optional(flag),
};
export const studentQuery = z.object(studentFilters);
export type StudentQuery = z.output<typeof studentQuery>;
export const placementQuery = z.object({ ...studentFilters, placed: z.optional(flag) });

/** A filter that is kept: what was asked for, without its window. */
export const studentFilter = z.object({ ...chosen, sort: studentFilters.sort });
export type StudentFilter = z.output<typeof studentFilter>;

export const listedStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  rollNumber: z.nullable(z.string()),
  degree: z.nullable(z.string()),
  department: z.nullable(z.string()),
  graduationYear: z.nullable(z.number()),
  cgpa: z.nullable(z.number()),
  activeBacklogs: z.nullable(z.number()),
  /** The first of them. */
  skills: z.array(z.string()),
  skillCount: z.number(),
  picture: z.nullable(z.string()),
  /** How much of the portfolio is there, of a hundred. */
  profile: z.number(),
  accountStatus: z.enum(accountStatuses),
  placementStatus: z.enum(placementStatuses),
  outcomeTag: z.enum(outcomeTags),
  /** Null while nothing is applied for, or all of it came to an end. */
  furthest: z.nullable(z.enum(applicationSteps)),
  /** Offers that stand. */
  offers: z.number(),
  /** The best of them, in rupees a year. */
  bestPackage: z.nullable(z.number()),
  /** Placed, and nobody has said where yet. */
  detailsPending: z.boolean(),
  updatedAt: moment,
});
export type ListedStudent = z.output<typeof listedStudent>;
export const studentPage = page(listedStudent);

const bulkIds = ids(limits.bulkIds);
const manyIds = ids(limits.bulkStudents);
/** The ids of a bulk change stand in its query, or, when they are many, in its body. */
export const bulkQuery = z.object({
  ...chosen,
  studentId: z.optional(bulkIds),
  mode: z._default(choice(bulkModes, "Choose SELECTED or FILTERED."), "SELECTED"),
  dryRun: z.optional(flag),
  /** How many a look ahead found that can be changed; where it is another number by now, nobody is. */
  expected: z.optional(number("Give how many you expect.", 0, limits.bulkStudents)),
});
export const statusInput = z.object({
  status: choice(accountStatuses),
  reason: maybe(ownReason()),
  /** The last day of a suspension, which then ends by itself. */
  until: maybe(day("Choose the last day.")),
  studentId: z.optional(manyIds),
});
/** What is told of the offer by which students are placed. */
export const placementDetails = z.object({
  company: maybe(externalOfferFields.company),
  role: maybe(externalOfferFields.role),
  ctc: maybe(externalOfferFields.ctc),
  /** Rupees a month, of an internship. */
  stipend: maybe(externalOfferFields.stipend),
  joiningDate: maybe(externalOfferFields.joiningDate),
  source: z.optional(choice(offerSources)),
});
export const placementInput = z.object({
  ...placementDetails.shape,
  isPlaced: z.boolean({ error: "Say whether the students are placed." }),
  reason: maybe(longText("Give a reason.", 500)),
  studentId: z.optional(manyIds),
});
/** What became of each row of a bulk call. */
export const bulkResults = z.object({
  results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.optional(z.string()) })),
  undoId: z.optional(z.string()),
});
export type BulkResults = z.output<typeof bulkResults>;

export const invitationStates = [
  "SENT",
  "OPENED",
  "ACCEPTED",
  "BOUNCED",
  "EXPIRED",
  "REVOKED",
] as const;
export const invitedStudent = z.object({
  id,
  email: z.string(),
  name: z.nullable(z.string()),
  state: z.enum(invitationStates),
  sentAt: moment,
});
export const invitedPage = page(invitedStudent);
/** Fields of students are taken and mean nothing here: the call has been asked with them. */
export const invitedQuery = z.object({
  ...studentQuery.shape,
  state: z.optional(choice(invitationStates)),
});
export type InvitedQuery = z.output<typeof invitedQuery>;
export const invitedSheetQuery = z.object({
  search: windowQuery.search,
  state: invitedQuery.shape.state,
  ...sheetFields("invited"),
});
export const invitedIds = z.object({ studentId: bulkIds });
