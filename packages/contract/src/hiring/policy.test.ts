import { expect, test } from "vitest";
import { defaultPolicy, policyObstacle } from "./policy";

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
