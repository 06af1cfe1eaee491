import { type Pay, rupeesOf, toldOf } from "@toran/contract/hiring/pay";
import { expect, test } from "vitest";
import { ctcWords, partsWords, payInShort, payOnCard, payWords, stipendWords } from "./pay";

const paid = (pay: Pay) => ({ ...rupeesOf(pay), told: toldOf(pay) });
const dollars = { currency: "USD", rate: 85 } as const;

test.each<[Pay, long: string, short: string]>([
  [{}, "Pay not told", "Pay not told"],
  [{ fixed: 1_400_000 }, "₹14 LPA", "₹14 LPA"],
  [{ stipend: 0 }, "No stipend", "No stipend"],
  [
    { stipend: 20_000, fixed: 650_000 },
    "₹20,000 a month, then ₹6.5 LPA",
    "₹20,000 a month, then ₹6.5 LPA",
  ],
  [{ period: "MONTH", fixed: 50_000 }, "₹50,000 a month, ₹6 LPA", "₹6 LPA"],
  [{ ...dollars, fixed: 60_000 }, "$60,000 a year, about ₹51 LPA at ₹85 a dollar", "about ₹51 LPA"],
  [
    { ...dollars, period: "MONTH", fixed: 5_000, joiningBonus: 2_000 },
    "$5,000 a month and $2,000 once, about ₹52.7 LPA at ₹85 a dollar",
    "about ₹52.7 LPA",
  ],
  [
    { currency: "AUD", rate: 55.25, stipend: 2_000, fixed: 100_000 },
    "A$2,000 a month, about ₹1,10,500, then A$100,000 a year, about ₹55.25 LPA at ₹55.25 an Australian dollar",
    "about ₹1,10,500 a month, then ₹55.25 LPA",
  ],
  [{ ...dollars, stipend: 0 }, "No stipend", "No stipend"],
])("a pay is told as it was told, with its rupees beside it (%#)", (pay, long, short) => {
  expect(payWords(paid(pay))).toBe(long);
  expect(payInShort(paid(pay))).toBe(short);
});

test("a card has room for one amount, and says where it is about right", () => {
  expect(payOnCard(paid({ stipend: 20_000, fixed: 650_000 }))).toBe("₹6.5 LPA");
  expect(payOnCard(paid({ stipend: 20_000 }))).toBe("₹20,000");
  expect(payOnCard(paid({ ...dollars, fixed: 60_000 }))).toBe("about ₹51 LPA");
  expect(payOnCard(paid({ ...dollars, stipend: 1_500 }))).toBe("about ₹1,27,500");
  expect(payOnCard(paid({}))).toBe("");
});

test("parts are told where there are several, and what they come to where they are a month's", () => {
  expect(partsWords(paid({ fixed: 1_200_000 }))).toBe("");
  expect(partsWords(paid({ fixed: 1_200_000, variable: 200_000 }))).toBe(
    "Fixed ₹12,00,000 + Variable ₹2,00,000",
  );
  expect(partsWords(paid({ ...dollars, period: "MONTH", fixed: 5_000, equity: 2_000 }))).toBe(
    "Fixed $5,000 a month + Equity $2,000 once = $62,000 in the first year",
  );
  expect(ctcWords(paid({ ...dollars, stipend: 1_500 }))).toBe("");
  expect(stipendWords(paid({ ...dollars, fixed: 60_000 }))).toBe("");
  expect(stipendWords(paid({ ...dollars, stipend: 1_500 }))).toBe(
    "$1,500 a month, about ₹1,27,500 at ₹85 a dollar",
  );
});
