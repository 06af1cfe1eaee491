// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Billing, PaymentOrder } from "@toran/contract/schemas/billing";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { officer } from "../testing/officer";
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

const order = {
  gateway: "razorpay" as const,
  id: "order_1",
  amount: 2832000,
  currency: "INR",
  keyId: "rzp_test_1",
};
afterEach(() => delete window.Razorpay);

const away = { ...order, gateway: "stripe" as const, page: "https://checkout.stripe.com/c/pay/1" };
interface More {
  billing?: Billing;
  order?: PaymentOrder;
  path?: string;
  leaveFor?: (page: string) => void;
  giveUp?: NonNullable<NonNullable<FakeCalls["po"]>["billing"]>["giveUp"];
}
function open(
  payment: State,
  then: State = payment,
  { giveUp, path, leaveFor, ...more }: More = {},
) {
  const pay = answering(
    ok({ billing: { ...opened, payment: then }, mode: "PAYMENT" as const, ...more }),
  );
  const billings = [
    { ...opened, payment, invoice: null },
    {
      ...opened,
      payment: "FAILED" as const,
      createdAt: "2026-10-01T10:00:00Z",
      invoice: null,
    },
  ];
  const view = renderScreen(<PaymentScreen leaveFor={leaveFor} />, {
    path,
    area: "po",
    mode: "PAYMENT",
    calls: {
      po: {
        steps: { read: async () => ok({ mode: "PAYMENT", furthest: "PAYMENT" }) },
        billing: {
          plans: async () => ok([]),
          subscription: async () => ok({ state: null, plan: null, endsAt: null, billings }),
          pay,
          ...(giveUp && { giveUp }),
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

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];
/** The page of the gateway, on which somebody does this. */
function gatewayPage(act: (options: Options) => void) {
  window.Razorpay = class {
    readonly open: () => void;
    constructor(options: Options) {
      this.open = () => act(options);
    }
  };
}

test("where the server has a gateway its page is opened for the order, and what it signed is handed on", async () => {
  gatewayPage(({ key, order_id, amount, handler }) => {
    expect([key, amount]).toEqual(["rzp_test_1", 2832000]);
    handler({
      razorpay_order_id: order_id,
      razorpay_payment_id: "pay_1",
      razorpay_signature: "signed",
    });
  });
  const { user, pay } = open("CREATED", "PENDING", { order });
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  expect(await screen.findByText("The payment is being confirmed")).toBeTruthy();
  const proof = { orderId: "order_1", paymentId: "pay_1", signature: "signed" };
  expect(pay.asked).toEqual([
    expect.objectContaining({ params: { id } }),
    { params: { id }, body: { proof } },
  ]);
});

test("a gateway with a page of its own is gone to, and who comes back is told how it ended", async () => {
  const gone: string[] = [];
  const { user, pay, unmount } = open("CREATED", "CREATED", {
    order: away,
    leaveFor: (page) => void gone.push(page),
  });
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  await waitFor(() => expect(gone).toEqual([away.page]));
  expect(pay.asked).toHaveLength(1);
  unmount();
  const back = open("CREATED", "PENDING", { path: "/po/payment?returned=yes" });
  expect(await screen.findByText("The payment is being confirmed")).toBeTruthy();
  expect(back.pay.asked).toEqual([{ params: { id }, body: {} }]);
});

test("closing the page of the gateway changes nothing, and it can be opened again", async () => {
  gatewayPage(({ modal }) => modal.ondismiss());
  const { user, pay } = open("CREATED", "CREATED", { order });
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  expect(pay.asked).toHaveLength(2);
});

test("asking how a payment stands never opens the page of the gateway", async () => {
  let pages = 0;
  gatewayPage(() => void pages++);
  const { user } = open("PENDING", "FAILED", { order });
  await user.click(await screen.findByRole("button", { name: /^Check again/ }));
  expect(await screen.findByText("The payment did not go through")).toBeTruthy();
  expect(pages).toBe(0);
});

test("a payment that waits can be given up, unless its gateway has money for it", async () => {
  const message = "The payment service has money for it and confirms it soon. Look again then.";
  const giveUp = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<undefined>>>(
    refusal({ message }, 409),
    ok(undefined),
  );
  const manners: unknown[] = [];
  const { user, pay } = open("PENDING", "PENDING", {
    giveUp: async (input, manner) => {
      manners.push(manner);
      return giveUp(input);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Give up" }));
  await user.click(await screen.findByRole("button", { name: /^Give it up/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  // Said once, and how the payment stands is asked once it has been read.
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(pay.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(pay.asked).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Give up" }));
  expect(screen.queryByText(message)).toBeNull();
  await user.click(await screen.findByRole("button", { name: /^Give it up/ }));
  await waitFor(() => expect(giveUp.asked).toEqual([{ params: { id } }, { params: { id } }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["PAYMENT", "/po/pricing"],
  ["DASHBOARD", "/po/plan-price"],
  ["PAYMENTEXPIRY", "/po/plan-price"],
] as const)(
  "in mode %s who has nothing to pay is led to where plans are chosen: %s",
  async (mode, path) => {
    const none = { state: null, plan: null, endsAt: null, billings: [] };
    renderScreen(<PaymentScreen />, {
      area: "po",
      mode,
      calls: {
        po: {
          steps: { read: async () => ok({ mode, furthest: mode }) },
          profile: { profile: async () => ok({ data: officer("LEAD") }) },
          billing: { plans: async () => ok([]), subscription: async () => ok(none) },
          address: { read: async () => ok(null) },
        },
      },
    });
    const link = await screen.findByRole("link", { name: "Choose a plan" });
    expect(link.getAttribute("href")).toBe(path);
  },
);

test.each([
  ["PENDING", "Go to your office", "/po/home"],
  ["REFUNDED", "Choose a plan", "/po/plan-price"],
] as const)("a renewal that is %s leads on: %s", async (payment, name, path) => {
  const billings = [{ ...opened, payment, invoice: null }];
  renderScreen(<PaymentScreen />, {
    area: "po",
    mode: "DASHBOARD",
    calls: {
      po: {
        profile: { profile: async () => ok({ data: officer("LEAD") }) },
        billing: {
          plans: async () => ok([]),
          subscription: async () => ok({ state: null, plan: null, endsAt: null, billings }),
        },
      },
    },
  });
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(path);
});

test("a plan that was changed in another tab is not paid unseen: the new total is shown first", async () => {
  const dearer = { ...opened, amount: 6000000, tax: 1080000, payment: "CREATED" as const };
  const { user, pay } = open("CREATED", "CREATED", { billing: dearer });
  await user.click(await screen.findByRole("button", { name: /^Pay ₹28,320/ }));
  expect(await screen.findByText(/The plan was changed meanwhile/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Pay ₹70,800/ }));
  expect(pay.asked).toEqual([
    expect.objectContaining({ body: { total: 2832000, outcome: expect.anything() } }),
    expect.objectContaining({ body: { total: 7080000, outcome: expect.anything() } }),
  ]);
});

test.each([
  ["CREATED", "₹28,320 are not paid yet"],
  ["PENDING", "The payment is being confirmed"],
  ["FAILED", "The payment did not go through"],
] as const)(
  "who only looks at a payment that is %s is told how it stands and who pays, and nothing is asked of the gateway",
  async (payment, stands) => {
    const pay = answering(refusal({ message: "Look only." }, 403));
    const billings = [{ ...opened, payment, invoice: null }];
    renderScreen(<PaymentScreen />, {
      area: "po",
      mode: "DASHBOARD",
      path: "/po/payment?returned=yes",
      calls: {
        po: {
          profile: { profile: async () => ok({ data: officer("VIEWER") }) },
          billing: {
            plans: async () => ok([]),
            subscription: async () => ok({ state: null, plan: null, endsAt: null, billings }),
            pay,
          },
        },
      },
    });
    expect(await screen.findByText(stands)).toBeTruthy();
    expect(screen.getByText(/A lead of your college.* pays for it/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("link").map((link) => link.textContent)).not.toContain(
      "Choose another plan",
    );
    expect(pay.asked).toEqual([]);
  },
);
