import { afterEach, expect, test, vi } from "vitest";
import { day, standingOf, when } from "./words";

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

afterEach(() => void vi.unstubAllEnvs());

/** The first minute of 7 December in India: a suspension that is lifted then. */
const lifted = "2026-12-06T18:30:00.000Z";

test.each([
  ["Asia/Kolkata", "7 Dec, 00:00"],
  ["America/Los_Angeles", "7 Dec, 00:00 IST"],
  ["Pacific/Auckland", "7 Dec, 00:00 IST"],
])("days and times are those of the college, read in %s", (zone, told) => {
  vi.stubEnv("TZ", zone);
  expect(day(lifted)).toBe("7 Dec 2026");
  expect(when(lifted)).toBe(told);
});
