import { limits } from "@toran/contract";
import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { and, eq, lte, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { forgetBytes, strikeOut } from "../../../files/keep";
import type { Call } from "../../../http/call";
import { conflict } from "../../../http/failures";
import { said } from "../../../http/implement";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { conclude } from "../../hiring/change";
import { followElsewhere } from "../../hiring/offers/follow-elsewhere";
import { tellPages } from "../external/tell";
import { studentChanges, studentHistory, students } from "../tables";
import { type Chosen, fullName, holdStudents, judged, noneAble, summary } from "./bulk";
import { elsewhereOf } from "./elsewhere";
import { groupedBy } from "./grouped";
import { changedBy, given, lastEvent, type What, writeHistory } from "./history";
import { restateOffers, restoreOffers } from "./offers";
import { tellStudents, told } from "./status";

type Event = typeof studentHistory.$inferSelect;

/** Takes a change back for every student who was not changed since; the others are told one by one. */
export async function undoChange(deps: Deps, user: SignedIn, id: string, call: Call) {
  const { reply, proofs } = await undone(deps, user, id, call);
  await forgetBytes(deps, proofs);
  return reply;
}

const undone = (deps: Deps, user: SignedIn, id: string, call: Call) =>
  deps.db.transaction(async (tx) => {
    const change = await holdChange(tx, user, id);
    refuseLate(change, deps.now());
    const events = await tx.select().from(studentHistory).where(eq(studentHistory.changeId, id));
    const eventOf = new Map(events.map((event) => [event.studentId, event]));
    // Who has named another college since then is no student of this one.
    const own = eq(students.collegeId, collegeIdOf(user));
    const chosen = await holdStudents(tx, and(own, among(students.userId, [...eventOf.keys()])));
    const over = await overBy(tx, events, deps.now());
    const { results, able } = judged(chosen, (student) =>
      obstacle(change.what, student, eventOf.get(student.id), over),
    );
    if (!able.length) throw noneAble({ results }, chosen);
    const pairs = able.flatMap((student) => {
      const event = eventOf.get(student.id);
      return event ? [{ student, event }] : [];
    });
    await forgetLast(tx, change.what, pairs);
    if (change.what === "STATUS") await tellOfStatuses(tx, deps, pairs);
    const proofs = change.what === "STATUS" ? [] : await restorePlacements(tx, deps, user, pairs);
    await writeUndone(tx, user, change.what, pairs, deps.now());
    await tx.update(studentChanges).set({ undoneAt: deps.now() }).where(eq(studentChanges.id, id));
    const deed = { action: "students.undo", entity: id, after: { students: able.length } } as const;
    await record(tx, { user, call }, deed, deps.now());
    const reply = said({ results }, summary(able.length, chosen.length, "as before again"));
    return { reply, proofs };
  });

/** Why a change cannot be taken back for a student, or nothing. */
function obstacle(what: What, student: Chosen, event: Event | undefined, over: Set<string>) {
  if (student[lastEvent[what]] !== event?.id)
    return `${fullName(student)} was changed again since then.`;
  if (event?.before && over.has(event.before))
    return `The suspension of ${fullName(student)} has come to its end since then.`;
  // Offers made here are no events of this kind: the one that was ended would stand beside the new one.
  const isPlacedAnew = event?.to !== "PLACED" && student.placementStatus === "PLACED";
  return what === "PLACEMENT" && isPlacedAnew
    ? `${fullName(student)} has accepted another offer since then.`
    : undefined;
}

/** The suspensions before these events whose last day is over: brought back, each would end at once. */
async function overBy(tx: Executor, events: Event[], now: Date) {
  const before = events.flatMap((event) => event.before ?? []);
  const rows = await tx
    .select({ id: studentHistory.id })
    .from(studentHistory)
    .where(and(among(studentHistory.id, before), lte(studentHistory.until, now)));
  return new Set(rows.map(({ id }) => id));
}

const holdChange = (tx: Executor, user: SignedIn, id: string) =>
  one(
    tx
      .select()
      .from(studentChanges)
      .where(and(eq(studentChanges.collegeId, collegeIdOf(user)), eq(studentChanges.id, id)))
      .for("update"),
    "The change",
  );

function refuseLate({ at, undoneAt }: { at: Date; undoneAt: Date | null }, now: Date) {
  if (undoneAt) throw conflict("This was taken back already.");
  if (now.getTime() - at.getTime() > limits.bulkUndo)
    throw conflict("A change can be taken back for 24 hours. Make a new one instead.");
}

interface Pair {
  student: Chosen;
  event: Event;
}

/** Who stands again as they did is told why, as they were then. */
async function tellOfStatuses(tx: Executor, deps: Deps, pairs: Pair[]) {
  const before = pairs.flatMap(({ event }) => event.before ?? []);
  const rows = await tx.select().from(studentHistory).where(among(studentHistory.id, before));
  const reasons = new Map(rows.map(({ id, reason, until }) => [id, told(given(reason), until)]));
  const whyOf = ({ event }: Pair) => reasons.get(event.before ?? "");
  for (const [status, group] of groupedBy(pairs, ({ event }) => event.from as AccountStatus))
    for (const [why, some] of groupedBy(group, whyOf))
      await tellStudents(
        tx,
        deps,
        status,
        why,
        some.map(({ student }) => student),
      );
}

async function restorePlacements(tx: Executor, deps: Deps, user: SignedIn, pairs: Pair[]) {
  const offers = pairs.flatMap(({ event }) => event.offers ?? []);
  const ids = pairs.map(({ student }) => student.id);
  const had = await elsewhereOf(tx, ids);
  const proofs = await restoreOffers(tx, offers);
  await strikeOut(tx, proofs);
  await restateOffers(tx, among(students.userId, ids));
  const after = await elsewhereOf(tx, ids);
  await followElsewhere(tx, collegeIdOf(user), { before: had, after }, deps.now());
  await conclude(tx, deps);
  const waiting = offers.filter(({ before }) => before?.state === "WAITING");
  for (const { id } of waiting) await tellPages(tx, deps, collegeIdOf(user), id);
  return proofs;
}

/** The event before is the last one again, so that what it did can still be taken back; a status goes back with it. */
const forgetLast = (tx: Executor, what: What, pairs: Pair[]) =>
  tx
    .update(students)
    .set({
      [lastEvent[what]]: sql`${studentHistory.before}`,
      ...(what === "STATUS" && { accountStatus: sql`${studentHistory.from}` }),
    })
    .from(studentHistory)
    .where(
      and(
        among(
          studentHistory.id,
          pairs.map(({ event }) => event.id),
        ),
        eq(studentHistory.studentId, students.userId),
      ),
    );

const writeUndone = (tx: Executor, user: SignedIn, what: What, pairs: Pair[], at: Date) =>
  writeHistory(
    tx,
    changedBy(user),
    {
      what,
      events: pairs.map(({ student, event }) => ({
        studentId: student.id,
        from: event.to,
        to: event.from,
        reason: null,
        before: event.before,
      })),
      undone: true,
    },
    at,
  );
