import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { resumeOfficers, stepSavedFor } from "../accounts/modes";
import { staffOf } from "../accounts/profile";
import { notify } from "../notifications/notify";
import { issueCreditNote } from "./credit-notes";
import { recordPaid } from "./deeds";
import { pauseEnded } from "./ended-plans";
import { begins, closeGap, endOf } from "./periods";
import { type Billing, billings } from "./tables";

const change = (tx: Executor, { id, collegeId }: Billing, values: Partial<Billing>) =>
  one(
    tx
      .update(billings)
      .set(values)
      .where(and(eq(billings.id, id), eq(billings.collegeId, collegeId)))
      .returning(),
    "The payment",
  );

/**
 * Ends a payment, whichever gateway says so. Call it with the row of the billing held. One that has been
 * paid or paid back stays as it is.
 */
export async function settle(
  tx: Executor,
  deps: Deps,
  billing: Billing,
  payment: "PAID" | "PENDING" | "FAILED",
): Promise<Billing> {
  if (billing.payment === "PAID" || billing.payment === "REFUNDED") return billing;
  if (payment !== "PAID") {
    const pending = payment === "PENDING" && { givenUpAt: null };
    const stopped = await change(tx, billing, { payment, ...pending });
    // Somebody who tries three cards in a row is told once.
    if (payment === "FAILED" && billing.payment !== "FAILED")
      await tellOfFailure(tx, deps, stopped);
    return stopped;
  }
  const paidAt = deps.now();
  const endsAt = endOf(await begins(tx, billing, paidAt));
  const paid = await change(tx, billing, { payment, paidAt, endsAt, givenUpAt: null });
  await recordPaid(tx, paid, paidAt);
  // All of them are held by this, so that whoever was just paused is seen to be.
  await stepSavedFor(tx, billing.collegeId, "PAYMENT");
  await resumeOfficers(tx, billing.collegeId);
  return paid;
}

/** All that was paid has gone back: the plan has ended, and its invoice is taken back. Call it with the row held. */
export async function refund(tx: Executor, deps: Deps, billing: Billing) {
  const now = deps.now();
  const { id, collegeId } = await change(tx, billing, { payment: "REFUNDED", refundedAt: now });
  await closeGap(tx, billing, now);
  await issueCreditNote(tx, deps, billing);
  const ended = await pauseEnded(tx, now, collegeId);
  const people = await staffOf(tx, { collegeId });
  await notify(tx, deps, {
    to: people.map((person) => person.id),
    type: "payment.refunded",
    title: "The payment for your plan was paid back",
    body: ended.length
      ? "The plan has ended. Everything can be read and handed out until you choose one again."
      : "The plan it paid has ended; another that you have paid runs on.",
    link: "/po/plan-price",
    entity: { type: "payment", id },
  });
}

async function tellOfFailure(tx: Executor, deps: Deps, { id, collegeId }: Billing) {
  const people = await staffOf(tx, { collegeId });
  await notify(tx, deps, {
    to: people.map((person) => person.id),
    type: "payment.failed",
    title: "The payment for your plan did not go through",
    body: "Nothing was charged. You can try again, or pay in another way.",
    link: "/po/plan-price",
    entity: { type: "payment", id },
  });
}
