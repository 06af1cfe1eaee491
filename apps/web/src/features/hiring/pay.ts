import {
  money,
  partWords,
  payParts,
  payTold,
  type PayPart,
  rateWords,
  stipendTold,
  type ToldPay,
} from "@toran/contract/hiring/pay";

const lakh = 100_000;

/** A pay a year in lakhs: "₹14 LPA", "₹16.5 LPA". */
export const lpa = (rupees: number) =>
  `₹${Number((rupees / lakh).toFixed(2)).toLocaleString("en-IN")} LPA`;

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

export const payPartWords: Record<PayPart, string> = {
  fixed: "Fixed",
  variable: "Variable",
  joiningBonus: "Joining bonus",
  relocation: "Relocation",
  equity: "Equity",
  other: "Other",
};

export interface Paid {
  ctc: number | null;
  stipend: number | null;
  /** How it was told, where that was not in rupees a year. */
  told?: ToldPay | null | undefined;
}
const isForeign = ({ told }: Paid) => !!told && told.currency !== "INR";
/** By which rate the rupees of an amount were worked out, where there is one. */
const atRate = (paid: Paid, amount: number | null) =>
  paid.told && isForeign(paid) && amount ? ` at ${rateWords(paid.told)}` : "";
/** What was told, with its rupees beside it where these are others. */
const both = (paid: Paid, told: string, inRupees: string) =>
  [told, isForeign(paid) ? `about ${inRupees}` : inRupees].join(", ");

function ctcSaid(paid: Paid) {
  const { ctc, told } = paid;
  if (ctc === null) return "";
  return told ? both(paid, payTold(told), lpa(ctc)) : lpa(ctc);
}
function stipendSaid(paid: Paid, often: string) {
  const { stipend, told } = paid;
  if (stipend === null) return "";
  if (!stipend) return "No stipend";
  if (!told || !isForeign(paid)) return rupees(stipend) + often;
  return both(paid, stipendTold(told), rupees(stipend));
}

/** What a job pays in a year: "₹14 LPA", "$60,000 a year, about ₹51 LPA at ₹85 a dollar". */
export const ctcWords = (paid: Paid) => ctcSaid(paid) + atRate(paid, paid.ctc);
/** The parts of a pay as they were told, where there are several: "Fixed ₹12,00,000 + Variable ₹2,00,000". */
export function partsWords({ told, ...pay }: Paid & Partial<Record<PayPart, number | null>>) {
  const parts = payParts.flatMap((part) => {
    const amount = (told ?? pay)[part] ?? null;
    if (amount === null) return [];
    return `${payPartWords[part]} ${told ? partWords(told, part, amount) : rupees(amount)}`;
  });
  if (parts.length < 2) return "";
  const sum =
    told?.period === "MONTH" ? ` = ${money(told.currency, told.ctc ?? 0)} in the first year` : "";
  return parts.join(" + ") + sum;
}
/** What a job pays in a month besides. */
export const stipendWords = (paid: Paid) => stipendSaid(paid, "") + atRate(paid, paid.stipend);

/** What a job pays, as it was told and in rupees. */
export function payWords(paid: Paid): string {
  const parts = [stipendSaid(paid, " a month"), ctcSaid(paid)].filter(Boolean);
  return parts.length
    ? parts.join(", then ") + atRate(paid, paid.ctc || paid.stipend)
    : "Pay not told";
}
/** Rupees that were worked out by a rate are about right. */
const about = (paid: Paid) => (isForeign(paid) && (paid.ctc || paid.stipend) ? "about " : "");
/** What a job pays in rupees alone, where there is room for a few letters. */
export const payInShort = (paid: Paid) =>
  about(paid) + payWords({ ctc: paid.ctc, stipend: paid.stipend });
/** The pay a year, or else the stipend, in rupees: for a card, which has room for one amount. */
export const payOnCard = (paid: Paid) => {
  if (paid.ctc) return about(paid) + lpa(paid.ctc);
  return paid.stipend ? about(paid) + rupees(paid.stipend) : "";
};
