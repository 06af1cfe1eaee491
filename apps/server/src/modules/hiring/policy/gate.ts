import { acceptedOffers } from "@toran/contract/hiring/moves";
import {
  countsIn,
  type Held,
  payOn,
  type Policy,
  policyObstacle,
  policyWords,
  strikesObstacle,
  type Wanted,
} from "@toran/contract/hiring/policy";
import { trackOf } from "@toran/contract/schemas/job";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { companyBy } from "../../companies/company";
import { acceptedElsewhere } from "../../students/officer/elsewhere";
import { type JobRow } from "../tables";
import { offers } from "../offers/tables";
import { overrideFor, type Wherefore } from "./overrides";
import { policyOf } from "./policy";

/** What the policy of a college says about one student at this moment. */
export interface Gate {
  policy: Policy;
  /** The policy as a receipt keeps it: its words, its version, and whose it is. */
  rule: { rule: string; ruleVersion: number; season: string | null };
  held: Held[];
}

/** The policy, and what a student has accepted by now that counts in this season, here or elsewhere. */
export async function gateOf(
  db: Executor,
  { studentId, collegeId }: { studentId: string; collegeId: string },
  now: Date,
): Promise<Gate> {
  const { policy, version, season } = await policyOf(db, collegeId, now);
  const { track, ctc, stipend, joiningDate, answeredAt, createdAt } = offers;
  const rows = await db
    .select({ track, ctc, stipend, joiningDate, answeredAt, createdAt })
    .from(offers)
    .where(and(eq(offers.studentId, studentId), inArray(offers.state, [...acceptedOffers])));
  const here = rows
    .filter((row) => countsIn(now, { ...row, acceptedAt: row.answeredAt ?? row.createdAt }))
    .map((row) => ({ track: row.track, pay: payOn(row.track, row) }));
  const elsewhere = await acceptedElsewhere(db, studentId, now);
  const rule = { rule: policyWords(policy), ruleVersion: version, season };
  return { policy, rule, held: [...here, ...elsewhere] };
}

/** What a job would be to the policy. */
export async function wantedOf(db: Executor, job: JobRow): Promise<Wanted> {
  const track = trackOf(job.type);
  const company = await companyBy(db, job.companyId);
  return { track, pay: payOn(track, job), publicSector: company?.type === "GOVERNMENT" };
}

/** Why the policy keeps a student from what they want, or nothing. An exception comes before it. */
export async function policyRefusal(
  db: Executor,
  { policy, held }: Gate,
  wanted: Wanted,
  student: string,
  posting: Wherefore,
  now: Date,
  /** Absences that count, where it is about applying; who has an offer may accept it all the same. */
  strikes = 0,
): Promise<string | undefined> {
  const exception = await overrideFor(db, student, posting, now);
  if (exception)
    return exception.allow ? undefined : `Your college has made an exception: ${exception.reason}`;
  return strikesObstacle(policy, strikes) ?? policyObstacle(policy, held, wanted);
}

/** What a receipt says where an exception comes before the policy, or nothing. */
export async function allowedBy(db: Executor, student: string, posting: Wherefore, now: Date) {
  const exception = await overrideFor(db, student, posting, now);
  return exception?.allow ? `Your college has made an exception: ${exception.reason}` : undefined;
}
