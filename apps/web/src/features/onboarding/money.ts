/** An amount in its smallest unit, in words: 2400000 paise are "₹24,000". */
export function money(amount: number, currency: string) {
  const units = amount / 100;
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(units) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(units);
}
