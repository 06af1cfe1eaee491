import { and, eq, lte } from "drizzle-orm";
import type { Deps } from "../../../deps";
import { studentHistory, students } from "../tables";
import { rememberLast, writeHistory } from "./history";
import { tellStudents } from "./status";

const over = "The suspension has come to its end.";

/** Ends the suspensions whose last day is over. What has changed meanwhile is as it is: the present state decides. */
export const liftSuspensions = (deps: Deps) =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    const due = await tx
      .select({ id: students.userId, collegeId: students.collegeId, event: studentHistory.id })
      .from(students)
      .innerJoin(studentHistory, eq(studentHistory.id, students.statusEvent))
      .where(and(eq(students.accountStatus, "SUSPENDED"), lte(studentHistory.until, now)))
      .for("update", { of: students });
    for (const collegeId of new Set(due.map((each) => each.collegeId))) {
      if (!collegeId) continue;
      const able = due.filter((each) => each.collegeId === collegeId);
      const events = able.map(({ id, event }) => ({
        studentId: id,
        from: "SUSPENDED" as const,
        to: "ACTIVE" as const,
        reason: over,
        before: event,
      }));
      const changing = { id: null, collegeId };
      const changeId = await writeHistory(tx, changing, { what: "STATUS", events }, now);
      await rememberLast(tx, "STATUS", changeId, { accountStatus: "ACTIVE" });
      await tellStudents(tx, deps, "ACTIVE", undefined, able);
    }
  });
