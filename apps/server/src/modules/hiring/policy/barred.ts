import { acceptedOffers } from "@toran/contract/hiring/moves";
import { and, inArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { companiesWithLeave } from "../../connections/leave";
import { placedAmong } from "../../students/rule";
import { type JobRow, type PostingRow } from "../tables";
import { offers } from "../offers/tables";
import { gateOf, policyRefusal, wantedOf } from "./gate";
import { strikesAt } from "../strikes/strikes";
import { refusedTo } from "./overrides";
import { policyOf } from "./policy";

interface Person {
  id: string;
}

/**
 * Those of some students whom the policy of their college keeps from a posting, or all of them once its company is no
 * longer connected. Of the policy only who holds an offer, was
 * absent or has an exception is looked at one by one; nobody else can be kept from it.
 */
export async function barredFrom(
  db: Executor,
  posting: Pick<PostingRow, "id" | "collegeId">,
  job: JobRow,
  students: Person[],
  now: Date,
): Promise<Person[]> {
  const ids = students.map(({ id }) => id);
  if (!ids.length) return [];
  const connected = await companiesWithLeave(db, posting.collegeId, "postJobs");
  if (!connected.has(job.companyId)) return students;
  const holding = await db
    .selectDistinct({ id: offers.studentId })
    .from(offers)
    .where(and(among(offers.studentId, ids), inArray(offers.state, [...acceptedOffers])));
  const { policy } = await policyOf(db, posting.collegeId, now);
  const strikes = await strikesAt(db, policy, { collegeId: posting.collegeId }, now);
  const asked = new Set(ids);
  const special = [
    ...[...strikes.keys()].filter((id) => asked.has(id)).map((id) => ({ id })),
    ...holding,
    ...(await placedAmong(db, ids)),
    ...(await refusedTo(db, posting, now)),
  ];
  const wanted = await wantedOf(db, job);
  const barred: Person[] = [];
  for (const id of new Set(special.map((each) => each.id))) {
    const whose = { studentId: id, collegeId: posting.collegeId };
    const gate = await gateOf(db, whose, now);
    if (await policyRefusal(db, gate, wanted, id, posting, now, strikes.get(id)))
      barred.push({ id });
  }
  return barred;
}
