import { randomUUID } from "node:crypto";
import {
  applicationMoves,
  type ApplicationCommand,
  type ApplicationState,
  obstacleTo,
} from "@toran/contract/hiring/moves";
import { lacksRound, roundsAhead } from "@toran/contract/hiring/rounds";
import type { moveInput } from "@toran/contract/schemas/application-moves";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { conflict, Failure } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { writeEvents } from "../events";
import { ownedBy } from "../own";
import { type ApplicationRow, applications } from "./tables";
import { hiringChanges, hiringEvents, type JobRow, jobs } from "../tables";
import { withLiveOffer } from "../offers/extend";
import { candidateWords } from "../state-words";
import { type Acting, acting } from "../who";
import { connectedTo, disconnected } from "./connected";
import { takePlaces } from "./free-places";
import { joinWaitingLists } from "./waiting-list";

export type Given = z.output<typeof moveInput>;
interface Target {
  state: ApplicationState;
  roundId: string | null;
}
interface Judged {
  row: ApplicationRow;
  target: Target | undefined;
  message: string | undefined;
}

/** Applications, held until the transaction ends and always in the same order. One that is not the caller's refuses all. */
export async function holdApplications(tx: Executor, user: SignedIn, ids: string[]) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await tx
    .select()
    .from(applications)
    .where(and(ownedBy(applications, user), inArray(applications.id, wanted)))
    .orderBy(asc(applications.id))
    .for("update");
  if (rows.length < wanted.length)
    throw new Failure(404, {
      message:
        "Some of these applications were not found, so nothing was changed. Load the list again.",
    });
  return rows;
}

/** Keeps the rounds of jobs as they are; whoever changes a job, and so its rounds, holds it before all else. */
const holdRounds = (tx: Executor, user: SignedIn, ids: string[]) =>
  tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        tx
          .select({ id: applications.jobId })
          .from(applications)
          .where(and(ownedBy(applications, user), inArray(applications.id, ids))),
      ),
    )
    .orderBy(asc(jobs.id))
    .for("share");

const jobsOf = async (tx: Executor, rows: ApplicationRow[]) => {
  const ids = [...new Set(rows.map(({ jobId }) => jobId))];
  const found = await tx.select().from(jobs).where(inArray(jobs.id, ids));
  return new Map(found.map((job) => [job.id, job]));
};

const closes = new Set<ApplicationCommand>(["REJECT", "RELEASE"]);

/** Moves applications, all in one transaction; a dry run stops before the first write. */
export async function moveApplications(tx: Executor, user: SignedIn, given: Given, now: Date) {
  const who = acting(user, now);
  if (given.command === "ADVANCE") await holdRounds(tx, user, given.ids);
  const rows = await holdApplications(tx, user, given.ids);
  const byId = await jobsOf(tx, rows);
  const connected = await connectedTo(tx, user, rows);
  const offered = closes.has(given.command) ? await offeredAmong(tx, rows) : undefined;
  const judged = rows.map((row) =>
    !connected.has(row.collegeId)
      ? { row, target: undefined, message: disconnected }
      : offered?.has(row.id)
        ? { row, target: undefined, message: `${row.name} has an offer that has not ended.` }
        : judge(row, byId.get(row.jobId), who, given),
  );
  const results = judged.map(({ row, message }) => ({
    id: row.id,
    ok: !message,
    ...(message && { message, name: row.name }),
  }));
  if (given.dryRun) return { results };
  const able = judged.flatMap(({ row, target }) => (target ? [{ row, target }] : []));
  if (!able.length)
    throw conflict(results[0]?.message ?? "Nothing was changed.", {
      errors: { ids: results[0]?.message ?? "Nothing was changed." },
      current: { applications: rows.slice(0, 100).map(({ id, state }) => ({ id, state })) },
    });
  const undoId = await write(tx, user, who, able, given);
  return { results, undoId };
}

const offeredAmong = (tx: Executor, rows: ApplicationRow[]) =>
  withLiveOffer(
    tx,
    rows.filter(({ state }) => state === "OFFERED").map(({ id }) => id),
  );

/** What would become of one application, or why nothing. The preview and the move ask the same. */
function judge(
  row: ApplicationRow,
  job: JobRow | undefined,
  who: Acting,
  { command, roundId }: Given,
): Judged {
  const refuse = (message: string): Judged => ({ row, target: undefined, message });
  if (!job) return refuse("The job is gone.");
  const move = applicationMoves[command];
  const obstacle = obstacleTo<ApplicationState>(move, who.side, row.state);
  if (obstacle === "ACTOR") return refuse("This is not for you to decide.");
  if (obstacle === "STATE")
    return refuse(`${row.name} ${candidateWords[row.state]}, so this is not possible.`);
  if (command === "SELECT" && lacksRound(job.rounds, row))
    return refuse(`${row.name} has been in no round yet.`);
  if (command !== "ADVANCE")
    return { row, target: { state: move.to, roundId: row.roundId }, message: undefined };
  const next = nextRound(row, job, roundId);
  return typeof next === "string"
    ? refuse(next)
    : { row, target: { state: "IN_ROUND", roundId: next.id }, message: undefined };
}

/** The round an application goes into, or why none. */
function nextRound(row: ApplicationRow, { rounds }: JobRow, wanted: string | undefined) {
  const ahead = roundsAhead(rounds, row);
  if (!wanted) return ahead[0] ?? `${row.name} is in the last round already.`;
  if (!rounds.some(({ id }) => id === wanted)) return "This job has no such round.";
  return ahead.find(({ id }) => id === wanted) ?? `${row.name} has been in this round already.`;
}

async function write(
  tx: Executor,
  user: SignedIn,
  who: Acting,
  able: { row: ApplicationRow; target: Target }[],
  given: Given,
) {
  const { command } = given;
  const reason = command === "REJECT" ? (given.reason ?? ("UNSPECIFIED" as const)) : null;
  const reasonText = given.reasonText ?? null;
  const id = randomUUID();
  const tenant = { companyId: user.companyId, collegeId: user.collegeId };
  await tx.insert(hiringChanges).values({ id, ...tenant, by: user.id, at: who.now });
  await writeEvents(
    tx,
    who,
    able.map(({ row, target }) => ({
      subjectId: row.id,
      companyId: row.companyId,
      collegeId: row.collegeId,
      changeId: id,
      command,
      from: row.state,
      to: target.state,
      fromRound: row.roundId,
      toRound: target.roundId,
      before: row.lastEvent,
      reason: reasonText ?? reason,
    })),
  );
  await tx
    .update(applications)
    .set({
      state: sql`${hiringEvents.to}`,
      roundId: sql`${hiringEvents.toRound}`,
      heldState: closes.has(command) ? sql`${hiringEvents.from}` : null,
      reason,
      reasonText: closes.has(command) ? reasonText : null,
      lastEvent: sql`${hiringEvents.id}`,
      version: sql`${applications.version} + 1`,
      updatedAt: who.now,
    })
    .from(hiringEvents)
    .where(and(eq(hiringEvents.changeId, id), eq(hiringEvents.subjectId, applications.id)));
  const rows = able.map(({ row }) => row);
  if (command === "WAITLIST") await joinWaitingLists(tx, rows, given.ids);
  if (command === "SELECT")
    await takePlaces(
      tx,
      rows.filter(({ state }) => state === "WAITLISTED"),
    );
  return id;
}
