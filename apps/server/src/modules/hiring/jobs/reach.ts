import { limits } from "@toran/contract";
import { leavesOf } from "@toran/contract/hiring/rule";
import type { reachInput } from "@toran/contract/schemas/posting";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { tooMany } from "../../../http/failures";
import { spend } from "../../accounts/counters";
import type { SignedIn } from "../../accounts/signed-in";
import { collegesWithLeave } from "../../connections/leave";
import { countMeeting } from "../../students/rule";
import { companyIdOf } from "../own";
import { collegeSides, unnamed } from "../sides";

type Asked = Pick<z.output<typeof reachInput>, "rule" | "collegeIds">;

/** Counts one more rule of a company, whoever of it asks: of very many, the steps would tell what each of them hides. */
async function spendReach(db: Executor, companyId: string, now: Date) {
  const room = await spend(db, { key: `reach:${companyId}`, ...limits.hiring.reach }, now);
  if (!room.allowed)
    throw tooMany(
      "Your company has asked for the reach of very many rules. Please wait a while.",
      room.retryAfter,
    );
}

/**
 * How many students of the connected colleges meet a rule. Only numbers are told, of colleges that let the company post,
 * and in steps: the exact number of a narrow rule, or of two that differ in one student, is what that student has.
 */
export async function reachOf(
  db: Executor,
  user: SignedIn,
  { rule, collegeIds }: Asked,
  now: Date,
) {
  if (leavesOf(rule).length) await spendReach(db, companyIdOf(user), now);
  const ids = await collegesWithLeave(db, companyIdOf(user), "postJobs", collegeIds);
  const counted = new Map((await countMeeting(db, ids, rule)).map((row) => [row.collegeId, row]));
  const sides = await collegeSides(db, ids);
  const told = leavesOf(rule).length ? inSteps : (many: number) => many;
  const colleges = ids
    .map((id) => ({
      college: sides.get(id) ?? unnamed(id, "A college"),
      eligible: told(counted.get(id)?.eligible ?? 0),
      students: counted.get(id)?.students ?? 0,
    }))
    .toSorted(
      (a, b) =>
        (b.eligible ?? 0) - (a.eligible ?? 0) || a.college.name.localeCompare(b.college.name, "en"),
    );
  // The sum is of what is told of each: the sum of all would tell what a step leaves out.
  const eligible = colleges.reduce((sum, row) => sum + (row.eligible ?? 0), 0);
  const none = colleges.length > 0 && colleges.every((row) => row.eligible === null);
  return {
    colleges,
    eligible: none ? null : eligible,
    students: colleges.reduce((sum, row) => sum + row.students, 0),
  };
}

function inSteps(many: number) {
  const step = limits.hiring.reachStep;
  return many < step ? null : Math.floor(many / step) * step;
}
