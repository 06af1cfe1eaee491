import { z } from "zod/mini";
import { jobStates } from "../hiring/moves";
import { choice, id, moment } from "./fields";
import { jobTypes } from "./job";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";
import { toldPay } from "./pay";

const amount = z.nullable(z.number());

export const listedJob = z.object({
  id,
  title: z.string(),
  type: z.enum(jobTypes),
  state: z.enum(jobStates),
  locations: z.array(z.string()),
  ctc: amount,
  stipend: amount,
  told: toldPay,
  vacancies: amount,
  closesAt: z.nullable(moment),
  colleges: z.number(),
  waiting: z.number(),
  questioned: z.number(),
  applications: z.number(),
  accepted: z.number(),
  updatedAt: moment,
});
export type ListedJob = z.output<typeof listedJob>;
export const jobPage = page(listedJob);
export const jobQuery = z.object({
  ...windowQuery,
  state: z.optional(choice(jobStates)),
  type: z.optional(choice(jobTypes)),
});
export const jobSheetQuery = z.object({
  ...z.omit(jobQuery, windowKeys).shape,
  ...sheetFields("jobs"),
});
