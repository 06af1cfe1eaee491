import { api } from "@toran/contract";
import { totalOf } from "@toran/contract/billing-total";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { stepSaved } from "../accounts/modes";
import { fileReply } from "../../files/file-reply";
import { fileBy } from "../../files/keep";
import { foundCollege, holdPlaces } from "../colleges/college";
import { creditNoteFile } from "./credit-notes";
import { gatewayOf } from "./gateway/gateway-of";
import { recordBegun, recordChoice } from "./deeds";
import { giveUp } from "./give-up";
import { held } from "./held";
import { invoiceOf, issueInvoice } from "./invoices";
import { comeBack, orderFor, shownOrder } from "./orders";
import { askBefore } from "./reconcile";
import { chosenPlan, plans, taxOn } from "./plans";
import { requireLargeEnough, usedBy } from "./room";
import { settle } from "./settle";
import { billingsOf, listed, shown } from "./listed";
import { standing } from "./subscription";
import { type Billing, billings } from "./tables";
import { beginTrial } from "./trials";
import { paymentWebhook } from "./webhook";

const unpaid = ["CREATED", "PENDING", "FAILED"] as const;

const isPayable = ({ payment }: Billing) => payment === "CREATED" || payment === "FAILED";

function refuseGivenUp({ givenUpAt }: Billing) {
  if (givenUpAt) throw conflict("This payment was given up. Choose a plan to pay for one.");
}

const priced = (planId: string) => {
  const { pricePerYear: amount, currency } = chosenPlan(planId);
  return { planId, amount, tax: taxOn(amount), currency };
};

/** What was tried before says nothing of the choice; only a payment for the same plan stays on its way. */
const chosenInstead = (before: Billing, planId: string) => {
  const onItsWay = before.payment === "PENDING" && before.planId === planId;
  return { ...priced(planId), payment: onItsWay ? ("PENDING" as const) : ("CREATED" as const) };
};

