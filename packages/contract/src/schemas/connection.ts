import { z } from "zod/mini";
import { choice, id, longText, maybe, moment } from "./fields";
import { page, windowQuery } from "./page";

export const connectionStatuses = [
  "PENDING",
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

export const connectionAnswer = z.object({
  status: choice(connectionStatuses),
  /** Asked by the screens; a call without it is stored as unspecified. */
  reason: z.optional(choice([...reasonCodes, "UNSPECIFIED"])),
  reasonText: maybe(longText("Write the reason.", 500)),
  allowReRequest: z.optional(z.boolean()),
  permissions: z.optional(
    z.object({
      postJobs: z.boolean(),
      requestBookings: z.boolean(),
      viewStudents: z.boolean(),
      chat: z.boolean(),
    }),
  ),
});

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
  initiatedBy: z.enum(["COLLEGE", "COMPANY"]),
  message: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  reasonText: z.nullable(z.string()),
  requestedAt: moment,
  respondedAt: z.nullable(moment),
  dueAt: z.nullable(moment),
});
export const connections = page(connection);

export const listingQuery = z.object({
  ...windowQuery,
  connectionType: z.optional(choice(connectionTypes)),
  city: maybe(z.string().check(z.maxLength(80))),
  sectorId: maybe(id),
  universityId: maybe(id),
  department: maybe(z.string().check(z.maxLength(120))),
});
export const connectionQuery = z.object({
  ...windowQuery,
  status: z.optional(choice(connectionStatuses)),
});

const listed = {
  id,
  name: z.string(),
  city: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  connection: z.nullable(z.enum(connectionStatuses)),
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
export const connectionCounts = z.object({
  connected: z.number(),
  pendingSent: z.number(),
  pendingReceived: z.number(),
  notConnected: z.number(),
  total: z.number(),
});
export const connectionGraph = z.array(
  z.object({ week: z.string(), sent: z.number(), accepted: z.number() }),
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
