// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { Plan } from "@toran/contract/schemas/billing";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PlanPriceScreen } from "./plan-price-screen";

const plan = (name: string, students: number, officers: number | null): Plan => ({
  id: name,
  name,
  summary: `For a college like ${name}.`,
  pricePerYear: students * 1000,
  currency: "INR",
  students,
  officers,
  includes: [],
  recommended: false,
});
const [starter, campus, university] = [
  plan("Starter", 300, 3),
  plan("Campus", 1500, 10),
  plan("University", 10_000, null),
];
const plans = [starter, campus, university];

function open(students: number, officers: number, present: Plan = campus) {
  const subscription = {
    state: "ACTIVE" as const,
    plan: present,
    endsAt: "2027-11-01T10:00:00Z",
    used: { students, officers },
    billings: [],
  };
  const says = "Starter holds 300 students, and 400 are there.";
  return renderScreen(<PlanPriceScreen />, {
    area: "po",
    mode: "DASHBOARD",
    path: "/po/plan-price",
    calls: {
      po: {
        billing: {
          plans: async () => ok(plans),
          subscription: async () => ok(subscription),
          create: async () => refusal({ message: says, errors: { planId: says } }, 409),
        },
      },
    },
  });
}
const room = async () =>
  within(await screen.findByRole("region", { name: "What your plan holds" }));
const card = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("says how many of its places are taken, and how many more fit", async () => {
  open(1284, 4);
  const shown = await room();
  expect(shown.getByText("1,284 of 1,500 students")).toBeTruthy();
  expect(shown.getByText("216 more fit")).toBeTruthy();
  expect(shown.getByText("4 of 10 officers")).toBeTruthy();
  const bar = shown.getByRole<HTMLProgressElement>("progressbar", {
    name: "Places for students taken",
  });
  expect(bar.value).toBeCloseTo(0.856);
});

test.each([
  [1350, "Nearly full: 150 more fit"],
  [1499, "Nearly full: 1 more fits"],
  [1500, "Full"],
  [1512, "Full, and 12 more are there"],
])("says in words that little is left: with %i students, %s", async (students, says) => {
  open(students, 4);
  expect((await room()).getByText(says)).toBeTruthy();
});

test("any number of officers has no bar to fill", async () => {
  open(20, 1, university);
  const shown = await room();
  expect(shown.getByText("1 officer")).toBeTruthy();
  expect(shown.getByText("Any number fits")).toBeTruthy();
  expect(shown.getAllByRole("progressbar")).toHaveLength(1);
});

test("a plan that does not hold who is there says so and cannot be chosen; one's own and the largest can", async () => {
  open(20_000, 4);
  await room();
  expect(card("Starter").disabled).toBe(true);
  expect(
    screen.getByText(
      "Starter holds 300 students, and 20,000 are there. Starter holds 3 officers, and 4 are there.",
    ),
  ).toBeTruthy();
  expect(card("Campus").disabled).toBe(false);
  expect(card("University").disabled).toBe(false);
});

test("what the server refuses, since more have come meanwhile, is said above the plans", async () => {
  const { user } = open(290, 2);
  await room();
  await user.click(card("Starter"));
  await user.click(screen.getByRole("button", { name: /^Go to payment/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("Starter holds 300 students");
});
