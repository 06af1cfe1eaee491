import { z } from "zod/mini";
import { flag, id, moment } from "./fields";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { achievement, education } from "./portfolio";

const told = z.nullable(z.string());
const sent = {
  studentId: id,
  studentName: z.string(),
  rollNumber: told,
  department: told,
  picture: told,
  /** When its student changed it the last time. */
  sentAt: moment,
};

/** An item whose document no officer of the college has answered. */
export const waitingDocument = z.discriminatedUnion("section", [
  z.object({ ...sent, section: z.literal("education"), item: education }),
  z.object({ ...sent, section: z.literal("achievements"), item: achievement }),
]);
export type WaitingDocument = z.output<typeof waitingDocument>;
export const waitingDocumentPage = page(waitingDocument);
export const waitingDocumentQuery = z.object({
  ...windowQuery,
  /** Answers with the total and no rows. */
  count: z.optional(flag),
  /** Answers with this one alone, if it waits. */
  item: z.optional(id),
});
export const waitingDocumentSheetQuery = z.object({
  ...z.omit(waitingDocumentQuery, { ...windowKeys, count: true, item: true }).shape,
  ...sheetFields("documents"),
});
