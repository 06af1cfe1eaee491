import { expect, test } from "vitest";
import { defaultPolicy, payOn, type Policy, policyObstacle, type Track } from "./policy";

const track = "PLACEMENT" as const;
const obstacle = (upgrade: number, best: number, pay: number) =>
  policyObstacle(
    { ...defaultPolicy, kind: "UPGRADE_TIMES", maxOffers: 2, upgrade },
    [{ track, pay: best }],
    { track, pay, publicSector: false },
  );

test.each([
  // 1.1 times 4,00,000 is more than 4,40,000 to a computer that counts in halves.
  [1.1, 400_000, 440_000, "₹4,40,000"],
  [1.35, 700_000, 945_000, "₹9,45,000"],
  [2.2, 350_000, 770_000, "₹7,70,000"],
  [1.5, 1_000_000, 1_500_000, "₹15,00,000"],
  // Of a sum that is no whole rupee the next one is asked.
  [1.5, 333_333, 500_000, "₹5,00,000"],
])("%s times %i rupees are reached by %i and by no less", (upgrade, best, least, told) => {
  expect(obstacle(upgrade, best, least)).toBeUndefined();
  expect(obstacle(upgrade, best, least - 1)).toBe(
    `Your college asks for at least ${told}, ${upgrade} times what you have accepted.`,
  );
});

test.each([
  ["PLACEMENT", { ctc: 1_200_000, stipend: 30_000 }, 1_200_000],
  ["PLACEMENT", { ctc: null, stipend: 30_000 }, null],
  ["INTERNSHIP", { ctc: 1_200_000, stipend: 30_000 }, 360_000],
  ["INTERNSHIP", { ctc: null, stipend: 0 }, 0],
  ["INTERNSHIP", { ctc: 1_200_000, stipend: null }, null],
] as const)("on the track %s %o is %s in a year", (on, told, year) => {
  expect(payOn(on, told)).toBe(year);
});

const categories = [
  { name: "Regular", from: 0 },
  { name: "Dream", from: 600_000 },
  { name: "Super dream", from: 1_200_000 },
];
const isOf = (name: string) =>
  `You have accepted an offer of the category ${name}; only a higher one is open to you.`;

test.each([
  ["INTERNSHIP", 49_999, 50_000, undefined],
  ["INTERNSHIP", 49_999, 49_999, isOf("Regular")],
  ["INTERNSHIP", 50_000, 99_999, isOf("Dream")],
  ["INTERNSHIP", 50_000, 100_000, undefined],
  ["INTERNSHIP", 100_000, 200_000, isOf("Super dream")],
  ["PLACEMENT", 599_999, 600_000, undefined],
  ["PLACEMENT", 600_000, 1_199_999, isOf("Dream")],
] as const)(
  "by categories, after %s of %i one of %i has this in its way: %s",
  (on, had, next, says) => {
    expect(compared({ kind: "CATEGORIES", categories }, on, had, next)).toBe(says);
  },
);

test.each([
  // Twelve months of 28,333 are less than a lakh a year above those of 20,000.
  [
    { kind: "UPGRADE_AMOUNT", upgrade: 100_000 },
    20_000,
    28_333,
    "more than ₹28,333 a month, ₹1,00,000 a year above",
  ],
  [{ kind: "UPGRADE_AMOUNT", upgrade: 100_000 }, 20_000, 28_334, undefined],
  [
    { kind: "UPGRADE_AMOUNT", upgrade: 120_000 },
    20_000,
    30_000,
    "more than ₹30,000 a month, ₹1,20,000 a year above",
  ],
  [{ kind: "UPGRADE_TIMES", upgrade: 1.5 }, 20_001, 30_001, "at least ₹30,002 a month, 1.5 times"],
  [{ kind: "UPGRADE_TIMES", upgrade: 1.5 }, 20_001, 30_002, undefined],
  [{ kind: "UPGRADE_TIMES", upgrade: 1.1 }, 40_000, 44_000, undefined],
] as const)(
  "by %o, after a stipend of %i one of %i has this in its way: %s",
  (policy, had, next, says) => {
    const told = says && `Your college asks for ${says} what you have accepted.`;
    expect(compared(policy, "INTERNSHIP", had, next)).toBe(told);
  },
);

/** What a policy says of a pay after another, each as it is told on its track. */
function compared(policy: Partial<Policy>, on: Track, had: number, next: number) {
  const pay = (told: number) => payOn(on, { ctc: told, stipend: told });
  return policyObstacle(
    { ...defaultPolicy, maxOffers: 2, ...policy },
    [{ track: on, pay: pay(had) }],
    { track: on, pay: pay(next), publicSector: false },
  );
}
