import { externalOffers } from "../../modules/students/tables";
import type { Executor } from "../database";
import { givePapers, type Paper } from "./papers";

const day = 24 * 60 * 60 * 1000;

/** What companies have written to the student, by the name of the file. */
export const letterTexts: [string, string][] = [
  ["cobalt-letter.pdf", "Cobalt Systems offers Ananya Iyer the role of Platform Engineer."],
  ["marigold-letter.pdf", "Marigold Studio would like to see Ananya Iyer again next summer."],
];

/** Offers from elsewhere of one student: one waits to be verified, one was turned down. */
export async function addExternalOffers(
  db: Executor,
  studentId: string,
  letters: Paper[],
  now: Date,
) {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const told = { studentId, recordedBy: studentId };
  const joiningDate = `${now.getUTCFullYear() + 1}-07-15`;
  const [first, second] = letters;
  await givePapers(db, letters, { ownerKind: "user", ownerId: studentId }, ago(9));
  await db.insert(externalOffers).values([
    {
      ...told,
      company: "Cobalt Systems",
      role: "Platform Engineer",
      ctc: 1_450_000,
      joiningDate,
      source: "PPO",
      state: "WAITING",
      recordedAt: ago(1),
      sentAt: ago(1),
      proof: first?.key ?? null,
    },
    {
      ...told,
      company: "Marigold Studio",
      role: "Front-end intern",
      stipend: 30_000,
      joiningDate,
      source: "OFF_CAMPUS",
      state: "TURNED_DOWN",
      recordedAt: ago(9),
      sentAt: ago(9),
      answeredAt: ago(8),
      answer: "The letter names no role and no pay. Please send one that does.",
      proof: second?.key ?? null,
    },
  ]);
}
