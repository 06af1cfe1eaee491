import {
  comesOnce,
  ctcOf,
  currencies,
  money,
  type Pay,
  payParts,
  payPeriods,
  rupeesOf,
  toldOf,
  toldWords,
} from "@toran/contract/hiring/pay";
import { payInput } from "@toran/contract/schemas/pay";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keptPay } from "./pay";

const amount = fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: undefined });
const amounts = fc.record({
  fixed: amount,
  variable: amount,
  joiningBonus: amount,
  relocation: amount,
  equity: amount,
  other: amount,
  stipend: amount,
});
const foreign = fc.constantFrom(...currencies.filter((each) => each !== "INR"));
// In ten-thousandths, as a rate has four decimals.
const rate = fc.integer({ min: 1, max: 1_500_000 }).map((parts) => parts / 10_000);
const terms = fc.oneof(
  fc.record({ period: fc.constantFrom(...payPeriods) }),
  fc.record({ currency: foreign, rate, period: fc.constantFrom(...payPeriods) }),
);
const pay = fc.tuple(amounts, terms).map(([told, by]): Pay => ({ ...told, ...by }));

const timesOf = (part: (typeof payParts)[number], { period }: Pay) =>
  period === "MONTH" && !comesOnce(part) ? 12 : 1;

test("no part of a pay is more than half a rupee off, and the parts in rupees add up to its sum", () => {
  fc.assert(
    fc.property(pay, (told) => {
      const inRupees = rupeesOf(told);
      const tenThousandths = BigInt(Math.round((told.rate ?? 1) * 10_000));
      for (const part of [...payParts, "stipend"] as const) {
        const shown = inRupees[part];
        const given = told[part];
        expect(shown === null).toBe(given === undefined);
        const times = part === "stipend" ? 1 : timesOf(part, told);
        const off = BigInt(shown ?? 0) * 10_000n - BigInt((given ?? 0) * times) * tenThousandths;
        expect(off <= 5_000n && off >= -5_000n).toBe(true);
      }
      const parts = payParts.flatMap((part) => inRupees[part] ?? []);
      const sum = parts.reduce((all, each) => all + each, 0);
      expect(inRupees.ctc).toBe(parts.length ? sum : null);
    }),
  );
});

test("the sum of a pay is taken in the currency told, and no other sum is believed", () => {
  fc.assert(
    fc.property(pay, fc.integer({ min: -3, max: 3 }), (told, off) => {
      const parts = payParts.filter((part) => told[part] !== undefined);
      const sum = parts.reduce((all, part) => all + (told[part] ?? 0) * timesOf(part, told), 0);
      expect(ctcOf(told)).toBe(parts.length ? sum : null);
      if (!parts.length || sum + off < 0 || sum + off > 1_000_000_000) return;
      const paths = payInput.safeParse({ ...told, ctc: sum + off }).error?.issues ?? [];
      expect(paths.some(({ message }) => /do not add up/.test(message))).toBe(off !== 0);
    }),
  );
});

test("what is told in rupees by the year means what it always meant, whether or not it says so", () => {
  fc.assert(
    fc.property(amounts, (told) => {
      const bare = keptPay(told);
      expect(bare.pay).toEqual(told);
      expect(bare.stipend).toBe(told.stipend ?? null);
      expect(rupeesOf(told)).toMatchObject(
        Object.fromEntries(payParts.map((part) => [part, told[part] ?? null])),
      );
      expect(toldOf(bare.pay)).toBeNull();
      expect(keptPay({ ...told, currency: "INR", period: "YEAR", rate: 1 })).toEqual(bare);
    }),
  );
});

test("what is kept of a pay can be told again and is the same pay", () => {
  fc.assert(
    fc.property(pay, (told) => {
      const { pay: kept, ...inRupees } = keptPay(told);
      expect(keptPay(toldOf(kept) ?? kept)).toMatchObject(inRupees);
    }),
  );
});

test.each([
  [{ currency: "USD" }, "rate", "Say how many rupees one of the currency is worth, like 85.25."],
  [
    { currency: "USD", rate: 0 },
    "rate",
    "Say how many rupees one of the currency is worth, like 85.25.",
  ],
  [{ currency: "USD", rate: 85.12345 }, "rate", "Keep it to four decimals."],
  [
    { currency: "USD", rate: "85.12345" },
    "rate",
    "Say how many rupees one of the currency is worth, like 85.25.",
  ],
  [{ currency: "XAU", rate: 85 }, "currency", "Choose a currency of the list."],
  [{ rate: 85, fixed: 1 }, "currency", "Say which currency the rate is of; rupees need none."],
  [{ period: "WEEK" }, "period", "Choose one of the options."],
  [{ fixed: 1.5 }, "fixed", "Give a whole number."],
  [
    { period: "MONTH", fixed: 5_000, joiningBonus: 2_000, ctc: 7_000 },
    "ctc",
    "The parts do not add up to this.",
  ],
  [
    { currency: "GBP", rate: 110, fixed: 1_000_000_000 },
    "ctc",
    "Together this is more than ₹200 crore a year. Check the amounts.",
  ],
  [
    { currency: "GBP", rate: 110, stipend: 1_000_000_000 },
    "stipend",
    "This is more than ₹200 crore a month. Check the amount.",
  ],
])("what is wrong with a pay is said at its field (%#)", (told, field, says) => {
  const issues = payInput.safeParse(told).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([[field, says]]);
});

test("a missing rate is told with what else is wrong", () => {
  const issues = payInput.safeParse({ currency: "USD", fixed: -1 }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join("."))).toEqual(["fixed", "rate"]);
});

const words = (told: Pay) => toldWords(toldOf(told)!);
test("a pay is told in the words of its currency and time", () => {
  expect(words({ currency: "USD", rate: 85, fixed: 120_000 })).toBe("$120,000 a year");
  expect(words({ period: "MONTH", fixed: 150_000, stipend: 20_000 })).toBe(
    "₹20,000 a month, then ₹1,50,000 a month",
  );
  const monthly = { currency: "EUR", rate: 92.5, period: "MONTH" } as const;
  expect(words({ ...monthly, fixed: 4_000, other: 500, joiningBonus: 2_000 })).toBe(
    "€4,500 a month and €2,000 once",
  );
  expect(money("JPY", 6_000_000)).toBe("¥6,000,000");
});
