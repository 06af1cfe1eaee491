import type { Attention } from "@toran/contract/schemas/task";
import { ok } from "@/testing/fake-calls";
import type { Todo } from "../todo-store";

/** A to-do of one's own, without a day. */
export const todoOf = (title: string, also: Partial<Todo> = {}): Todo => ({
  id: title,
  title,
  note: null,
  status: "OPEN",
  priority: "NORMAL",
  dueAt: null,
  remindAt: null,
  link: null,
  assigneeId: null,
  assignee: null,
  from: null,
  order: 1,
  createdBy: "meera",
  completedAt: null,
  ...also,
});

/** Nothing waits by itself. */
export const nothingWaits = { attention: async () => ok<Attention[]>([]) };
