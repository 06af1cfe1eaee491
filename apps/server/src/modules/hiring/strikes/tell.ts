import { strikesWords } from "@toran/contract/hiring/policy";
import type { Executor } from "../../../db/database";
import { tell } from "../../bookings/tell";
import type { Whose } from "./absences";
import { strikesOf } from "./strikes";

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
    // The slot of a round and the round itself are one absence.
    groupKey: `absence:${key}`,
  });
}
