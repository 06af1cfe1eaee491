import { z } from "zod/mini";
import { limits } from "../limits";
import { choice, flag, id, ids, longText, maybe, moment, number, text } from "./fields";
import { page, windowQuery } from "./page";

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
export const outcomeTags = [
  "SEEKING",
  "NOT_SEEKING",
  "HIGHER_STUDIES",
  "ENTREPRENEURSHIP",
  "FAMILY_BUSINESS",
  "SERVICE",
] as const;
/** Which students a bulk change is for. It is never an onboarding mode. */
export const bulkModes = ["SELECTED", "FILTERED"] as const;

const many = maybe(z.union([z.array(z.string()), z.string()]));
export const studentFilters = {
  ...windowQuery,
  department: many,
  status: many,
  skills: many,
  domain: many,
  graduationYear: maybe(number("Give a year.", 1990, 2040)),
  minCgpa: maybe(number("Give a CGPA from 0 to 10.", 0, 10, "decimal")),
  sort: z.optional(choice(["name", "-name", "cgpa", "-cgpa", "updated", "-updated"])),
};
export const studentQuery = z.object(studentFilters);
export const placementQuery = z.object({ ...studentFilters, placed: z.optional(flag) });

export const listedStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  rollNumber: z.nullable(z.string()),
  department: z.nullable(z.string()),
  graduationYear: z.nullable(z.number()),
  cgpa: z.nullable(z.number()),
  skills: z.array(z.string()),
  picture: z.nullable(z.string()),
  accountStatus: z.enum(accountStatuses),
  placementStatus: z.enum(placementStatuses),
  outcomeTag: z.enum(outcomeTags),
  updatedAt: moment,
});
export const studentPage = page(listedStudent);

const bulkIds = ids(limits.bulkIds);
export const bulkQuery = z.object({
  studentId: z.optional(bulkIds),
  mode: z._default(choice(bulkModes, "Choose SELECTED or FILTERED."), "SELECTED"),
  dryRun: z.optional(flag),
});
export const statusInput = z.object({
  status: choice(accountStatuses),
  reason: maybe(longText("Give a reason of at least 10 characters.", 500, 10)),
  studentId: z.optional(bulkIds),
});
export const placementIds = z.object({ studentId: bulkIds });
export const placementInput = z.object({
  isPlaced: z.boolean({ error: "Say whether the students are placed." }),
  company: maybe(text("Name the company.", 160)),
  role: maybe(text("Name the role.", 120)),
  ctc: maybe(number("Give the pay per year.", 0, 1_000_000_000)),
  joiningDate: maybe(text("Give the joining date.", 10)),
  source: z.optional(choice(["ON_CAMPUS", "PPO", "OFF_CAMPUS"])),
  reason: maybe(longText("Give a reason.", 500)),
});
/** What became of each row of a bulk call. */
export const bulkResults = z.object({
  results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.optional(z.string()) })),
  undoId: z.optional(z.string()),
});

const colour = z.string().check(z.regex(/^[a-z]+-?\d?$/));
export const collectionInput = z.object({
  name: text("Name the list.", 60),
  description: maybe(text("Describe it.", 200)),
  colour: maybe(colour),
  shared: z.optional(z.boolean()),
  studentId: z.optional(
    z.array(id).check(z.maxLength(5000, "A list holds at most 5,000 students.")),
  ),
});
export const collection = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  owner: z.string(),
  shared: z.boolean(),
  students: z.number(),
});
export const collections = z.array(collection);
export const removedStudents = z.object({ studentId: bulkIds });

export const invitedStudent = z.object({
  id,
  email: z.string(),
  name: z.nullable(z.string()),
  state: z.enum(["SENT", "OPENED", "ACCEPTED", "BOUNCED", "EXPIRED", "REVOKED"]),
  sentAt: moment,
});
export const invitedPage = page(invitedStudent);

export const importResult = z.object({
  id,
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  errors: z.array(z.object({ row: z.number(), field: z.string(), message: z.string() })),
});

export const searchQuery = z.object({ search: maybe(z.string().check(z.maxLength(120))) });
export const actionSearchQuery = z.object({
  type: maybe(text("Name the type.", 40)),
  search: maybe(z.string().check(z.maxLength(120))),
});
const hit = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.nullable(z.string()),
  type: z.string(),
});
export const searchHits = z.object({
  students: z.array(hit),
  companies: z.array(hit),
  actions: z.array(hit),
});
export const actionHits = z.array(hit);

export const dashboardGroup = z.object({
  id: z.string(),
  name: z.string(),
  departments: z.array(z.string()),
});
export const dashboardDepartment = z.object({
  id: z.string(),
  name: z.string(),
  students: z.number(),
  placed: z.number(),
  offered: z.number(),
});
export const widget = z.object({
  id: z.string(),
  name: z.string(),
  columns: z.number(),
  position: z.number(),
  shown: z.boolean(),
});
export const quickAccessInput = z.object({
  name: text("Name the action.", 60),
  action: text("Choose an action.", 60),
});
export const quickAccess = z.object({ id, name: z.string(), action: z.string() });
