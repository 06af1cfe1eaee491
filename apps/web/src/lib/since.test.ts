import { expect, test } from "vitest";
import { since, sinceInShort } from "./since";

const now = new Date(2026, 10, 26, 10, 0);
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

test.each([
  [0.001, "just now", "just now"],
  [0.5, "30 min", "30 min"],
  [2.5, "07:30", "2 h"],
  [23.5, "Yesterday", "23 h"],
  [30, "Yesterday", "1 d"],
  [6.9 * 24, "19 Nov", "6 d"],
  [7 * 24, "19 Nov", "19 Nov"],
  [24 * 400, "22 Oct 2025", "22 Oct 2025"],
])("%s hours ago is said as people say it, and as an age", (hours, words, short) => {
  expect([since(ago(hours), now), sinceInShort(ago(hours), now)]).toEqual([words, short]);
});
