import { z } from "zod/mini";
import { choice, id, longText, maybe, moment, text } from "./fields";

export const todoStatuses = ["OPEN", "IN_PROGRESS", "DONE"] as const;
export const todoPriorities = ["LOW", "NORMAL", "HIGH"] as const;
// As far as calendars reach: other years may be none that the database keeps.
const inReach = (raw: string) => {
  const year = new Date(raw).getUTCFullYear();
  return year >= 2000 && year <= 2100;
};
const at = z.string().check(z.refine(inReach, "Give a day from 2000 to 2100."));

const title = text("Write what is to be done.", 140);
const state = { status: z.optional(choice(todoStatuses)), order: z.optional(z.number()) };
const others = {
  note: maybe(longText("Write a note.", 2000)),
  priority: z.optional(choice(todoPriorities)),
  dueAt: maybe(at),
  remindAt: maybe(at),
  link: z.optional(z.object({ type: text("Name what is linked.", 40), id })),
  assigneeId: maybe(id),
};

interface Dated {
  dueAt?: string | undefined;
  remindAt?: string | undefined;
}
const remindedInTime = z.refine<Dated>(
  ({ dueAt, remindAt }: Dated) => !remindAt || !dueAt || Date.parse(remindAt) <= Date.parse(dueAt),
  { error: "Remind yourself before it is due.", path: ["remindAt"] },
);

export const todoInput = z
  .object({
    title,
    ...state,
    ...others,
    /** Which one is put back that was taken away: it is that one again, of which everybody was told. */
    putBack: maybe(id),
  })
  .check(remindedInTime);

/** All of a to-do anew; or, without its title, how far it is and where it stands alone: the rest stays as it is by then. */
export const todoChange = z.object({ title: z.optional(title), ...state, ...others }).check(
  remindedInTime,
  z.refine(
    ({ title: named, status, order, ...rest }) =>
      named !== undefined ||
      ((status ?? order) !== undefined &&
        Object.values(rest).every((value) => value === undefined)),
    { error: "Write what is to be done.", path: ["title"] },
  ),
);
export const todo = z.object({
  id,
  title: z.string(),
  note: z.nullable(z.string()),
  status: z.enum(todoStatuses),
  priority: z.enum(todoPriorities),
  dueAt: z.nullable(moment),
  remindAt: z.nullable(moment),
  link: z.nullable(z.object({ type: z.string(), id: z.string() })),
  assigneeId: z.nullable(z.string()),
  /** Who is to do it, where that is a colleague of the one who wrote it. */
  assignee: z.nullable(z.string()),
  /** Who wrote it, where that is not the one who reads it. */
  from: z.nullable(z.string()),
  order: z.number(),
  createdBy: z.string(),
  completedAt: z.nullable(moment),
});

/** What waits for somebody without anybody having written it down. */
export const attentionKinds = [
  "PLAN",
  "CONNECTIONS",
  "STUDENTS",
  "DOCUMENTS",
  "POSTINGS",
  "QUESTIONS",
  "BOOKINGS",
  "PAST_BOOKINGS",
  "OFFERS",
  "EXTERNAL_OFFERS",
  "IMPORTS",
  "APPLICANTS",
  "FREE_PLACES",
  "WITHDRAWALS",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
/** A task that is made of what there is: nobody adds, ticks or removes it, and it is gone once nothing waits. */
export const attention = z.object({
  kind: z.enum(attentionKinds),
  title: z.string(),
  /** When the first of it is due. */
  dueAt: z.nullable(moment),
  /** The one thing it is about: a job, a posting, a booking or an import. Without it, all of its kind. */
  about: z.nullable(id),
});
export type Attention = z.output<typeof attention>;
