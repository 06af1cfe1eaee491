import { collegeZone } from "@toran/contract/calendar/zones";
import { and, desc, eq, gte, ne, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { type Billing, billings } from "./tables";

const year = 365 * 24 * 60 * 60 * 1000;

/** When the year of a payment ends, and when it begins: some time after the payment, where it renews a plan that runs. */
export const endOf = (beginsAt: Date) => new Date(beginsAt.getTime() + year);
export const beginOf = (endsAt: Date) => new Date(endsAt.getTime() - year);

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

/** What was to follow a year that has been paid back begins so much sooner: its days are not given for nothing. */
export async function closeGap(tx: Executor, { collegeId, planId, endsAt }: Billing, now: Date) {
  if (!endsAt || endsAt <= now) return;
  const left = endsAt.getTime() - Math.max(now.getTime(), beginOf(endsAt).getTime());
  await tx
    .update(billings)
    .set({ endsAt: sql`${billings.endsAt} - ${left}::bigint * interval '1 millisecond'` })
    .where(
      and(
        eq(billings.collegeId, collegeId),
        eq(billings.planId, planId),
        eq(billings.payment, "PAID"),
        gte(billings.endsAt, endOf(endsAt)),
      ),
    );
}
