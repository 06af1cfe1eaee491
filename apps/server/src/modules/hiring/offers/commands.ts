import type { collegeOfferCommand, companyOfferCommand } from "@toran/contract/schemas/offer";
import { canHaveJoined } from "@toran/contract/hiring/joining-day";
import { offerMoves } from "@toran/contract/hiring/moves";
import { and, eq, lte } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { tried } from "../../../db/tried";
import type { Deps } from "../../../deps";
import { conflict, refused } from "../../../http/failures";
import { change } from "../change";
import type { SignedIn } from "../../accounts/signed-in";
import { holdStudent } from "../../students/rule";
import { jobBy, offerFor } from "../own";
import { type ApplicationRow } from "../applications/tables";
import { type OfferRow, offers } from "./tables";
import { acting, bySystem, requireMove } from "../who";
import { outcomeOf } from "./answer";
import { replyBy, requireAhead, requireConnected, requireOfferable } from "./extend";
import { endOffer, moveOffer } from "./revoke";

type ByCompany = z.output<typeof companyOfferCommand>;
type ByCollege = z.output<typeof collegeOfferCommand>;
const unspecified = "UNSPECIFIED";

// One after the other: a transaction has one connection.
async function withJobs(tx: Executor, rows: ApplicationRow[]) {
  const found = [];
  for (const row of rows) found.push({ row, job: await jobBy(tx, row.jobId) });
  return found;
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
const inWords = (joiningDate: string) => day.format(new Date(joiningDate));

/** Refuses a joining date that puts nothing off. */
function requireLater(wanted: string, { joiningDate }: OfferRow, now: Date) {
  requireAhead(wanted, now);
  if (joiningDate && wanted <= joiningDate) {
    const agreed = inWords(joiningDate);
    throw refused({ joiningDate: `Give a day after ${agreed}, which is the joining date by now.` });
  }
}

/** That somebody has joined is final, so the day that was agreed has to come first. */
function requireJoiningDay(offer: OfferRow, now: Date) {
  const { joiningDate, state } = offer;
  if (joiningDate && !canHaveJoined(offer, now))
    throw conflict(
      `The joining date is ${inWords(joiningDate)}. This can be said from that day on.`,
      { current: { state } },
    );
}

/** What a company or a college does with an offer. What its acceptance had closed comes back when it ends. */
export async function commandOffer(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: ByCompany | ByCollege,
  now: Date,
) {
  const who = acting(user, now);
  // The student is held before the offer, as everywhere.
  const { studentId } = await offerFor(tx, user, id);
  const student = await holdStudent(tx, studentId);
  const offer = await offerFor(tx, user, id, "hold");
  const { command, reason = null } = given;
  requireMove(offerMoves[command], who, "this offer", offer.state);
  if ("dryRun" in given && given.dryRun) {
    // What comes back depends on what the offer leaves behind, so it is ended, and stands again.
    const [ended] =
      command === "RENEGE"
        ? await tried(tx, (attempt) => endOffer(attempt, who, offer, command, unspecified))
        : [];
    return outcomeOf(tx, who, offer, [], [], await withJobs(tx, ended?.restored ?? []));
  }
  switch (command) {
    case "REVOKE":
    case "RENEGE": {
      const { after, restored } = await endOffer(tx, who, offer, command, reason ?? unspecified);
      return outcomeOf(tx, who, after, [], [], await withJobs(tx, restored));
    }
    case "CONSENT":
      await requireConnected(tx, who, offer);
      requireOfferable(student);
      return outcomeOf(
        tx,
        who,
        await moveOffer(tx, who, offer, command, {
          extendedAt: now,
          replyBy: replyBy(offer.replyDays, now),
        }),
        [],
        [],
      );
    case "DEFER": {
      const wanted = "joiningDate" in given ? given.joiningDate : undefined;
      if (wanted) requireLater(wanted, offer, now);
      const joiningDate = wanted ?? offer.joiningDate;
      return outcomeOf(
        tx,
        who,
        await moveOffer(tx, who, offer, command, {
          joiningDate,
          deferrals: offer.deferrals + 1,
          reason,
        }),
        [],
        [],
      );
    }
    case "JOIN":
      requireJoiningDay(offer, now);
      return outcomeOf(tx, who, await moveOffer(tx, who, offer, command), [], []);
  }
}

const atOnce = 200;

/** Ends offers whose time to answer has run out, each in a transaction of its own that looks again. */
export async function expireOffers(deps: Deps) {
  const now = deps.now();
  const late = and(eq(offers.state, "EXTENDED"), lte(offers.replyBy, now));
  const due = await deps.db
    .select({ id: offers.id, studentId: offers.studentId })
    .from(offers)
    .where(late)
    .limit(atOnce);
  for (const { id, studentId } of due)
    await change(deps, async (tx) => {
      await holdStudent(tx, studentId);
      const [offer] = await tx
        .select()
        .from(offers)
        .where(and(eq(offers.id, id), late))
        .for("update");
      if (offer) await moveOffer(tx, bySystem(now), offer, "EXPIRE", { answeredAt: now });
    });
}
