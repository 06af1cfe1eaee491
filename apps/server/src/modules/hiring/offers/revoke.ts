import {
  acceptedOffers,
  offerMoves,
  openApplications,
  liveOffers,
} from "@toran/contract/hiring/moves";
import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { restatePlacement } from "../../students/officer/offers";
import { closedBy, restoreApplications, withoutFrozen } from "../applications/drop";
import { withoutBarred } from "../applications/without-barred";
import { writeEvents } from "../events";
import { type ApplicationRow, applications } from "../applications/tables";
import { type OfferRow, offers } from "./tables";
import { postings, jobs } from "../tables";
import type { OfferCommand } from "@toran/contract/hiring/moves";
import { type Acting, bySystem, requireMove } from "../who";

/** Moves an offer by a command, and lets the placed flag follow. The offer is held by the caller. */
export async function moveOffer(
  tx: Executor,
  who: Acting,
  before: OfferRow,
  command: OfferCommand,
  also: Partial<OfferRow> = {},
): Promise<OfferRow> {
  const move = offerMoves[command];
  requireMove(move, who, "this offer", before.state);
  const [after] = await tx
    .update(offers)
    .set({ ...also, state: move.to })
    .where(eq(offers.id, before.id))
    .returning();
  if (!after) throw new Error("An offer was lost on its way.");
  await writeEvents(tx, who, [
    {
      subjectId: before.applicationId,
      companyId: before.companyId,
      collegeId: before.collegeId,
      command: `OFFER_${command}`,
      from: before.state,
      to: move.to,
      reason: also.reason ?? null,
    },
  ]);
  await restatePlacement(tx, [before.studentId]);
  return after;
}

/** What an accepted offer had closed, and may stand again. Offers whose time has not run out wait again for an answer. */
export async function restoreAfter(tx: Executor, offerId: string, now: Date) {
  const system = bySystem(now);
  const says = "The offer that had closed it has ended.";
  const rows = await closedBy(tx, [offerId]);
  const alive = new Set((await livePostings(tx, rows)).map(({ id }) => id));
  const declined = await declinedBy(tx, offerId);
  const open = rows.filter(({ postingId }) => alive.has(postingId));
  const back = await withoutFrozen(tx, await withoutBarred(tx, open, now, declined));
  const restored = await restoreApplications(tx, system, back, says);
  const there = new Set(restored.map(({ id }) => id));
  for (const id of await standingWithout(tx, declined)) there.add(id);
  await reopenDeclined(tx, system, declined, there);
  return restored;
}

/** Applications that an officer has brought back meanwhile, and to which no other offer was made since. */
async function standingWithout(tx: Executor, declined: OfferRow[]) {
  const ids = declined.map(({ applicationId }) => applicationId);
  if (!ids.length) return [];
  const standing = and(among(offers.applicationId, ids), inArray(offers.state, liveOffers));
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        among(applications.id, ids),
        eq(applications.state, "OFFERED"),
        notInArray(
          applications.id,
          tx.select({ id: offers.applicationId }).from(offers).where(standing),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

async function livePostings(tx: Executor, rows: ApplicationRow[]) {
  if (!rows.length) return [];
  return tx
    .select({ id: postings.id })
    .from(postings)
    .where(
      and(
        inArray(
          postings.id,
          rows.map(({ postingId }) => postingId),
        ),
        inArray(postings.state, ["APPROVED", "OPEN", "PAUSED", "CLOSED"]),
      ),
    );
}

const declinedBy = (tx: Executor, offerId: string) =>
  tx.select().from(offers).where(eq(offers.declinedBy, offerId)).for("update");

async function reopenDeclined(tx: Executor, who: Acting, declined: OfferRow[], there: Set<string>) {
  for (const row of declined) {
    if (!there.has(row.applicationId) || (row.replyBy && row.replyBy <= who.now)) continue;
    // What had not reached its student waits for the consent of the college again.
    const state = row.extendedAt ? "EXTENDED" : "DRAFT";
    await tx
      .update(offers)
      .set({ state, declinedBy: null, answeredAt: null, reason: null })
      .where(eq(offers.id, row.id));
    await writeEvents(tx, who, [
      {
        subjectId: row.applicationId,
        companyId: row.companyId,
        collegeId: row.collegeId,
        command: "OFFER_REOPEN",
        from: row.state,
        to: state,
      },
    ]);
  }
  await restatePlacement(
    tx,
    declined.map(({ studentId }) => studentId),
  );
}

/** Ends an offer by its company or college; what its acceptance had closed comes back. */
export async function endOffer(
  tx: Executor,
  who: Acting,
  offer: OfferRow,
  command: "REVOKE" | "RENEGE",
  reason: string,
) {
  const wasAccepted = (acceptedOffers as readonly string[]).includes(offer.state);
  const after = await moveOffer(tx, who, offer, command, {
    reason,
    answeredAt: offer.answeredAt ?? who.now,
  });
  return { after, restored: wasAccepted ? await restoreAfter(tx, offer.id, who.now) : [] };
}

/** Ends every offer of a posting that nobody has joined by yet. */
export async function revokeOpenOffers(
  tx: Executor,
  who: Acting,
  { postingId }: { postingId: string },
  reason: string,
) {
  const rows = await tx
    .select({ offer: offers })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .where(
      and(
        eq(applications.postingId, postingId),
        inArray(offers.state, ["DRAFT", "EXTENDED", "ACCEPTED", "DEFERRED"]),
      ),
    );
  for (const { offer } of rows) {
    const [held] = await tx.select().from(offers).where(eq(offers.id, offer.id)).for("update");
    if (held && (offerMoves.REVOKE.from as readonly string[]).includes(held.state))
      await endOffer(tx, who, held, "REVOKE", reason);
  }
}

/** The offers of a student that have not ended. */
export const openOffersOf = (tx: Executor, studentId: string) =>
  tx
    .select()
    .from(offers)
    .where(and(eq(offers.studentId, studentId), inArray(offers.state, liveOffers)))
    .for("update");
/** The applications of a student that may still come to something, held in the order in which moves hold them. */
export const openOf = (tx: Executor, studentId: string) =>
  tx
    .select({ row: applications, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.studentId, studentId),
        inArray(applications.state, [...openApplications]),
      ),
    )
    .orderBy(asc(applications.id))
    .for("update", { of: applications });
