import { expect, test } from "vitest";
import type { Question } from "../schemas/job";
import { wrongAnswers } from "./answers";

const question = (kind: Question["kind"], more: Partial<Question> = {}): Question => ({
  id: "q",
  kind,
  label: "A question",
  required: false,
  options: ["Mon", "Tue"],
  ...more,
});
const wrongWith = (kind: Question["kind"], answer: string | string[]) =>
  wrongAnswers([question(kind)], { q: answer })["q"];
const figures = "Write it in figures alone, like 12,00,000 or 8.5.";

test.each([
  ["DATE", "2026-02-28", undefined],
  ["DATE", "2026-02-30", "Give a day."],
  ["DATE", "0000-01-01", "Give a day."],
  ["MANY", ["Mon", "Tue"], undefined],
  ["MANY", ["Mon", "Mon"], "Choose each option once."],
  ["MANY", ["Wed"], "Choose from the options."],
  ["ONE", ["Mon", "Tue"], "Choose one."],
  ["SHORT", "a".repeat(201), "Keep it to 200 characters."],
  ["LONG", "a".repeat(4001), "Keep it to 4000 characters."],
  ["NUMBER", "1200000", undefined],
  ["NUMBER", "12,00,000", undefined],
  ["NUMBER", "-1,200,000.50", undefined],
  ["NUMBER", "8,5", figures],
  ["NUMBER", "1,00,00", figures],
  ["NUMBER", "12 lakh", figures],
] as const)("an answer to a question of kind %s, %j, is told: %s", (kind, answer, says) => {
  expect(wrongWith(kind, typeof answer === "string" ? answer : [...answer])).toBe(says);
});

test("a required question is not answered by spaces", () => {
  const required = question("SHORT", { required: true });
  expect(wrongAnswers([required], { q: "  " })).toEqual({ q: "Answer this question." });
});
