import { z } from "zod/mini";
import { limits } from "../limits";
import { collegeData } from "./college";
import { company } from "./company";
import { choice, day, id, longText, maybe, moment, whyText, saysOther } from "./fields";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";

export const sides = ["COLLEGE", "COMPANY"] as const;

export const connectionStatuses = [
  "PENDING",
  "APPROVED",
  "REJECTED",
  "WITHDRAWN",
  "DISCONNECTED",
  "BLOCKED",
] as const;
/** What a connection may be answered with; a request is another call. */
export const connectionAnswers = [
  "APPROVED",
  "REJECTED",
  "WITHDRAWN",
  "DISCONNECTED",
  "BLOCKED",
] as const;
export const connectionTypes = [
  "ALL",
  "CONNECTED",
  "PENDING_SENT",
  "PENDING_RECEIVED",
  "NOT_CONNECTED",
] as const;
export const reasonCodes = [
  "INCOMPLETE_PROFILE",
  "UNVERIFIED_COMPANY",
  "NOT_RELEVANT",
  "FEES_OR_DEPOSIT_ASKED",
  "PAST_CONDUCT",
  "DUPLICATE",
  "OTHER",
] as const;

const requested = {
  /** PENDING is the only status a request may have; the answer is another call. */
  status: choice(["PENDING"]),
  message: maybe(longText("Write a message.", 500)),
};
export const connectToCollege = z.object({ collegeId: id, ...requested });
export const connectToCompany = z.object({ companyId: id, ...requested });

const permissions = z.object({
  postJobs: z.boolean(),
  requestBookings: z.boolean(),
  viewStudents: z.boolean(),
  chat: z.boolean(),
});
const why = {
  /** Asked by the screens; a call without it is stored as unspecified. */
  reason: z.optional(choice([...reasonCodes, "UNSPECIFIED"])),
  reasonText: maybe(whyText()),
};
/** Blocks a company that has never asked and was never asked. */
export const companyToBlock = z.object({ companyId: id, ...why }).check(saysOther);
export const connectionAnswer = z
  .object({
    status: choice(connectionAnswers),
    ...why,
    allowReRequest: z.optional(z.boolean()),
    /** What an approved company may do; only the college says so, then and later. What is left out stays as it is. */
    permissions: z.optional(z.partial(permissions)),
  })
  .check(saysOther);

const side = z.object({
  id,
  name: z.string(),
  city: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export const connection = z.object({
  id,
  status: z.enum(connectionStatuses),
  college: side,
  company: side,
  initiatedBy: z.enum(sides),
  message: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  reasonText: z.nullable(z.string()),
  /** Whether the refused side may ask once more. */
  allowReRequest: z.boolean(),
  permissions: z.nullable(permissions),
  requestedAt: moment,
  respondedAt: z.nullable(moment),
  /** Who answered, by name, where it was somebody of the own side. */
  respondedBy: z.nullable(z.string()),
  dueAt: z.nullable(moment),
  /** Every change of it, the newest first. */
  history: z.array(
    z.object({
      status: z.enum(connectionStatuses),
      by: z.enum(sides),
      who: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      reasonText: z.nullable(z.string()),
      /** The connection stayed, and what the company may do was changed. */
      leave: z.optional(z.boolean()),
      at: moment,
    }),
  ),
});
export type Connection = z.output<typeof connection>;
export const connections = page(connection);

export const listingQuery = z.object({
  ...windowQuery,
  connectionType: z.optional(choice(connectionTypes)),
  city: maybe(z.string().check(z.maxLength(limits.names.city))),
  sectorId: maybe(id),
  universityId: maybe(id),
  department: maybe(z.string().check(z.maxLength(limits.names.department))),
});
export const connectionQuery = z.object({
  ...windowQuery,
  status: z.optional(choice(connectionStatuses)),
  connectionType: z.optional(choice(connectionTypes)),
});
const listingFilter = z.omit(listingQuery, windowKeys).shape;
export const companySheetQuery = z.object({ ...listingFilter, ...sheetFields("companies") });
export const collegeSheetQuery = z.object({ ...listingFilter, ...sheetFields("colleges") });
export const connectionSheetQuery = z.object({
  ...z.omit(connectionQuery, windowKeys).shape,
  ...sheetFields("connections"),
});

const listed = {
  id,
  name: z.string(),
  city: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  connection: z.nullable(z.enum(connectionStatuses)),
  connectionId: z.nullable(z.string()),
  initiatedBy: z.nullable(z.enum(sides)),
};
export const collegeListing = page(
  z.object({
    ...listed,
    university: z.nullable(z.string()),
    finalYearStudents: z.nullable(z.number()),
  }),
);
export const companyListing = page(
  z.object({ ...listed, sector: z.nullable(z.string()), size: z.nullable(z.string()) }),
);
/** A company, and how it stands to the college that looks. */
export const companyPage = z.object({ ...company.shape, connection: z.nullable(connection) });
/** A college, its season, and how it stands to the company that looks. */
export const collegePage = z.object({
  ...collegeData.shape,
  connection: z.nullable(connection),
  /** Whose season it is, and how many of them are registered. */
  season: z.object({ graduationYear: z.nullable(z.number()), students: z.number() }),
});
export const connectionCounts = z.object({
  connected: z.number(),
  pendingSent: z.number(),
  pendingReceived: z.number(),
  /** Since when the one that waits longest has waited for an answer. */
  waitingSince: z.nullable(moment),
  notConnected: z.number(),
  total: z.number(),
});
export const connectionGraph = z.array(
  /** The Monday it begins with. */
  z.object({ week: day("Give a Monday."), sent: z.number(), accepted: z.number() }),
);
export const approvalQuery = z.object({ status: z.optional(choice(connectionStatuses)) });
export const approvalMetric = z.object({
  waiting: z.number(),
  approved: z.number(),
  rejected: z.number(),
});
export const departmentTopSkills = z.array(
  z.object({
    department: z.string(),
    skills: z.array(z.object({ name: z.string(), students: z.number() })),
  }),
);
