import { afterEach, expect, test, vi } from "vitest";
import { type TodoFilter, todoFilters } from "./todo-filter";

const now = new Date("2026-11-20T15:30:00+05:30");
const day = 24 * 60 * 60 * 1000;
const at = (days: number, time = "23:59") =>
  new Date(Date.parse(`2026-11-20T${time}:00+05:30`) + days * day).toISOString();
const open = (dueAt: string | null) => ({ status: "OPEN" as const, dueAt, completedAt: null });
const done = (days: number) => ({ status: "DONE" as const, dueAt: null, completedAt: at(days) });

afterEach(() => void vi.unstubAllEnvs());

test.each(["America/Los_Angeles", "Pacific/Kiritimati"])(
  "what is due today where the college is, is due today on a clock of %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    for (const time of ["00:00", "23:59"]) {
      expect(todoFilters.TODAY.matches(open(at(0, time)), now)).toBe(true);
      expect(todoFilters.OVERDUE.matches(open(at(0, time)), now)).toBe(false);
      expect(todoFilters.OVERDUE.matches(open(at(-1, time)), now)).toBe(true);
    }
  },
);

test.each([
  ["due yesterday", open(at(-1)), ["ALL", "OVERDUE"]],
  ["due today, the hour over", open(at(0, "09:00")), ["ALL", "TODAY", "WEEK"]],
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
