import {
  type Currency,
  type PayPart,
  payParts,
  type PayPeriod,
  type PayTerms,
  rupeesOf,
  toldOf,
} from "@toran/contract/hiring/pay";
import type { Job } from "@toran/contract/schemas/job";
import { payWords } from "./pay";

/** A pay while it is written. */
export interface WrittenPay {
  pay: Record<PayPart | "stipend", number | null>;
  currency: Currency;
  period: PayPeriod;
  /** Rupees for one of the currency. */
  rate: number | null;
}

export const unwrittenPay: WrittenPay = {
  pay: {
    fixed: null,
    variable: null,
    joiningBonus: null,
    relocation: null,
    equity: null,
    other: null,
    stipend: null,
  },
  currency: "INR",
  period: "YEAR",
  rate: null,
};

/** A pay as it was told, to be changed. */
export function writtenFrom({ told, ...inRupees }: Job["pay"]): WrittenPay {
  const amounts = told ?? inRupees;
  return {
    pay: {
      ...unwrittenPay.pay,
      ...Object.fromEntries(payParts.map((part) => [part, amounts[part]])),
      stipend: amounts.stipend,
    },
    currency: told?.currency ?? "INR",
    period: told?.period ?? "YEAR",
    rate: told && told.currency !== "INR" ? told.rate : null,
  };
}

type SentPay = Partial<Record<PayPart | "stipend", number>> & PayTerms;
/** A pay as it is sent; rupees and the year go without saying. */
export function sentPay({ pay, currency, period, rate }: WrittenPay): SentPay {
  const amounts = Object.entries(pay).filter(([, amount]) => amount !== null);
  return {
    ...Object.fromEntries(amounts),
    ...(currency !== "INR" && { currency, ...(rate !== null && { rate }) }),
    ...(period === "MONTH" && { period }),
  };
}

/** What students will read of it. */
export function readOf(written: WrittenPay) {
  if (written.currency !== "INR" && written.rate === null)
    return "Give the rate to see it in rupees.";
  const pay = sentPay(written);
  return `Students read: ${payWords({ ...rupeesOf(pay), told: toldOf(pay) })}.`;
}
