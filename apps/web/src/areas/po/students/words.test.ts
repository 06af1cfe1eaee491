import { expect, test } from "vitest";
import { standingOf } from "./words";

const seeking = {
  accountStatus: "ACTIVE",
  placementStatus: "NOT_PLACED",
  outcomeTag: "SEEKING",
  furthest: null,
} as const;

test.each([
  [{}, "Not placed"],
  [{ furthest: "APPLIED" }, "Applied"],
  [{ furthest: "SHORTLISTED" }, "Shortlisted"],
  [{ furthest: "IN_PROCESS" }, "In process"],
  [{ furthest: "IN_PROCESS", placementStatus: "OFFERED" }, "Offer in hand"],
  [{ furthest: "IN_PROCESS", placementStatus: "PLACED" }, "Placed"],
  [{ furthest: "APPLIED", outcomeTag: "HIGHER_STUDIES" }, "Higher studies"],
  [{ furthest: "APPLIED", accountStatus: "SUSPENDED" }, "Suspended"],
] as const)("%o is told as %s", (standing, word) => {
  expect(standingOf({ ...seeking, ...standing }).word).toBe(word);
});
