import type { attendanceInput } from "@toran/contract/schemas/application-moves";
import { and, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, refused } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { holdStudent } from "../../students/rule";
import { causes } from "../causes";
import { applicationFor, jobBy } from "../own";
import { roundKey } from "../strikes/absences";
import { tellCompanyOfAbsence, tellOfAbsence } from "../strikes/tell";
import { type ApplicationRow, applicationRounds } from "./tables";
import { bySystem, sideOf } from "../who";
import { connectedTo, disconnected } from "./connected";
import { restoreApplications, withoutFrozen } from "./drop";
import { moveApplications } from "./move";

type Given = z.output<typeof attendanceInput>;

/** Writes down how a round went. Who was absent without an excuse is out. */
export async function writeRound(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: Given,
  now: Date,
) {
  const row = await applicationFor(tx, user, id, "hold");
  if (!(await connectedTo(tx, user, [row])).has(row.collegeId)) throw conflict(disconnected);
  const job = await jobBy(tx, row.jobId);
  if (!job.rounds.some((round) => round.id === given.roundId))
    throw refused({ roundId: "This job has no such round." });
  if (!isIn(row, given.roundId))
    throw conflict(`${row.name} is not in this round.`, { current: { state: row.state } });
  await write(tx, user, row, given, now);
  if (given.result === "ABSENT" && sideOf(user) === "COLLEGE")
    tellCompanyOfAbsence(tx, row, job.title, given);
}

const isIn = ({ state, roundId }: ApplicationRow, round: string) =>
  state === "IN_ROUND" && roundId === round;

async function write(
  tx: Executor,
  user: SignedIn,
  row: ApplicationRow,
  { roundId, result, excused = false }: Given,
  now: Date,
) {
  const { id } = row;
  const told = { result, excused, at: now };
  await tx
    .insert(applicationRounds)
    .values({ applicationId: id, roundId, ...told })
    .onConflictDoUpdate({
      target: [applicationRounds.applicationId, applicationRounds.roundId],
      set: told,
    });
  if (result !== "ABSENT" || excused) return;
  await moveApplications(tx, user, { ids: [id], command: "REJECT", reason: "ABSENT" }, now);
  await tellOfAbsence(tx, row, roundKey(id, roundId), now);
}

/** A round of a candidate, as the slot names it that was for it. */
interface RoundOf {
  applicationId: string;
  roundId: string;
}
const roundBy = ({ applicationId, roundId }: RoundOf) =>
  and(eq(applicationRounds.applicationId, applicationId), eq(applicationRounds.roundId, roundId));

/**
 * Writes a slot that nobody came to into its round, which is the same absence; says whether it is written
 * there. A candidate who is elsewhere by now, and a round that has a result, stay as they are.
 */
export async function missRound(tx: Executor, user: SignedIn, round: RoundOf, now: Date) {
  const row = await applicationFor(tx, user, round.applicationId, "hold");
  const [written] = await tx.select().from(applicationRounds).where(roundBy(round));
  if (written && written.result !== "PENDING") return written.result === "ABSENT";
  if (!isIn(row, round.roundId)) return false;
  await write(tx, user, row, { roundId: round.roundId, result: "ABSENT" }, now);
  return true;
}

/** Takes the absence of somebody back who came after all, and with it what became of the application. */
export async function attendRound(tx: Executor, user: SignedIn, round: RoundOf, now: Date) {
  const row = await applicationFor(tx, user, round.applicationId, "hold");
  const absent = and(eq(applicationRounds.result, "ABSENT"), eq(applicationRounds.excused, false));
  const gone = await tx
    .delete(applicationRounds)
    .where(and(roundBy(round), absent))
    .returning({ id: applicationRounds.id });
  if (gone.length && row.reason === "ABSENT" && row.roundId === round.roundId)
    await restoreApplications(
      tx,
      bySystem(now),
      await withoutFrozen(tx, [row]),
      causes.cameAfterAll,
    );
}

/** Holds a candidate before the slot that is theirs: everywhere the student comes first, then the application. */
export async function holdCandidate(tx: Executor, user: SignedIn, applicationId: string) {
  const { studentId } = await applicationFor(tx, user, applicationId);
  await holdStudent(tx, studentId);
  await applicationFor(tx, user, applicationId, "hold");
}
