// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PaymentScreen } from "./payment-screen";

const id = "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a01";
const opened = {
  id,
  planId: id,
  amount: 2400000,
  tax: 432000,
  currency: "INR",
  createdAt: "2026-11-01T10:00:00Z",
};
type State = "CREATED" | "PENDING" | "PAID" | "FAILED";

function open(payment: State, then: State = payment) {
  const pay = answering(ok({ billing: { ...opened, payment: then }, mode: "PAYMENT" as const }));
  const billings = [
    { ...opened, payment },
    { ...opened, payment: "FAILED" as const, createdAt: "2026-10-01T10:00:00Z" },
  ];
  const view = renderScreen(<PaymentScreen />, {
    area: "po",
    mode: "PAYMENT",
    calls: {
      po: {
        steps: { read: async () => ok({ mode: "PAYMENT", furthest: "PAYMENT" }) },
        billing: {
          plans: async () => ok([]),
          subscription: async () => ok({ state: null, plan: null, endsAt: null, billings }),
          pay,
        },
        address: { read: async () => ok(null) },
      },
    },
  });
  return { ...view, pay };
}

test("a payment that failed says so, and can be tried again or changed to another plan", async () => {
  const { user, pay } = open("CREATED", "FAILED");
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  expect(await screen.findByText("The payment did not go through")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose another plan" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Try again/ }));
  expect(pay.asked).toHaveLength(2);
});

test("the payment that was opened last is the one that is paid", async () => {
  const { user, pay } = open("CREATED", "PENDING");
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  expect(pay.asked).toEqual([expect.objectContaining({ params: { id } })]);
  expect(await screen.findByText("The payment is being confirmed")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Check again/ })).toBeTruthy();
});
