import { createHash } from "node:crypto";
import { totalOf } from "@toran/contract/billing-total";
import { and, eq, gte, ne } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { GatewayEvent } from "./gateway/gateway";
import { heldByOrder } from "./orders";
import { refund, settle } from "./settle";
import {
  type Billing,
  billings,
  paymentEvents,
  type PaymentOrderRow,
  paymentOrders,
} from "./tables";
import { keepUnmatched, markReturned } from "./unmatched";

/** What became of an event. */
type Became =
  | "settled"
  | "double"
  | "unknown-order"
  | "late"
  | "wrong-amount"
  | "paid-twice"
  | "refunded-in-part";

const fitsNothing = (became: Became): became is "unknown-order" | "wrong-amount" | "paid-twice" =>
  became === "unknown-order" || became === "wrong-amount" || became === "paid-twice";

/** Takes what a gateway tells, once, however often and in whatever order it comes. Money that fits nothing is kept, and logged as an error. */
export async function takeEvent(deps: Deps, event: GatewayEvent, raw: Buffer) {
  const became = await deps.db.transaction((tx) => matched(tx, deps, event, raw));
  const { id, kind, orderId, paymentId } = event;
  const facts = { event: id, kind, orderId, paymentId, became };
  const unmatched = kind === "PAID" && fitsNothing(became);
  if (unmatched || became === "refunded-in-part")
    deps.log.error(facts, "a payment needs somebody to look at it");
  else deps.log.info(facts, "a payment event");
}

/** An event, the order it tells of and its billing, which is held. */
interface Case {
  tx: Executor;
  deps: Deps;
  event: GatewayEvent;
  billing: Billing;
  order: PaymentOrderRow;
}
type Take = (of: Case) => Promise<Became>;

/** Applies an event; money that it brings and that pays nothing is kept, and what has gone back is so no longer. */
async function matched(tx: Executor, deps: Deps, event: GatewayEvent, raw: Buffer) {
  const became = await applied(tx, deps, event, raw);
  const now = deps.now();
  if (event.kind === "REFUNDED") await markReturned(tx, event, now);
  if (event.kind === "PAID" && fitsNothing(became) && !(await wasTold(tx, event, "REFUNDED")))
    await keepUnmatched(tx, event, { why: became, receivedAt: now });
  return became;
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
  return take[kind]({ tx, deps, event, ...found });
}

const fits = ({ amount, currency }: GatewayEvent, billing: Billing) =>
  amount === totalOf(billing) && currency === billing.currency;

const paid: Take = async ({ tx, deps, event, billing, order }) => {
  if (order.paidAt) return "late";
  if (billing.payment === "PAID" || billing.payment === "REFUNDED") return "paid-twice";
  if (!fits(event, billing)) return "wrong-amount";
  if (await wasTold(tx, event, "REFUNDED")) return "late";
  if (await isReplaced(tx, billing)) return "paid-twice";
  await tx
    .update(paymentOrders)
    .set({ paidAt: deps.now(), paymentId: event.paymentId })
    .where(eq(paymentOrders.id, order.id));
  await settle(tx, deps, billing, "PAID");
  return "settled";
};

/** Somebody has paid in a way that takes its time, or the money is not ours yet. */
const waits: Take = async ({ tx, deps, event, billing, order }) => {
  if (order.paidAt || billing.payment === "PAID" || billing.payment === "REFUNDED") return "late";
  if (!fits(event, billing) || (await isReplaced(tx, billing))) return "late";
  if ((await wasTold(tx, event, "FAILED")) || (await wasTold(tx, event, "REFUNDED"))) return "late";
  await tx
    .update(paymentOrders)
    .set({ paymentId: event.paymentId })
    .where(eq(paymentOrders.id, order.id));
  await settle(tx, deps, billing, "PENDING");
  return "settled";
};

const failed: Take = async ({ tx, deps, event, billing, order }) => {
  if (billing.payment === "PAID" || billing.payment === "REFUNDED") return "late";
  // A card that failed before another one went through, or for a plan that is no longer chosen.
  if (billing.givenUpAt) return "late";
  const another = billing.payment === "PENDING" && order.paymentId !== event.paymentId;
  if (another || !fits(event, billing)) return "late";
  await settle(tx, deps, billing, "FAILED");
  return "settled";
};

/** Nobody can pay with it any more; another is opened for whoever tries again. */
const closed: Take = async ({ tx, deps, billing, order }) => {
  if (order.paidAt || order.closedAt) return "late";
  await tx
    .update(paymentOrders)
    .set({ closedAt: deps.now() })
    .where(eq(paymentOrders.id, order.id));
  // What was waited for did not come.
  const waited = billing.payment === "PENDING" && order.paymentId && !billing.givenUpAt;
  if (waited) await settle(tx, deps, billing, "FAILED");
  return "settled";
};

/** Only money that has paid a plan takes it along; what was paid in error goes back without a word. */
const refunded: Take = async ({ tx, deps, event, billing, order }) => {
  if (event.paymentId === null || order.paymentId !== event.paymentId) return "late";
  if (event.kind === "REFUNDED_IN_PART") return "refunded-in-part";
  if (order.paidAt && billing.payment === "PAID") await refund(tx, deps, billing);
  else if (billing.payment === "PENDING") await settle(tx, deps, billing, "FAILED");
  else return "late";
  return "settled";
};

const take: Record<GatewayEvent["kind"], Take> = {
  PAID: paid,
  WAITING: waits,
  FAILED: failed,
  CLOSED: closed,
  REFUNDED: refunded,
  REFUNDED_IN_PART: refunded,
};

/** Told out of order: how a payment ended was told before it was told that it had begun. */
async function wasTold(
  tx: Executor,
  { orderId, paymentId }: GatewayEvent,
  ended: GatewayEvent["kind"],
) {
  if (paymentId === null) return false;
  const { kind, orderId: of, paymentId: by } = paymentEvents;
  return (
    (await tx.$count(paymentEvents, and(eq(of, orderId), eq(by, paymentId), eq(kind, ended)))) > 0
  );
}

/** Given up, and another has been paid in its place since. */
async function isReplaced(tx: Executor, { id, collegeId, givenUpAt }: Billing) {
  if (!givenUpAt) return false;
  const since = and(
    eq(billings.collegeId, collegeId),
    ne(billings.id, id),
    eq(billings.payment, "PAID"),
    gte(billings.paidAt, givenUpAt),
  );
  return (await tx.$count(billings, since)) > 0;
}
