import { type Pay, rupeesOf, type ToldPay, toldWords } from "@toran/contract/hiring/pay";

/**
 * A pay as it is kept: as it was told, and in the rupees by which everything is compared. Rupees and the year go
 * without saying, so that a pay which says them is the same as one that does not.
 */
export function keptPay({
  currency,
  period,
  rate,
  ctc: _sum,
  ...amounts
}: Pay & { ctc?: unknown }) {
  const pay: Pay = {
    ...amounts,
    ...(currency && currency !== "INR" && { currency, rate }),
    ...(period === "MONTH" && { period }),
  };
  const { ctc, stipend } = rupeesOf(pay);
  return { pay, ctc, stipend };
}

interface Listed {
  told?: ToldPay | null | undefined;
}
/** What a sheet says of a pay beside its rupees. */
export const toldCells = {
  currency: ({ told }: Listed) => told?.currency ?? "INR",
  told: ({ told }: Listed) => (told ? toldWords(told) : null),
};
