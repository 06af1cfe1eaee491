/** Currencies in which a company tells what it pays, and how each is spoken of where a rate is told. */
const spokenOf = {
  INR: "a rupee",
  USD: "a dollar",
  EUR: "a euro",
  GBP: "a pound",
  AED: "a dirham",
  SGD: "a Singapore dollar",
  CAD: "a Canadian dollar",
  AUD: "an Australian dollar",
  CHF: "a franc",
  JPY: "a yen",
} as const;
export type Currency = keyof typeof spokenOf;
export const currencies = Object.keys(spokenOf) as [Currency, ...Currency[]];
export const payPeriods = ["YEAR", "MONTH"] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** The parts that add up to the cost to the company in a year. */
export const payParts = [
  "fixed",
  "variable",
  "joiningBonus",
  "relocation",
  "equity",
  "other",
] as const;
export type PayPart = (typeof payParts)[number];
const paidOnce = new Set<string>(["joiningBonus", "relocation", "equity"] satisfies PayPart[]);
/** Whether a part comes once, whatever the period of the others. */
export const comesOnce = (part: PayPart) => paidOnce.has(part);

/** Pay in whole amounts of its currency; a stipend is a month's, whatever the period. */
export type Amounts = Partial<Record<PayPart | "stipend", number | null | undefined>>;
/** How amounts are told: in rupees and by the year, unless said. */
export interface PayTerms {
  currency?: Currency | undefined;
  period?: PayPeriod | undefined;
  /** Rupees for one of the currency, as the company states it. */
  rate?: number | undefined;
}
export type Pay = Amounts & PayTerms;
/** A pay as it was told, where that was not in rupees by the year. */
export interface ToldPay extends Record<PayPart | "stipend" | "ctc", number | null> {
  currency: Currency;
  period: PayPeriod;
  rate: number;
}

const inYear = (part: PayPart, amount: number, { period }: PayTerms) =>
  period === "MONTH" && !comesOnce(part) ? amount * 12 : amount;
const sum = (amounts: number[]) =>
  amounts.length ? amounts.reduce((all, each) => all + each, 0) : null;
const toldParts = (pay: Amounts) =>
  payParts.flatMap((part) => {
    const amount = pay[part];
    return typeof amount === "number" ? [[part, amount] as const] : [];
  });

/** What the parts are in a year together, in the currency told; nothing where no part is told. */
export const ctcOf = (pay: Pay) =>
  sum(toldParts(pay).map(([part, amount]) => inYear(part, amount, pay)));

// A rate has four decimals at most, so that the product is exact and only the rupee is rounded.
const inRupees = (amount: number, { currency = "INR", rate = 1 }: PayTerms) =>
  currency === "INR" ? amount : Math.round((amount * Math.round(rate * 10_000)) / 10_000);

/** A pay in whole rupees, by which jobs and offers are compared: each part in a year, and the stipend a month. */
export function rupeesOf(pay: Pay) {
  const parts = Object.fromEntries(payParts.map((part) => [part, null])) as Record<
    PayPart,
    number | null
  >;
  for (const [part, amount] of toldParts(pay))
    parts[part] = inRupees(inYear(part, amount, pay), pay);
  const stipend = typeof pay.stipend === "number" ? inRupees(pay.stipend, pay) : null;
  return { ...parts, stipend, ctc: sum(toldParts(parts).map(([, amount]) => amount)) };
}

/** How a pay was told, or nothing where it was told in rupees by the year. */
export function toldOf(pay: Pay): ToldPay | null {
  const { currency = "INR", period = "YEAR", rate = 1, stipend = null } = pay;
  if (currency === "INR" && period === "YEAR") return null;
  const parts = Object.fromEntries(payParts.map((part) => [part, pay[part] ?? null]));
  return {
    ...(parts as Record<PayPart, number | null>),
    stipend,
    ctc: ctcOf(pay),
    currency,
    period,
    rate,
  };
}

const inWords = (currency: Currency, more: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(groupsOf(currency), { style: "currency", currency, ...more });
const partOf = (format: Intl.NumberFormat, amount: number) =>
  format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? "";

/** Whose way of grouping figures an amount follows: rupees come in lakhs. */
export const groupsOf = (currency: Currency) => (currency === "INR" ? "en-IN" : "en");
/** "$60,000", "₹14,00,000". */
export const money = (currency: Currency, amount: number) =>
  inWords(currency, { maximumFractionDigits: 0 }).format(amount);
/** What stands before an amount: "$", "AED". */
export const signOf = (currency: Currency) => partOf(inWords(currency), 1);
/** "US dollars", "Japanese yen"; of rupees everybody knows whose. */
export const unitOf = (currency: Currency, amount = 2) =>
  partOf(inWords(currency, { currencyDisplay: "name", maximumFractionDigits: 0 }), amount).replace(
    "Indian ",
    "",
  );

/** One part as it was told: "$5,000 a month", "$2,000 once". */
export function partWords({ currency, period }: ToldPay, part: PayPart, amount: number) {
  const often = period === "YEAR" ? "" : comesOnce(part) ? " once" : " a month";
  return money(currency, amount) + often;
}
/** The stipend as it was told, or nothing. */
export const stipendTold = ({ currency, stipend }: ToldPay) =>
  stipend ? `${money(currency, stipend)} a month` : "";
/** All parts together as they were told: "$60,000 a year", "$5,000 a month and $2,000 once"; or nothing. */
export function payTold(told: ToldPay) {
  const { currency, period, ctc } = told;
  if (ctc === null) return "";
  if (period === "YEAR") return `${money(currency, ctc)} a year`;
  const parts = toldParts(told);
  const of = (once: boolean) =>
    sum(parts.flatMap(([part, amount]) => (comesOnce(part) === once ? [amount] : [])));
  const monthly = of(false);
  const once = of(true);
  return [
    monthly !== null && `${money(currency, monthly)} a month`,
    once !== null && (once > 0 || monthly === null) && `${money(currency, once)} once`,
  ]
    .filter(Boolean)
    .join(" and ");
}
/** A pay as it was told, without its rupees. */
export const toldWords = (told: ToldPay) =>
  [stipendTold(told), payTold(told)].filter(Boolean).join(", then ");
/** By which rate rupees were worked out: "₹85 a dollar". */
export const rateWords = ({ currency, rate }: ToldPay) =>
  `₹${rate.toLocaleString("en-IN", { maximumFractionDigits: 4 })} ${spokenOf[currency]}`;
