import { addMonths, collegeZone, momentAt, wallAt } from "@toran/contract/calendar/zones";
import { and, asc, desc, eq, gt, ne } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { type Billing, billings } from "./tables";

const day = 24 * 60 * 60 * 1000;
const inIndia = (wall: Parameters<typeof momentAt>[0]) => momentAt(wall, collegeZone).getTime();

/** The same day some years later where the colleges are, and the same time; of 29 February the day before. */
function years(at: Date, count: number) {
  const now = wallAt(at, collegeZone);
  const then = { ...now, day: addMonths(now.day, 12 * count) };
  return new Date(at.getTime() + inIndia(then) - inIndia(now));
}

/** When the year of a payment ends, and when it begins: some time after the payment, where it renews a plan that runs. */
export const endOf = (beginsAt: Date) => years(beginsAt, 1);
export const beginOf = (endsAt: Date) => years(endsAt, -1);

const inWords = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: collegeZone });

/** A day as invoices write it: 20 November 2027. */
export const dayWords = (at: Date) => inWords.format(at);

/** The paid plan that counts, of the payments of a college, the newest first: what runs, before what has ended. */
export function counting(all: Billing[], now: Date) {
  const paid = all.filter(({ payment }) => payment === "PAID");
  return paid.find(({ endsAt }) => endsAt && endsAt > now) ?? paid[0];
}

/** A plan that is paid again while it runs goes on from its end, so that no day of it is lost; any other begins at once. */
export async function begins(tx: Executor, { id, collegeId, planId }: Billing, now: Date) {
  const rows = await tx
    .select()
    .from(billings)
    .where(and(eq(billings.collegeId, collegeId), ne(billings.id, id)))
    .orderBy(desc(billings.createdAt));
  const runs = counting(rows, now);
  return runs?.planId === planId && runs.endsAt && runs.endsAt > now ? runs.endsAt : now;
}

/** What was to follow a year that has been paid back begins in its place, and what follows that after it: no day is given for nothing. */
export async function closeGap(tx: Executor, { collegeId, planId, endsAt }: Billing, now: Date) {
  if (!endsAt || endsAt <= now) return;
  const later = await tx
    .select()
    .from(billings)
    .where(
      and(
        eq(billings.collegeId, collegeId),
        eq(billings.planId, planId),
        eq(billings.payment, "PAID"),
        gt(billings.endsAt, endsAt),
      ),
    )
    .orderBy(asc(billings.endsAt));
  let end = endsAt;
  let begin = new Date(Math.max(now.getTime(), beginOf(endsAt).getTime()));
  for (const next of later) {
    // Years were once counted as 365 days, and a leap day is left out: where one begins is known to a day.
    if (!next.endsAt || Math.abs(beginOf(next.endsAt).getTime() - end.getTime()) > day) continue;
    end = next.endsAt;
    begin = endOf(begin);
    await tx
      .update(billings)
      .set({ endsAt: begin })
      .where(and(eq(billings.id, next.id), eq(billings.collegeId, collegeId)));
  }
}
