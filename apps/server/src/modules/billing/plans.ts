import { inFigures } from "@toran/contract/plan-room";
import type { Plan } from "@toran/contract/schemas/billing";
import { refused } from "../../http/failures";

const rupees = (amount: number) => amount * 100;

type Offered = Omit<Plan, "currency" | "officers"> & { officers: number | null };

/** What a plan holds stands in its figures alone; the words for it are made of them. */
const offered = ({ includes, ...figures }: Offered) => ({
  ...figures,
  currency: "INR",
  includes: [
    `${inFigures(figures.students)} students`,
    figures.officers === null
      ? "Any number of officers"
      : `${inFigures(figures.officers)} officers`,
    ...includes,
  ],
});

/** What a college may subscribe to. Prices are for a year, before tax, in paise. */
export const plans = [
  offered({
    id: "5d0f6c1e-3b5a-4e0c-9a51-0c6f0a6c1b01",
    name: "Starter",
    summary: "For a college that places its first batches.",
    pricePerYear: rupees(24_000),
    students: 300,
    officers: 3,
    includes: ["Job postings and applications", "Help by mail"],
    recommended: false,
  }),
  offered({
    id: "5d0f6c1e-3b5a-4e0c-9a51-0c6f0a6c1b02",
    name: "Campus",
    summary: "For a college with a season of its own.",
    pricePerYear: rupees(60_000),
    students: 1500,
    officers: 10,
    includes: ["Interview slots and bookings", "Dashboards", "Help by phone"],
    recommended: true,
  }),
  offered({
    id: "5d0f6c1e-3b5a-4e0c-9a51-0c6f0a6c1b03",
    name: "University",
    summary: "For several colleges under one roof.",
    pricePerYear: rupees(150_000),
    students: 10_000,
    officers: null,
    includes: ["Everything in Campus", "A named person to call"],
    recommended: false,
  }),
] satisfies Plan[];

export const planBy = (id: string) => plans.find((plan) => plan.id === id);

export function chosenPlan(id: string) {
  const plan = planBy(id);
  if (!plan) throw refused({ planId: "Choose a plan." });
  return plan;
}

// Goods and services tax on software services in India.
const taxRate = 0.18;
export const taxOn = (amount: number) => Math.round(amount * taxRate);
