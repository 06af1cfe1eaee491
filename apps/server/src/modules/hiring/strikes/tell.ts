import { strikesWords } from "@toran/contract/hiring/policy";
import type { Executor } from "../../../db/database";
import { tell } from "../../bookings/tell";
import type { ApplicationRow } from "../applications/tables";
import { roundKey, type Whose } from "./absences";
import { strikesOf } from "./strikes";

/** The slot of a round and the round itself are one absence, which is told once. */
export const absenceGroup = (key: string) => `absence:${key}`;

/** Notes to tell a student of an absence that counts; none does where the policy bars nobody. */
export async function tellOfAbsence(
  tx: Executor,
  whose: Whose & { studentId: string },
  key: string,
  now: Date,
) {
  const { all, most, counted } = await strikesOf(tx, whose, now);
  const absence = all.find((each) => each.key === key && !each.pardon);
  if (!absence || most === null) return;
  tell(tx, {
    to: { studentIds: [whose.studentId] },
    type: "absence.counted",
    title: `You were absent without an excuse: ${absence.title}, ${absence.company}`,
    body: strikesWords(counted, most),
    link: "/student/decisions",
    entity: { type: "absence", id: key },
    groupKey: absenceGroup(key),
  });
}

/** Notes to tell a company of an absence that its college has written into a round. */
export function tellCompanyOfAbsence(
  tx: Executor,
  { id, name, jobId, companyId }: ApplicationRow,
  title: string,
  { roundId, excused }: { roundId: string; excused?: boolean | undefined },
) {
  tell(tx, {
    to: { companyId },
    type: "application.left",
    title: `${name} has not come: ${title}`,
    ...(excused && { body: "The college has excused the absence." }),
    link: `/hr/jobs/${jobId}?tab=pipeline&candidate=${id}`,
    entity: { type: "application", id },
    groupKey: absenceGroup(roundKey(id, roundId)),
  });
}
