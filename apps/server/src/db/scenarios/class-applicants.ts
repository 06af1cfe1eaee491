import { and, asc, eq, ne } from "drizzle-orm";
import type { SignedIn } from "../../modules/accounts/signed-in";
import { users } from "../../modules/accounts/tables";
import { apply } from "../../modules/hiring/applications/apply";
import { moveApplications } from "../../modules/hiring/applications/move";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { asSignedIn } from "./world";

const hour = 60 * 60 * 1000;

/** Lets two thirds of those who are still looking apply, and brings each as far as their turn says. */
export async function addClassApplicants(
  tx: Executor,
  recruiter: SignedIn,
  { posting, collegeId, turn }: { posting: string; collegeId: string; turn: 0 | 1 },
  now: Date,
) {
  const rows = await tx
    .select({ user: users })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(students.collegeId, collegeId),
        eq(students.accountStatus, "ACTIVE"),
        eq(students.placementStatus, "NOT_PLACED"),
        ne(students.department, "Computer Science"),
      ),
    )
    .orderBy(asc(students.rollNumber));
  const ids: string[] = [];
  for (const [n, { user }] of rows.entries()) {
    if (n % 3 !== turn) continue;
    const at = new Date(now.getTime() - (n + 3) * hour);
    const outcome = await apply(tx, asSignedIn(user), posting, {}, at);
    if ("application" in outcome) ids.push(outcome.application.id);
  }
  const move = (every: number, command: "SHORTLIST" | "ADVANCE") =>
    moveApplications(tx, recruiter, { ids: ids.filter((_, n) => n % every === 0), command }, now);
  await move(2, "SHORTLIST");
  await move(4, "ADVANCE");
}
