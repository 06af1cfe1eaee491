import { z } from "zod/mini";
import { maybe, number } from "./fields";

const amount = z.nullable(z.number());
const rupees = maybe(number("Give an amount in whole rupees.", 0, 1_000_000_000));

/** The parts that add up to the cost to the company, in whole rupees a year. */
export const payParts = [
  "fixed",
  "variable",
  "joiningBonus",
  "relocation",
  "equity",
  "other",
] as const;
const parts = {
  fixed: rupees,
  variable: rupees,
  joiningBonus: rupees,
  relocation: rupees,
  equity: rupees,
  other: rupees,
};
/** The sum of the parts of a pay; nothing where no part is told. */
export function ctcOf(pay: Partial<Record<(typeof payParts)[number], number | null | undefined>>) {
  const told = payParts.flatMap((part) => (typeof pay[part] === "number" ? [pay[part]] : []));
  return told.length ? told.reduce((sum, each) => sum + each, 0) : null;
}
export const payInput = z
  .object({
    ...parts,
    /** Rupees a month. */
    stipend: rupees,
    /** May be left out; where it is given it must be the sum of the parts. */
    ctc: rupees,
  })
  .check(
    z.refine((pay) => pay.ctc === undefined || pay.ctc === (ctcOf(pay) ?? pay.ctc), {
      error: "The parts do not add up to this.",
      path: ["ctc"],
    }),
  );

export const shownPay = z.object({
  fixed: amount,
  variable: amount,
  joiningBonus: amount,
  relocation: amount,
  equity: amount,
  other: amount,
  stipend: amount,
  ctc: amount,
});