/** Plans, and paying for one at the gateway that the configuration names. */
export function billingRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const gateway = gatewayOf(deps.config);
  if (gateway.kind === "orders") paymentWebhook(app, deps, gateway);

  // Money that a real gateway is about to bring must still fit what was chosen.
  const mayChoose = ({ payment, planId }: Billing, wanted: string) => {
    if (gateway.kind === "orders" && payment === "PENDING" && planId !== wanted)
      throw conflict("A payment is being confirmed. Wait for it before you choose another plan.");
  };

  implement(app, deps, api.po.billing, {
    plans: async () => plans,

    create: ({ user, body, call }) =>
      db.transaction(async (tx) => {
        const collegeId = await foundCollege(tx, user);
        // Of two officers who choose at once the second finds what the first has opened.
        await holdPlaces(tx, collegeId);
        await requireLargeEnough(tx, collegeId, chosenPlan(body.planId), deps.now());
        const open = and(
          eq(billings.collegeId, collegeId),
          inArray(billings.payment, [...unpaid]),
          isNull(billings.givenUpAt),
        );
        const [before] = await tx.select().from(billings).where(open).for("update");
        if (before) mayChoose(before, body.planId);
        // A plan chosen again before it is paid changes the choice; it does not open a second payment.
        const saved = before
          ? tx
              .update(billings)
              .set(chosenInstead(before, body.planId))
              .where(eq(billings.id, before.id))
          : tx
              .insert(billings)
              .values({ ...priced(body.planId), collegeId, createdAt: deps.now() });
        const chosen = await one(saved.returning(), "The payment");
        await recordChoice(tx, { user, call }, chosen, { at: deps.now(), before });
        return shown(chosen);
      }),

    update: ({ user, params, body, call }) =>
      db.transaction(async (tx) => {
        const before = await held(tx, user, params.id);
        if (before.payment === "PAID" || before.payment === "REFUNDED")
          throw conflict("This payment has been made already; its plan stays.");
        refuseGivenUp(before);
        mayChoose(before, body.planId);
        await requireLargeEnough(tx, before.collegeId, chosenPlan(body.planId), deps.now());
        const changed = tx
          .update(billings)
          .set(chosenInstead(before, body.planId))
          .where(eq(billings.id, before.id))
          .returning();
        const chosen = await one(changed, "The payment");
        await recordChoice(tx, { user, call }, chosen, { at: deps.now(), before });
        return shown(chosen);
      }),

    pay: async ({ user, params, call, body: { outcome, proof, total } }) => {
      if (gateway.kind === "orders" && gateway.close && !proof)
        await askBefore(deps, gateway, user, params.id);
      const { billing, mode, agreed } = await db.transaction(async (tx) => {
        const before = await held(tx, user, params.id);
        if (before.payment === "REFUNDED")
          throw conflict("This payment was paid back. Choose a plan to pay for one again.");
        // Who was paying in another tab has paid.
        if (!proof) refuseGivenUp(before);
        // A plan chosen in another tab has another price, which nobody has agreed to here.
        if (!proof && isPayable(before) && total !== undefined && total !== totalOf(before))
          return { billing: before, mode: user.mode, agreed: false };
        // More may have come since it was chosen. Money that was sent already is never refused.
        if (!proof && isPayable(before))
          await requireLargeEnough(tx, before.collegeId, chosenPlan(before.planId), deps.now());
        // A page that only looks how it stands says no total.
        if (!proof && isPayable(before) && (gateway.kind === "pretend" || total !== undefined))
          await recordBegun(tx, { user, call }, before, deps.now());
        const after =
          gateway.kind === "pretend"
            ? await settle(tx, deps, before, gateway.end(outcome))
            : proof
              ? await comeBack(tx, deps, gateway, before, proof)
              : before;
        // Coming back twice from the gateway pays once.
        const paid = after.payment === "PAID";
        return {
          billing: after,
          mode: paid ? await stepSaved(tx, user, "PAYMENT") : user.mode,
          agreed: true,
        };
      });
      if (billing.payment === "PAID")
        return said({ billing: shown(billing), mode }, "Thank you. Your plan is active.");
      if (gateway.kind === "pretend" || proof || !agreed || billing.payment === "PENDING")
        return { billing: shown(billing), mode };
      const order = shownOrder(gateway, await orderFor(deps, gateway, user, billing));
      return { billing: shown(billing), mode, order };
    },

    tryOut: async ({ user, call, body: { planId } }) => {
      const begun = await db.transaction(async (tx) => {
        if (user.collegeId)
          await requireLargeEnough(tx, user.collegeId, chosenPlan(planId), deps.now());
        return beginTrial(tx, deps, { user, call }, planId);
      });
      return said(begun, "Your trial has begun.");
    },

    giveUp: ({ user, params, call }) => giveUp(deps, gateway, { user, call, id: params.id }),

    createInvoice: async ({ user, params, call }) => {
      if (!user.collegeId) throw notFound("The payment");
      const by = { user, call };
      const { number, file, issuedAt } = await issueInvoice(deps, by, user.collegeId, params.id);
      return { number, key: file ?? "", issuedAt: issuedAt.toISOString() };
    },
    invoice: async ({ user, params, call }) => {
      const found = user.collegeId && (await invoiceOf(db, user.collegeId, params.id));
      const file = found && found.file ? await fileBy(db, found.file) : undefined;
      if (!file) throw notFound("The invoice");
      return fileReply(deps, file, call, "private, no-store");
    },

    creditNote: async ({ user, params, call }) => {
      const key = user.collegeId && (await creditNoteFile(deps, user.collegeId, params.id));
      const file = key ? await fileBy(db, key) : undefined;
      if (!file) throw notFound("The credit note");
      return fileReply(deps, file, call, "private, no-store");
    },

    subscription: async ({ user }) => {
      const found = user.collegeId ? await billingsOf(db, user.collegeId) : [];
      const all = found.map(({ billing }) => billing);
      return {
        ...(await standing(db, user.collegeId, { all, now: deps.now() })),
        ...(user.collegeId && { used: await usedBy(db, user.collegeId) }),
        billings: found.map(listed),
      };
    },
  });
}
