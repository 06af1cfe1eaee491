const lakh = 100_000;

/** A pay a year in lakhs: "₹14 LPA", "₹16.5 LPA". */
export const lpa = (rupees: number) =>
  `₹${Number((rupees / lakh).toFixed(2)).toLocaleString("en-IN")} LPA`;

export const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

interface Paid {
  ctc: number | null;
  stipend: number | null;
}
/** What a job pays, in a few letters. */
export function payWords({ ctc, stipend }: Paid): string {
  const parts = [
    stipend !== null && (stipend ? `${rupees(stipend)} a month` : "No stipend"),
    ctc !== null && lpa(ctc),
  ].filter(Boolean);
  return parts.join(", then ") || "Pay not told";
}
