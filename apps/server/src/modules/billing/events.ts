import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { GatewayEvent } from "./gateway/gateway";
import { heldByOrder, totalOf } from "./orders";
import { settle } from "./settle";
import { type Billing, paymentEvents, type PaymentOrderRow, paymentOrders } from "./tables";

/** What became of an event; those that need a person to look are named in `forPeople`. */
type Became = "settled" | "double" | "unknown-order" | "late" | "wrong-amount" | "paid-twice";
const forPeople: readonly Became[] = ["wrong-amount", "paid-twice"];

/** Takes what a gateway tells, once, however often and in whatever order it comes. Money that fits nothing is logged as an error. */
export async function takeEvent(deps: Deps, event: GatewayEvent, raw: Buffer) {
  const became = await deps.db.transaction((tx) => applied(tx, deps, event, raw));
  const { id, kind, orderId, paymentId } = event;
  const facts = { event: id, kind, orderId, paymentId, became };
  if (forPeople.includes(became)) deps.log.error(facts, "a payment needs somebody to look at it");
  else deps.log.info(facts, "a payment event");
}

async function applied(
  tx: Executor,
  deps: Deps,
  event: GatewayEvent,
  raw: Buffer,
): Promise<Became> {
  const found = await heldByOrder(tx, event.orderId);
  if (!found) return "unknown-order";
  const { id, kind, orderId, paymentId } = event;
  const digest = createHash("sha256").update(raw).digest("hex");
  const [fresh] = await tx
    .insert(paymentEvents)
    .values({ id, digest, kind, orderId, paymentId, receivedAt: deps.now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (!fresh) return "double";
  const { billing, order } = found;
  return kind === "PAID"
    ? paid(tx, deps, event, billing, order)
    : failed(tx, deps, event, billing, order);
}

const fits = ({ amount, currency }: GatewayEvent, billing: Billing) =>
  amount === totalOf(billing) && currency === billing.currency;

async function paid(
  tx: Executor,
  deps: Deps,
  event: GatewayEvent,
  billing: Billing,
  order: PaymentOrderRow,
): Promise<Became> {
  if (order.paidAt) return "late";
  if (billing.payment === "PAID" || billing.payment === "REFUNDED") return "paid-twice";
  if (!fits(event, billing)) return "wrong-amount";
  await tx
    .update(paymentOrders)
    .set({ paidAt: deps.now(), paymentId: event.paymentId })
    .where(eq(paymentOrders.id, order.id));
  await settle(tx, deps, billing, "PAID");
  return "settled";
}

async function failed(
  tx: Executor,
  deps: Deps,
  event: GatewayEvent,
  billing: Billing,
  order: PaymentOrderRow,
): Promise<Became> {
  if (billing.payment === "PAID" || billing.payment === "REFUNDED") return "late";
  // A card that failed before another one went through, or for a plan that is no longer chosen.
  const another = billing.payment === "PENDING" && order.paymentId !== event.paymentId;
  if (another || !fits(event, billing)) return "late";
  await settle(tx, deps, billing, "FAILED");
  return "settled";
}
