import { limits } from "@toran/contract";
import type { letGoInput, letGoQuery } from "@toran/contract/schemas/let-go";
import { and, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { conflict, refused } from "../../../http/failures";
import { said } from "../../../http/implement";
import { collegeIdOf } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { leaveSlots } from "../../bookings/schedule/follow";
import { collegeBy } from "../../colleges/college";
import { underWay, withdrawAll } from "../../hiring/applications/leave-college";
import { conclude } from "../../hiring/change";
import { notify } from "../../notifications/notify";
import { leaveOffice } from "../choose-college";
import { type Student, students } from "../tables";
import { fullName } from "./bulk";
import { changedBy, writeHistory } from "./history";
import { noticeOfLeaving } from "./letters";

interface Asking extends Acting {
  params: { id: string };
  query: z.output<typeof letGoQuery>;
  body: z.output<typeof letGoInput>;
}

/**
 * Takes a student out of the college: one who left, or belongs to no such college. The account lives on without one. A dry run
 * says what would become of it, by the same code.
 */
export const letGo = (deps: Deps, asking: Asking) =>
  deps.db.transaction(async (tx) => {
    const { user, params, query, body } = asking;
    const collegeId = collegeIdOf(user);
    const own = and(eq(students.collegeId, collegeId), eq(students.userId, params.id));
    const student = await one(tx.select().from(students).where(own).for("update"), "The student");
    const { open, obstacle = null } = await underWay(tx, student.userId, collegeId);
    const why = obstacleOf(student) ?? obstacle;
    if (query.dryRun) return { obstacle: why, applications: open.length };
    if (why) throw conflict(why);
    const { reason } = body;
    if (!reason) throw refused({ reason: limits.reason.asked });
    const now = deps.now();
    await withdrawAll(tx, open, now);
    await leaveSlots(tx, student.userId, now);
    await conclude(tx, deps);
    await leaveOffice(tx, collegeId, student.userId);
    await withoutCollege(tx, asking, student, reason, now);
    const { name } = await collegeOf(tx, collegeId);
    await notify(tx, deps, { to: [student.userId], ...noticeOfLeaving(name, reason) });
    const after = { name: fullName(student), applications: open.length };
    const deed = { action: "students.let-go", entity: student.userId, after, reason } as const;
    await record(tx, asking, deed, now);
    const told = { obstacle: null, applications: open.length };
    return said(told, `${fullName(student)} is no student of your college any more.`);
  });

/** What of the account itself stands in the way, or nothing. */
function obstacleOf(student: Student) {
  if (student.accountStatus === "INVITED")
    return "They have not come yet. Take the invitation back instead.";
  if (student.placementStatus === "PLACED")
    return "They are placed by your college, so they stay among its students.";
  return undefined;
}

const collegeOf = async (tx: Executor, id: string) => ({
  name: (await collegeBy(tx, id))?.name ?? "Your college",
});

/** What stays is what they wrote; how the office had them stand stays in its history alone. */
async function withoutCollege(
  tx: Executor,
  { user }: Asking,
  { userId, accountStatus: from, statusEvent: before }: Student,
  reason: string,
  now: Date,
) {
  const event = { studentId: userId, from, to: "REGISTERED" as const, reason, before };
  await writeHistory(tx, changedBy(user), { what: "STATUS", events: [event] }, now);
  await tx
    .update(students)
    .set({
      collegeId: null,
      choseCollege: false,
      accountStatus: "REGISTERED",
      statusEvent: null,
      placementEvent: null,
      archived: false,
      updatedAt: now,
    })
    .where(eq(students.userId, userId));
}
