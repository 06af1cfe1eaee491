import type { Plan } from "@toran/contract/schemas/billing";
import { refused } from "../../http/failures";

const rupees = (amount: number) => amount * 100;

/** What a college may subscribe to. Prices are for a year, before tax, in paise. */
export const plans: Plan[] = [
  {
    id: "5d0f6c1e-3b5a-4e0c-9a51-0c6f0a6c1b01",
    name: "Starter",
    summary: "For a college that places its first batches.",
    pricePerYear: rupees(24_000),
    currency: "INR",
    students: 300,
    includes: ["300 students", "3 officers", "Job postings and applications", "Help by mail"],
    recommended: false,
  },
  {
    id: "5d0f6c1e-3b5a-4e0c-9a51-0c6f0a6c1b02",
    name: "Campus",
    summary: "For a college with a season of its own.",
    pricePerYear: rupees(60_000),
    currency: "INR",
    students: 1500,
    includes: [
      "1,500 students",
      "10 officers",
      "Interview slots and bookings",
      "Dashboards",
      "Help by phone",
    ],
    recommended: true,
  },
  {
    id: "5d0f6c1e-3b5a-4e0c-9a51-0c6f0a6c1b03",
    name: "University",
    summary: "For several colleges under one roof.",
    pricePerYear: rupees(150_000),
    currency: "INR",
    students: 10_000,
    includes: [
      "10,000 students",
      "Any number of officers",
      "Everything in Campus",
      "A named person to call",
    ],
    recommended: false,
  },
];

export const planBy = (id: string) => plans.find((plan) => plan.id === id);

export function chosenPlan(id: string) {
  const plan = planBy(id);
  if (!plan) throw refused({ planId: "Choose a plan." });
  return plan;
}

// Goods and services tax on software services in India.
const taxRate = 0.18;
export const taxOn = (amount: number) => Math.round(amount * taxRate);
