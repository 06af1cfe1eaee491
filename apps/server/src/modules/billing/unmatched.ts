import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { GatewayEvent } from "./gateway/gateway";
import { unmatchedPayments } from "./tables";

type Unmatched = typeof unmatchedPayments.$inferInsert;

/** Keeps money that came and paid nothing, once. */
export async function keepUnmatched(
  tx: Executor,
  { orderId, paymentId, amount, currency }: GatewayEvent,
  { why, receivedAt }: Pick<Unmatched, "why" | "receivedAt">,
) {
  await tx
    .insert(unmatchedPayments)
    .values({ orderId, paymentId, amount, currency, why, receivedAt })
    .onConflictDoNothing();
}

/** Money has gone back to whoever paid it; if it had paid nothing, nobody has to look at it any more. */
export async function markReturned(
  tx: Executor,
  { orderId, paymentId }: GatewayEvent,
  returnedAt: Date,
) {
  if (paymentId === null) return;
  const { orderId: of, paymentId: by, returnedAt: at } = unmatchedPayments;
  const itself = and(eq(of, orderId), eq(by, paymentId), isNull(at));
  await tx.update(unmatchedPayments).set({ returnedAt }).where(itself);
}

/** The money that came, paid nothing and has not gone back, the oldest first, as lines for whoever runs the product. */
export async function unmatchedReport(db: Executor): Promise<string> {
  const rows = await db
    .select()
    .from(unmatchedPayments)
    .where(isNull(unmatchedPayments.returnedAt))
    .orderBy(asc(unmatchedPayments.receivedAt));
  const lines = rows.map(
    ({ receivedAt, orderId, paymentId, amount, currency, why }) =>
      `${receivedAt.toISOString()}  ${orderId}  ${paymentId ?? "-"}  ${(amount / 100).toFixed(2)} ${currency}  ${why}`,
  );
  return lines.join("\n") || "All money that came has paid a plan, or has gone back.";
}
