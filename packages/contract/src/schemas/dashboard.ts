import { z } from "zod/mini";
import { officerActionIds } from "../actions";
import { choice, id, number, text } from "./fields";

export const dashboardGroup = z.object({
  id: z.string(),
  name: z.string(),
  departments: z.array(z.string()),
});
export const dashboardDepartment = z.object({
  /** Null for those of no department, or of one that the college has no more, who stand together at the end. */
  id: z.nullable(z.string()),
  name: z.string(),
  /** Without those who look for no placement. */
  students: z.number(),
  /** Who look for none, neither hold an offer nor have applied. */
  notSeeking: z.number(),
  placed: z.number(),
  /** Of those who are placed. */
  placedThisWeek: z.number(),
  offered: z.number(),
  /** Neither placed nor with an offer, and with an application that is open. */
  inProcess: z.number(),
});
/** The figures of a group of departments, for the students who end this season. */
export const seasonFigures = z.object({
  graduationYear: z.nullable(z.number()),
  /** Without those who look for no placement. */
  students: z.number(),
  notSeeking: z.number(),
  placed: z.number(),
  placedThisWeek: z.number(),
  offers: z.number(),
  /** Students who hold two offers or more. */
  withSeveral: z.number(),
  /** Rupees a year, of the best offer of each placed student whose pay is known. */
  medianPackage: z.nullable(z.number()),
  connected: z.number(),
  connectedThisMonth: z.number(),
});
/** The parts of the officer's home that can be moved and hidden. */
export const widgetIds = [
  "SEASON",
  "ROLL",
  "CONNECTIONS",
  "WAITING",
  "SKILLS",
  "ACTIONS",
  "TODOS",
  "TODAY",
  "PROFILE",
] as const;
export const widget = z.object({
  id: z.enum(widgetIds),
  name: z.string(),
  columns: z.number(),
  position: z.number(),
  shown: z.boolean(),
});
export const widgetLayout = z.object({
  widgets: z
    .array(
      z.object({
        id: choice(widgetIds),
        columns: number("Give 3 to 12 columns.", 3, 12),
        shown: z.boolean(),
      }),
    )
    .check(
      z.maxLength(widgetIds.length),
      z.refine(
        (list) => new Set(list.map((each) => each.id)).size === list.length,
        "Each widget can be there only once.",
      ),
    ),
});
export const quickAccessInput = z.object({
  name: text("Name the action.", 60),
  action: choice(officerActionIds, "Choose an action."),
});
export const quickAccess = z.object({ id, name: z.string(), action: z.enum(officerActionIds) });
