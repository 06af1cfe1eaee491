import type { Rule } from "@toran/contract/hiring/rule";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { collegesWithLeave } from "../../connections/leave";
import { countMeeting } from "../../students/rule";
import { companyIdOf } from "../own";
import { collegeSides, unnamed } from "../sides";

/** How many students of the connected colleges meet a rule. Only numbers are told, of colleges that let the company post. */
export async function reachOf(db: Executor, user: SignedIn, rule: Rule, among?: string[]) {
  const ids = await collegesWithLeave(db, companyIdOf(user), "postJobs", among);
  const counted = new Map((await countMeeting(db, ids, rule)).map((row) => [row.collegeId, row]));
  const sides = await collegeSides(db, ids);
  const colleges = ids
    .map((id) => ({
      college: sides.get(id) ?? unnamed(id, "A college"),
      eligible: counted.get(id)?.eligible ?? 0,
      students: counted.get(id)?.students ?? 0,
    }))
    .toSorted(
      (a, b) => b.eligible - a.eligible || a.college.name.localeCompare(b.college.name, "en"),
    );
  const sum = (of: (row: (typeof colleges)[number]) => number) =>
    colleges.reduce((total, row) => total + of(row), 0);
  return { colleges, eligible: sum((row) => row.eligible), students: sum((row) => row.students) };
}
