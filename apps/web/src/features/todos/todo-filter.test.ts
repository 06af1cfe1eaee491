import { expect, test } from "vitest";
import { type TodoFilter, todoFilters } from "./todo-filter";

const now = new Date(2026, 10, 20, 15, 30);
const at = (days: number, hour = 23, minute = 59) =>
  new Date(2026, 10, 20 + days, hour, minute).toISOString();
const open = (dueAt: string | null) => ({ status: "OPEN" as const, dueAt, completedAt: null });
const done = (days: number) => ({ status: "DONE" as const, dueAt: null, completedAt: at(days) });

test.each([
  ["due yesterday", open(at(-1)), ["ALL", "OVERDUE"]],
  ["due today, the hour over", open(at(0, 9)), ["ALL", "TODAY", "WEEK"]],
  ["due today", open(at(0)), ["ALL", "TODAY", "WEEK"]],
  ["due in six days", open(at(6)), ["ALL", "WEEK"]],
  ["due in seven days", open(at(7)), ["ALL"]],
  ["without a day", open(null), ["ALL", "UNDATED"]],
  ["done yesterday", done(-1), ["ALL", "DONE"]],
  ["done long ago", done(-31), ["ALL"]],
])("what is %s is found by its filters", (_, todo, found) => {
  const names = Object.keys(todoFilters) as TodoFilter[];
  expect(names.filter((name) => todoFilters[name].matches(todo, now))).toEqual(found);
});
