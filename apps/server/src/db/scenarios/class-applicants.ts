import type { SignedIn } from "../../modules/accounts/signed-in";
import { apply } from "../../modules/hiring/applications/apply";
import { moveApplications } from "../../modules/hiring/applications/move";
import type { Executor } from "../database";
import { stillLooking } from "./still-looking";
import { asSignedIn } from "./world";

const hour = 60 * 60 * 1000;

/** Lets two thirds of those who are still looking apply, and brings each as far as their turn says. */
export async function addClassApplicants(
  tx: Executor,
  recruiter: SignedIn,
  { posting, collegeId, turn }: { posting: string; collegeId: string; turn: 0 | 1 },
  now: Date,
) {
  const ids: string[] = [];
  for (const [n, user] of (await stillLooking(tx, collegeId, "all else")).entries()) {
    if (n % 3 !== turn) continue;
    const at = new Date(now.getTime() - (n + 3) * hour);
    const outcome = await apply(tx, asSignedIn(user), posting, {}, at);
    if ("application" in outcome) ids.push(outcome.application.id);
  }
  const move = (every: number, command: "SHORTLIST" | "ADVANCE", ago: number) => {
    const some = ids.filter((_, n) => n % every === 0);
    return moveApplications(tx, recruiter, { ids: some, command }, new Date(now.getTime() - ago));
  };
  await move(2, "SHORTLIST", 2 * hour);
  await move(4, "ADVANCE", hour);
}
