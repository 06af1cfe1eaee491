import { addDays, collegeDay } from "@toran/contract/calendar/zones";
import type { Todo } from "./todo-store";

const doneShown = 30 * 24 * 60 * 60 * 1000;

type Told = Pick<Todo, "status" | "dueAt" | "completedAt">;
interface Rule {
  label: string;
  /** Said where nothing is left. */
  none: string;
  matches: (todo: Told, now: Date) => boolean;
}

const openBy = (within: (due: string, today: string) => boolean) => (todo: Told, now: Date) =>
  todo.status !== "DONE" &&
  todo.dueAt !== null &&
  within(collegeDay(new Date(todo.dueAt)), collegeDay(now));

/** What of a list is shown. Whether something is overdue is told by its day where the colleges are. */
export const todoFilters = {
  ALL: { label: "Everything", none: "Nothing to do.", matches: () => true },
  TODAY: {
    label: "Due today",
    none: "Nothing is due today.",
    matches: openBy((due, today) => due === today),
  },
  OVERDUE: {
    label: "Overdue",
    none: "Nothing is overdue.",
    matches: openBy((due, today) => due < today),
  },
  WEEK: {
    label: "Due within a week",
    none: "Nothing is due within a week.",
    matches: openBy((due, today) => due >= today && due < addDays(today, 7)),
  },
  UNDATED: {
    label: "Without a day",
    none: "Everything has a day.",
    matches: ({ status, dueAt }) => status !== "DONE" && dueAt === null,
  },
  DONE: {
    label: "Done in the last 30 days",
    none: "Nothing was done in the last 30 days.",
    matches: ({ status, completedAt }, now) =>
      status === "DONE" &&
      completedAt !== null &&
      now.getTime() - Date.parse(completedAt) < doneShown,
  },
} satisfies Record<string, Rule>;

export type TodoFilter = keyof typeof todoFilters;
