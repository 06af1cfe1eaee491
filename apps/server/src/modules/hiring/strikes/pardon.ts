import type { pardonInput } from "@toran/contract/schemas/strike";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { conflict, notFound } from "../../../http/failures";
import { collegeIdOf } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { notify } from "../../notifications/notify";
import { holdStudent } from "../../students/rule";
import { strikesOf } from "./strikes";
import { strikePardons } from "./tables";

/** Pardons one absence of a student of the officer's college; it does not count any more. */
export async function pardon(
  tx: Executor,
  by: Acting,
  studentId: string,
  { key, reason }: z.output<typeof pardonInput>,
  deps: Deps,
) {
  const now = deps.now();
  const collegeId = collegeIdOf(by.user);
  const student = await holdStudent(tx, studentId);
  if (student?.collegeId !== collegeId) throw notFound("The student");
  const { all } = await strikesOf(tx, { collegeId, studentId }, now);
  const absence = all.find((each) => each.key === key);
  if (!absence) throw notFound("The absence");
  if (absence.pardon)
    throw conflict("This absence is pardoned already.", { current: { pardon: absence.pardon } });
  await tx
    .insert(strikePardons)
    .values({ collegeId, studentId, key, reason, by: by.user.id, at: now });
  const after = { title: absence.title, company: absence.company, absent: absence.at };
  await record(tx, by, { action: "strike.pardon", entity: studentId, after, reason }, now);
  await notify(tx, deps, {
    to: [studentId],
    type: "absence.counted",
    title: `Your absence is pardoned: ${absence.title}, ${absence.company}`,
    body: "It does not count any more.",
    link: "/student/decisions",
    entity: { type: "absence", id: key },
  });
  return strikesOf(tx, { collegeId, studentId }, now);
}
