import { z } from "zod/mini";
import { type Currency, currencies, ctcOf, payPeriods, rupeesOf } from "../hiring/pay";
import { limits } from "../limits";
import { choice, maybe, number } from "./fields";

const { most, rate: bounds } = limits.hiring.pay;
const amount = maybe(number("Give a whole amount, 0 or more.", 0, 1_000_000_000));
const rateAsked = "Say how many rupees one of the currency is worth, like 85.25.";
const rate = number(rateAsked, bounds.least, bounds.most, "decimal").check(
  z.refine((value) => Number(value.toFixed(4)) === value, "Keep it to four decimals."),
);
// What is wrong with the terms is told with what else is wrong, not once that is right.
const always = ({ value }: { value: unknown }) => value instanceof Object;
const tooMuch = `more than ₹${most / 10_000_000} crore`;
const isForeign = (currency: Currency | undefined) => currency !== undefined && currency !== "INR";

/** What is paid, as it is told: in rupees by the year, unless it says another currency or the month. */
export const payInput = z
  .object({
    currency: z.optional(choice(currencies, "Choose a currency of the list.")),
    /** How often what recurs is paid; a joining bonus, a relocation and equity come once. */
    period: z.optional(choice(payPeriods)),
    /** Rupees for one of the currency, as the company states it. */
    rate: maybe(rate),
    fixed: amount,
    variable: amount,
    joiningBonus: amount,
    relocation: amount,
    equity: amount,
    other: amount,
    /** A month's. */
    stipend: amount,
    /** May be left out; where it is given it must be what the parts are in a year, in the currency told. */
    ctc: amount,
  })
  .check(
    z.refine(({ currency, rate: stated }) => !isForeign(currency) || stated !== undefined, {
      error: rateAsked,
      path: ["rate"],
      when: always,
    }),
    z.refine(({ currency, rate: stated = 1 }) => isForeign(currency) || stated === 1, {
      error: "Say which currency the rate is of; rupees need none.",
      path: ["currency"],
      when: always,
    }),
    z.refine((pay) => pay.ctc === undefined || pay.ctc === (ctcOf(pay) ?? pay.ctc), {
      error: "The parts do not add up to this.",
      path: ["ctc"],
    }),
    z.refine((pay) => (rupeesOf(pay).ctc ?? 0) <= most, {
      error: `Together this is ${tooMuch} a year. Check the amounts.`,
      path: ["ctc"],
    }),
    z.refine((pay) => (rupeesOf(pay).stipend ?? 0) <= most, {
      error: `This is ${tooMuch} a month. Check the amount.`,
      path: ["stipend"],
    }),
  );

const shownAmount = z.nullable(z.number());
const amounts = {
  fixed: shownAmount,
  variable: shownAmount,
  joiningBonus: shownAmount,
  relocation: shownAmount,
  equity: shownAmount,
  other: shownAmount,
  stipend: shownAmount,
  ctc: shownAmount,
};
/** How a pay was told, beside what it is in rupees; nothing where it was told in rupees by the year. */
export const toldPay = z.optional(
  z.nullable(
    z.object({
      currency: z.enum(currencies),
      period: z.enum(payPeriods),
      rate: z.number(),
      ...amounts,
    }),
  ),
);
/** In whole rupees: the parts in a year, and the stipend a month. */
export const shownPay = z.object({ ...amounts, told: toldPay });
