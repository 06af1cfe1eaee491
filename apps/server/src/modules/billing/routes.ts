import { api } from "@toran/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { resumeOfficers, stepSaved } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { fileReply } from "../../files/file-reply";
import { fileBy } from "../../files/keep";
import { foundCollege } from "../colleges/college";
import { invoiceOf, issueInvoice } from "./invoices";
import { chosenPlan, planBy, plans, taxOn } from "./plans";
import { type Billing, billings } from "./tables";

const year = 365 * 24 * 60 * 60 * 1000;
const unpaid = ["CREATED", "PENDING", "FAILED"] as const;

const shown = ({ id, planId, amount, tax, currency, payment, createdAt }: Billing) => ({
  id,
  planId,
  amount,
  tax,
  currency,
  payment,
  createdAt: createdAt.toISOString(),
});

const priced = (planId: string) => {
  const { pricePerYear: amount, currency } = chosenPlan(planId);
  return { planId, amount, tax: taxOn(amount), currency };
};

const held = async (tx: Executor, { collegeId }: SignedIn, id: string) => {
  if (!collegeId) throw notFound("The payment");
  const own = and(eq(billings.id, id), eq(billings.collegeId, collegeId));
  return one(tx.select().from(billings).where(own).for("update"), "The payment");
};

/** Plans, and paying for one. The gateway of this server is a pretend one that can be told how to end. */
export function billingRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  implement(app, deps, api.po.billing, {
    plans: async () => plans,

    create: ({ user, body }) =>
      db.transaction(async (tx) => {
        const collegeId = await foundCollege(tx, user);
        const open = and(eq(billings.collegeId, collegeId), inArray(billings.payment, [...unpaid]));
        const [before] = await tx.select().from(billings).where(open).for("update");
        // A plan chosen again before it is paid changes the choice; it does not open a second payment.
        const saved = before
          ? tx
              .update(billings)
              .set({ ...priced(body.planId), payment: "CREATED" })
              .where(eq(billings.id, before.id))
          : tx
              .insert(billings)
              .values({ ...priced(body.planId), collegeId, createdAt: deps.now() });
        return shown(await one(saved.returning(), "The payment"));
      }),

    update: ({ user, params, body }) =>
      db.transaction(async (tx) => {
        const before = await held(tx, user, params.id);
        if (before.payment === "PAID" || before.payment === "REFUNDED")
          throw conflict("This payment has been made already; its plan stays.");
        const changed = tx
          .update(billings)
          .set(priced(body.planId))
          .where(eq(billings.id, before.id))
          .returning();
        return shown(await one(changed, "The payment"));
      }),

    pay: ({ user, params, body: { outcome = "succeed" } }) =>
      db.transaction(async (tx) => {
        const before = await held(tx, user, params.id);
        // Coming back twice from the gateway pays once.
        if (before.payment === "PAID")
          return { billing: shown(before), mode: await stepSaved(tx, user, "PAYMENT") };
        if (outcome !== "succeed") {
          const payment = outcome === "fail" ? "FAILED" : "PENDING";
          const changed = tx
            .update(billings)
            .set({ payment })
            .where(eq(billings.id, before.id))
            .returning();
          return { billing: shown(await one(changed, "The payment")), mode: user.mode };
        }
        const paidAt = deps.now();
        const values = {
          payment: "PAID" as const,
          paidAt,
          endsAt: new Date(paidAt.getTime() + year),
        };
        const paid = await one(
          tx.update(billings).set(values).where(eq(billings.id, before.id)).returning(),
          "The payment",
        );
        await resumeOfficers(tx, before.collegeId);
        const mode = await stepSaved(tx, user, "PAYMENT");
        return said({ billing: shown(paid), mode }, "Thank you. Your plan is active.");
      }),

    createInvoice: async ({ user, params }) => {
      if (!user.collegeId) throw notFound("The payment");
      const { number, file, issuedAt } = await issueInvoice(deps, user.collegeId, params.id);
      return { number, key: file ?? "", issuedAt: issuedAt.toISOString() };
    },
    invoice: async ({ user, params, call }) => {
      const found = user.collegeId && (await invoiceOf(db, user.collegeId, params.id));
      const file = found && found.file ? await fileBy(db, found.file) : undefined;
      if (!file) throw notFound("The invoice");
      return fileReply(deps, file, call, "private, no-store");
    },

    subscription: async ({ user }) => {
      const rows = user.collegeId
        ? await db
            .select()
            .from(billings)
            .where(eq(billings.collegeId, user.collegeId))
            .orderBy(desc(billings.createdAt))
            .limit(100)
        : [];
      const paid = rows.find(({ payment }) => payment === "PAID");
      const runs = paid?.endsAt && paid.endsAt > deps.now();
      return {
        state: paid ? (runs ? ("ACTIVE" as const) : ("EXPIRED" as const)) : null,
        plan: (paid && planBy(paid.planId)) ?? null,
        endsAt: paid?.endsAt?.toISOString() ?? null,
        billings: rows.map(shown),
      };
    },
  });
}
