import { and, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import type { Deps } from "../../deps";
import type { SignedIn } from "../accounts/signed-in";
import { takeEvent } from "./events";
import type { OrderGateway } from "./gateway/gateway";
import { gatewayOf } from "./gateway/gateway-of";
import { held } from "./held";
import { away } from "./orders";
import { type Billing, billings, paymentOrders } from "./tables";

type Of = Pick<Billing, "id" | "collegeId">;

/** The orders of a payment that money may still come for. */
const openOrders = (deps: Deps, gateway: OrderGateway, { id, collegeId }: Of) =>
  deps.db
    .select({
      id: paymentOrders.id,
      session: paymentOrders.session,
      paymentId: paymentOrders.paymentId,
    })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.billingId, id),
        eq(paymentOrders.collegeId, collegeId),
        eq(paymentOrders.account, gateway.account),
        isNull(paymentOrders.paidAt),
        isNull(paymentOrders.closedAt),
      ),
    );

/** Closes what nobody has paid, where the gateway can; how each order stands then is asked afterwards. */
export async function closeOrders(deps: Deps, gateway: OrderGateway, of: Of) {
  if (!gateway.close) return;
  for (const order of await openOrders(deps, gateway, of))
    await gateway.close(order).catch((cause: unknown) => notTold(deps, of, cause));
}

const nothing = { kind: "CLOSED", paymentId: null, amount: 0, currency: "" } as const;

/**
 * Asks the gateway how the orders of a payment stand, for when its webhook does not come. What has been paid counts as if
 * it had been told. Throws when the gateway does not answer.
 */
async function reconcile(
  deps: Deps,
  gateway: OrderGateway,
  of: Of,
): Promise<"open" | "waiting" | "paid"> {
  let waits = false;
  for (const order of await openOrders(deps, gateway, of)) {
    const found = await gateway.standing(order);
    if (found === "open") continue;
    const event = found === "closed" ? nothing : found;
    if (event.kind === "WAITING") waits = true;
    const told = `asked:${event.kind}:${event.paymentId ?? order.id}`;
    await takeEvent(deps, { id: told, orderId: order.id, ...event }, Buffer.from(told));
  }
  const own = and(eq(billings.id, of.id), eq(billings.collegeId, of.collegeId));
  const [now] = await deps.db.select({ payment: billings.payment }).from(billings).where(own);
  return now?.payment === "PAID" ? "paid" : waits ? "waiting" : "open";
}

/** The same for somebody who waits for the answer. */
export const asked = (deps: Deps, gateway: OrderGateway, of: Of) =>
  reconcile(deps, gateway, of).catch((cause: unknown) => notTold(deps, of, cause));

function notTold(deps: Deps, { id }: Of, cause: unknown): never {
  deps.log.error({ err: cause, billing: id }, "the payment gateway told of no order");
  throw away();
}

/** Before somebody is sent to a page of the gateway: whether that page has been paid, or cannot be any more. */
export async function askBefore(deps: Deps, gateway: OrderGateway, user: SignedIn, id: string) {
  const billing = await deps.db.transaction((tx) => held(tx, user, id));
  const isPayable = billing.payment === "CREATED" || billing.payment === "FAILED";
  if (isPayable && !billing.givenUpAt) await asked(deps, gateway, billing);
}

const minute = 60 * 1000;
const patience = 10 * minute;
/** How long after an order was made its page may still be open somewhere, and be paid. */
const payable = 2 * 24 * 60 * minute;

/**
 * Looks after payments that wait for a webhook longer than one takes, and after orders of late that nothing was told of:
 * whoever paid may have closed the page before it brought them back.
 */
export async function confirmPayments(deps: Deps) {
  const gateway = gatewayOf(deps.config);
  if (gateway.kind !== "orders") return;
  const now = deps.now().getTime();
  const untold = and(
    inArray(billings.payment, ["CREATED", "FAILED"]),
    gt(paymentOrders.createdAt, new Date(now - payable)),
  );
  const waiting = await deps.db
    .selectDistinct({ id: billings.id, collegeId: billings.collegeId })
    .from(billings)
    .innerJoin(paymentOrders, eq(paymentOrders.billingId, billings.id))
    .where(
      and(
        or(eq(billings.payment, "PENDING"), untold),
        isNull(billings.givenUpAt),
        lt(paymentOrders.createdAt, new Date(now - patience)),
      ),
    );
  for (const billing of waiting)
    await reconcile(deps, gateway, billing).catch((cause: unknown) =>
      deps.log.error({ err: cause, billing: billing.id }, "the payment gateway told of no order"),
    );
}
