// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { useEffect } from "react";
import { useStores } from "@/stores/use-stores";
import { officer } from "../testing/officer";
import { PlanPriceScreen } from "./plan-price-screen";

const payment = (id: string, more: object) => ({
  id,
  planId: "plan",
  amount: 2400000,
  tax: 432000,
  currency: "INR",
  payment: "CREATED" as const,
  createdAt: "2026-11-01T10:00:00Z",
  invoice: null,
  ...more,
});
const left = payment("left", {});
const plan = {
  id: "plan",
  name: "Campus",
  summary: "For a season.",
  pricePerYear: 6_000_000,
  currency: "INR",
  students: 1500,
  officers: 10,
  includes: [],
  recommended: true,
};
const refunded = payment("refunded", {
  payment: "REFUNDED" as const,
  createdAt: "2026-10-01T10:00:00Z",
  invoice: { number: "TRC/26-27/000001", state: "CREDITED" as const },
});

// Abroad, where the day is another one than in India for half of the time.
vi.hoisted(() => vi.stubEnv("TZ", "America/Los_Angeles"));
afterAll(() => void vi.unstubAllEnvs());

test("a payment and the plan are told by the days that the invoice says, wherever they are read", async () => {
  const at = "2026-11-19T20:00:00Z";
  // Begun long before, left, and paid then.
  const billings = [payment("paid", { payment: "PAID" as const, paidAt: at })];
  const state = "ACTIVE" as const;
  const subscription = async () =>
    ok({ state, plan: null, endsAt: "2027-11-19T20:00:00Z", billings });
  renderScreen(<PlanPriceScreen />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { billing: { plans: async () => ok([]), subscription } } },
  });
  expect(await screen.findByRole("button", { name: "Invoice of 20 Nov 2026" })).toBeTruthy();
  expect(screen.getByText("20 November 2027")).toBeTruthy();
  expect(screen.getByText(/goes on for a year from 20 November 2027/)).toBeTruthy();
});

test("a trial that has ended says until when it ran, and has its plan paid for, not renewed", async () => {
  const state = "EXPIRED" as const;
  const endsAt = "2026-11-19T20:00:00Z";
  const subscription = answering(ok({ state, plan, endsAt, billings: [left] }));
  renderScreen(<PlanPriceScreen />, {
    area: "po",
    mode: "PAYMENTEXPIRY",
    calls: { po: { billing: { plans: async () => ok([plan]), subscription } } },
  });
  expect(await screen.findByText("Trial until")).toBeTruthy();
  expect(screen.queryByText("Paid until")).toBeNull();
  expect(screen.getByRole("heading", { name: "Pay for a plan" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Go to payment/ })).toBeTruthy();
});

test("a plan that has ended says until when everything goes on all the same", async () => {
  const state = "PAST_DUE" as const;
  const endsAt = "2026-11-19T20:00:00Z";
  const subscription = answering(ok({ state, plan: null, endsAt, billings: [] }));
  renderScreen(<PlanPriceScreen />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { billing: { plans: async () => ok([]), subscription } } },
  });
  expect(await screen.findByText(/everything goes on until 4 December 2026\./)).toBeTruthy();
  expect(screen.queryByText(/Until then/)).toBeNull();
});

test("each payment says how it stands; one that was left is gone on with or given up, one that went back has its credit note", async () => {
  const nothing = { state: "CANCELLED" as const, plan: null, endsAt: null };
  const subscription = answering(
    ok({ ...nothing, billings: [left, refunded] }),
    ok({ ...nothing, billings: [refunded] }),
  );
  const giveUp = answering(ok(undefined));
  const { user } = renderScreen(<PlanPriceScreen />, {
    area: "po",
    mode: "DASHBOARD",
    path: "/po/plan-price",
    calls: { po: { billing: { plans: async () => ok([]), subscription, giveUp } } },
  });
  expect(await screen.findByText("Not paid yet")).toBeTruthy();
  expect(screen.getByText("Paid back")).toBeTruthy();
  expect(screen.getByText(/credit note TRC\/26-27\/000001/)).toBeTruthy();
  expect(
    screen.getByRole("button", { name: "Credit note for the payment of 1 Oct 2026" }),
  ).toBeTruthy();
  const goOn = screen.getByRole("link", { name: "Go on with the payment of 1 Nov 2026" });
  expect(goOn.getAttribute("href")).toBe("/po/payment");
  await user.click(screen.getByRole("button", { name: "Give up the payment of 1 Nov 2026" }));
  await user.click(await screen.findByRole("button", { name: /^Give it up/ }));
  await waitFor(() => expect(screen.queryByText("Not paid yet")).toBeNull());
  expect(giveUp.asked).toEqual([{ params: { id: "left" } }]);
});

const down = (message: string) => async () => refusal({ message }, 500);

test("an invoice and a credit note that do not come say why", async () => {
  const paid = payment("paid", { payment: "PAID" as const });
  const nothing = { state: "ACTIVE" as const, plan: null, endsAt: null };
  const { user, stores } = renderScreen(<PlanPriceScreen />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: {
        billing: {
          plans: async () => ok([]),
          subscription: async () => ok({ ...nothing, billings: [paid, refunded] }),
          createInvoice: async () =>
            ok({ number: "TRN/26-27/000001", key: "key", issuedAt: "2026-11-01T10:00:00Z" }),
          invoice: down("No invoice came."),
          creditNote: down("No credit note came."),
        },
      },
    },
  });
  const told = () => stores.feedback.toasts.map(({ title }) => title);
  await user.click(await screen.findByRole("button", { name: /^Invoice of/ }));
  await waitFor(() => expect(told()).toContain("No invoice came."));
  await user.click(screen.getByRole("button", { name: /^Credit note for/ }));
  await waitFor(() => expect(told()).toContain("No credit note came."));
});

function Looked() {
  const { po } = useStores();
  useEffect(() => void po.load(), [po]);
  return <PlanPriceScreen />;
}

test("who only looks at the plans is told who pays, and is offered none to choose", async () => {
  const paid = { payment: "PAID" as const, createdAt: "2026-10-02T10:00:00Z" };
  const kept = { number: "TRN/26-27/000001", state: "PAID" as const };
  const billings = [
    left,
    payment("issued", { ...paid, invoice: kept }),
    payment("none", { ...paid, createdAt: "2026-10-03T10:00:00Z" }),
  ];
  const subscription = answering(ok({ state: null, plan: null, endsAt: null, billings }));
  const invoice = answering(refusal({ message: "No invoice came." }, 500));
  const { user } = renderScreen(<Looked />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: {
        profile: { profile: async () => ok({ data: officer("VIEWER") }) },
        billing: { plans: async () => ok([]), subscription, invoice },
      },
    },
  });
  expect(await screen.findByText(/A lead of your college.* pays for it/)).toBeTruthy();
  expect(screen.getByText("Not paid yet")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Go to payment|Give up/ })).toBeNull();
  // What was issued they read, and issue nothing.
  expect(screen.getAllByRole("button", { name: /^Invoice of/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Invoice of 2 Oct 2026" }));
  await waitFor(() => expect(invoice.asked).toEqual([{ params: { id: "issued" } }]));
});
