import { eq } from "drizzle-orm";
import type { SignedIn } from "../../modules/accounts/signed-in";
import { type User, users } from "../../modules/accounts/tables";
import { apply } from "../../modules/hiring/applications/apply";
import { writeRound } from "../../modules/hiring/applications/attendance";
import { moveApplications } from "../../modules/hiring/applications/move";
import { extendOffer } from "../../modules/hiring/offers/extend";
import type { Executor } from "../database";
import { stillLooking } from "./still-looking";
import { asSignedIn } from "./world";

const hour = 60 * 60 * 1000;
const many = 18;

/** Candidates of one posting; the first go furthest, and the student of the README has an offer. */
export async function addCandidates(
  tx: Executor,
  recruiter: SignedIn,
  posting: string,
  { collegeId, student }: { collegeId: string; student: string },
  now: Date,
) {
  const looking = await stillLooking(tx, collegeId, "Computer Science");
  const others = looking.filter(({ id }) => id !== student).slice(0, many);
  const own = await tx.select().from(users).where(eq(users.id, student));
  const ids = await applyAll(tx, [...own, ...others], posting, now);
  await bringForward(tx, recruiter, ids, now);
  const absent = shareOf(ids, 0.5).at(-1);
  if (absent)
    await writeRound(tx, recruiter, absent, { roundId: "assessment", result: "ABSENT" }, now);
  if (ids[0]) await offerFleet(tx, recruiter, ids[0], now);
}

/** Lets people apply, one every five hours until now; gives the applications of those who may. */
export async function applyAll(tx: Executor, people: User[], posting: string, now: Date) {
  const ids: string[] = [];
  for (const [place, user] of people.entries()) {
    const at = new Date(now.getTime() - (people.length - place) * 5 * hour);
    const outcome = await apply(tx, asSignedIn(user), posting, {}, at);
    if ("application" in outcome) ids.push(outcome.application.id);
  }
  return ids;
}

const shareOf = (ids: string[], share: number) => ids.slice(0, Math.ceil(ids.length * share));

/** Spreads applications over the stages of a job with two rounds: the first of them may be made an offer. */
export async function bringForward(tx: Executor, recruiter: SignedIn, all: string[], now: Date) {
  for (const [share, command, ago] of [
    [0.7, "SHORTLIST", 20],
    [0.5, "ADVANCE", 15],
    [0.3, "ADVANCE", 9],
    [0.15, "SELECT", 4],
  ] as const) {
    const ids = shareOf(all, share);
    const at = new Date(now.getTime() - ago * hour);
    if (ids.length) await moveApplications(tx, recruiter, { ids, command }, at);
  }
}

/** An offer for the first job of the demo. */
export const offerFleet = (tx: Executor, recruiter: SignedIn, applicationId: string, now: Date) =>
  extendOffer(
    tx,
    recruiter,
    {
      applicationId,
      role: "Software Engineer, Fleet",
      ctc: 1_650_000,
      joiningDate: `${now.getUTCFullYear() + 1}-07-01`,
    },
    now,
  );
