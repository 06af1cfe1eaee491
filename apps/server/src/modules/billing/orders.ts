import { totalOf } from "@toran/contract/billing-total";
import type { PaymentOrder } from "@toran/contract/schemas/billing";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { conflict, Failure, notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import type { OrderGateway, Proof } from "./gateway/gateway";
import { held } from "./held";
import { settle } from "./settle";
import { type Billing, billings, type PaymentOrderRow, paymentOrders } from "./tables";

/** The order of a billing for what it costs now, if one was opened; one order can be paid once. */
async function openOrder(db: Executor, billing: Billing, account: string) {
  const [found] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.billingId, billing.id),
        eq(paymentOrders.collegeId, billing.collegeId),
        eq(paymentOrders.account, account),
        eq(paymentOrders.amount, totalOf(billing)),
        eq(paymentOrders.currency, billing.currency),
        isNull(paymentOrders.closedAt),
      ),
    );
  return found;
}

/**
 * The order that a payment is made with: opened once, and the same one for everybody who asks. The gateway is
 * asked while no row is held, and an order it made for nothing is given to nobody.
 */
export async function orderFor(
  deps: Deps,
  gateway: OrderGateway,
  user: SignedIn,
  billing: Billing,
): Promise<PaymentOrderRow> {
  const before = await openOrder(deps.db, billing, gateway.account);
  if (before) return before;
  const charge = { billingId: billing.id, amount: totalOf(billing), currency: billing.currency };
  const made = await gateway.makeOrder(charge).catch((cause: unknown) => {
    deps.log.error({ err: cause, billing: billing.id }, "the payment gateway made no order");
    throw away();
  });
  return deps.db.transaction(async (tx) => {
    const now = await held(tx, user, billing.id);
    if (totalOf(now) !== charge.amount || now.currency !== charge.currency)
      throw conflict("The plan was changed at the same moment. Look again and retry.");
    const other = await openOrder(tx, now, gateway.account);
    if (other) return other;
    const row = {
      ...made,
      billingId: now.id,
      collegeId: now.collegeId,
      account: gateway.account,
      amount: charge.amount,
      currency: charge.currency,
      createdAt: deps.now(),
      paymentId: null,
      paidAt: null,
      closedAt: null,
    };
    await tx.insert(paymentOrders).values(row);
    return row;
  });
}

export const away = () =>
  new Failure(503, {
    message: "The payment service did not answer. Nothing was charged; try again in a moment.",
  });

/** Somebody came back from the gateway: what it signed says that it has been paid there, its webhook that the money is ours. */
export async function comeBack(
  tx: Executor,
  deps: Deps,
  gateway: OrderGateway,
  billing: Billing,
  proof: Proof,
): Promise<Billing> {
  const own = and(
    eq(paymentOrders.id, proof.orderId),
    eq(paymentOrders.billingId, billing.id),
    eq(paymentOrders.collegeId, billing.collegeId),
  );
  const [order] = await tx.select().from(paymentOrders).where(own);
  if (!order) throw notFound("The payment");
  if (!gateway.proves(proof))
    throw conflict("The payment service did not confirm this payment. Look again in a moment.");
  if (order.paidAt) return billing;
  if (order.amount !== totalOf(billing) || order.currency !== billing.currency)
    throw conflict("This was paid for another plan than the one chosen now. Please write to us.");
  await tx.update(paymentOrders).set({ paymentId: proof.paymentId }).where(own);
  return settle(tx, deps, billing, "PENDING");
}

/** How an order is handed to the page that pays it. */
export const shownOrder = (
  { name, account }: OrderGateway,
  { id, amount, currency, page }: PaymentOrderRow,
): PaymentOrder =>
  name === "razorpay"
    ? { gateway: name, id, amount, currency, keyId: account }
    : { gateway: name, id, amount, currency, page: page ?? "" };

/** The billing of an order, held, and the order; nothing when nobody here opened it. */
export async function heldByOrder(tx: Executor, orderId: string) {
  const byId = eq(paymentOrders.id, orderId);
  const [known] = await tx.select().from(paymentOrders).where(byId);
  if (!known) return undefined;
  const own = and(eq(billings.id, known.billingId), eq(billings.collegeId, known.collegeId));
  const [billing] = await tx.select().from(billings).where(own).for("update");
  // Read again: whoever held the billing may have written to it.
  const [order] = await tx.select().from(paymentOrders).where(byId);
  return billing && order && { billing, order };
}
