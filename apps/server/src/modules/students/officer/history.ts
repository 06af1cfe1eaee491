import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { studentChanges, studentHistory, students } from "../tables";

type Event = typeof studentHistory.$inferInsert;
export type What = Event["what"];
export type Happened = Pick<
  Event,
  "studentId" | "from" | "to" | "reason" | "before" | "offers" | "until"
>;

/** The reason that is stored where one is wanted and none was given. */
export const unspecified = "UNSPECIFIED";
/** A reason as people read it. */
export const given = (reason: string | null) => (reason === unspecified ? null : reason);
const atOnce = 500;

/** The column that remembers the last event of its kind. */
export const lastEvent = { STATUS: "statusEvent", PLACEMENT: "placementEvent" } as const;

/** Who changes students: an officer, or nobody where it happens by itself. */
interface Changing {
  id: string | null;
  collegeId: string;
}

export const changedBy = (officer: SignedIn): Changing => ({
  id: officer.id,
  collegeId: collegeIdOf(officer),
});

/** Writes what happened to students as one change. */
export async function writeHistory(
  tx: Executor,
  { id, collegeId }: Changing,
  { what, events, undone }: { what: What; events: Happened[]; undone?: true },
  at: Date,
): Promise<string> {
  const change = { id: randomUUID(), collegeId, by: id, what, at };
  await tx.insert(studentChanges).values({ ...change, undoneAt: undone ? at : null });
  for (let from = 0; from < events.length; from += atOnce)
    await tx
      .insert(studentHistory)
      .values(
        events
          .slice(from, from + atOnce)
          .map((event) => ({ ...event, changeId: change.id, what, at })),
      );
  return change.id;
}

/** Lets each student remember the event of a change as the last of its kind, and changes what else is new. */
export const rememberLast = (
  tx: Executor,
  what: What,
  changeId: string,
  also: Partial<typeof students.$inferInsert> = {},
) =>
  tx
    .update(students)
    .set({ ...also, [lastEvent[what]]: sql`${studentHistory.id}` })
    .from(studentHistory)
    .where(
      and(eq(studentHistory.changeId, changeId), eq(studentHistory.studentId, students.userId)),
    );
