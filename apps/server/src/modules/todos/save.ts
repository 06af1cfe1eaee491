import type { todoChange, todoInput } from "@toran/contract/schemas/task";
import { and, count, eq, ne, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, forbidden } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { notify } from "../notifications/notify";
import { todos } from "./tables";
import { requireColleague, seenBy, writtenBy } from "./team";

export type Todo = typeof todos.$inferSelect;
type Given = z.output<typeof todoInput>;

const mostOpen = 500;
const moment = (text: string | undefined) => (text ? new Date(text) : null);
export const homeOf = ({ role }: Pick<SignedIn, "role">) =>
  role === "HUMAN_RESOURCE" ? "/hr/home" : "/po/home";

function rowOf(user: SignedIn, given: Given, before: Todo | undefined, now: Date) {
  const { title, note = null, link = null, assigneeId } = given;
  const priority = given.priority ?? before?.priority ?? "NORMAL";
  return {
    ...stateOf(given, before, now),
    title,
    note,
    priority,
    link,
    // Whoever keeps it has not given it away.
    assigneeId: assigneeId && assigneeId !== user.id ? assigneeId : null,
    dueAt: moment(given.dueAt),
    remindAt: moment(given.remindAt),
  };
}

/** Done remembers when; opening again forgets it. */
function stateOf(given: Pick<Given, "status">, before: Todo | undefined, now: Date) {
  const status = given.status ?? before?.status ?? "OPEN";
  return { status, completedAt: status === "DONE" ? (before?.completedAt ?? now) : null };
}

/** Whether nothing is another but how far it is. */
const onlyState = (given: Given, before: Todo) =>
  given.title === before.title &&
  (given.note ?? null) === before.note &&
  (given.priority ?? before.priority) === before.priority &&
  moment(given.dueAt)?.getTime() === before.dueAt?.getTime() &&
  moment(given.remindAt)?.getTime() === before.remindAt?.getTime();

async function tellAssignee(tx: Executor, deps: Deps, user: SignedIn, todo: Todo) {
  const by = `${user.firstName} ${user.lastName}`.trim();
  await notify(tx, deps, {
    to: todo.assigneeId ? [todo.assigneeId] : [],
    type: "todo.assigned",
    title: `${by} gives you something to do: ${todo.title}`,
    ...(todo.note && { body: todo.note }),
    link: homeOf(user),
    actor: by,
    entity: { type: "todo", id: todo.id },
  });
}

async function refuseFull(tx: Executor, owner: { id: string }) {
  const [open] = await tx
    .select({ todos: count() })
    .from(todos)
    .where(and(writtenBy(owner), ne(todos.status, "DONE")));
  if ((open?.todos ?? 0) >= mostOpen)
    throw conflict("The list is full. Finish or remove something first.");
}

const ownOf = (db: Executor, user: SignedIn, id = "") =>
  one(
    db
      .select()
      .from(todos)
      .where(and(writtenBy(user), eq(todos.id, id))),
    "The to-do",
  );

/** Puts something on a list, of one's own or of a colleague as well; or puts it back, and tells nobody again. */
export async function addTodo(tx: Executor, deps: Deps, user: SignedIn, given: Given) {
  await refuseFull(tx, user);
  // Beyond all of its writer's, and at no place that a list of a colleague has: between two at one place nothing can be put.
  const last = sql<number>`coalesce((select max("order") from ${todos} where ${todos.ownerId} = ${user.id}), 0) + 1 + random() / 2`;
  const row = rowOf(user, given, undefined, deps.now());
  if (row.assigneeId) await requireColleague(tx, user, row.assigneeId);
  const { order = last, putBack } = given;
  const values = { ...row, id: putBack, ownerId: user.id, createdBy: user.id, order };
  const [added] = await tx.insert(todos).values(values).onConflictDoNothing().returning();
  // Sent again, it is back already.
  if (!added) return ownOf(tx, user, putBack);
  if (!putBack) await tellAssignee(tx, deps, user, added);
  return added;
}

/** Changes a to-do. Whoever was given it says how far it is; the rest is its writer's. */
export async function changeTodo(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { id, given: { title, ...others } }: { id: string; given: z.output<typeof todoChange> },
) {
  const mine = and(seenBy(tx, user), eq(todos.id, id));
  const before = await one(tx.select().from(todos).where(mine).for("update"), "The to-do");
  const keep = async (values: Partial<Todo>) => {
    const opensAgain = before.status === "DONE" && values.status !== "DONE";
    if (opensAgain) await refuseFull(tx, { id: before.ownerId });
    return one(tx.update(todos).set(values).where(eq(todos.id, id)).returning(), "The to-do");
  };
  const own = before.ownerId === user.id;
  if (title === undefined) {
    const { order = before.order } = own ? others : before;
    return keep({ ...stateOf(others, before, deps.now()), order });
  }
  const given = { title, ...others };
  if (!own) {
    if (!onlyState(given, before))
      throw forbidden("Only who wrote this can change more than how far it is.");
    return keep(stateOf(given, before, deps.now()));
  }
  const row = rowOf(user, given, before, deps.now());
  const handedOver = row.assigneeId !== null && row.assigneeId !== before.assigneeId;
  if (row.assigneeId && handedOver) await requireColleague(tx, user, row.assigneeId);
  const after = await keep({ ...row, order: given.order ?? before.order });
  if (handedOver) await tellAssignee(tx, deps, user, after);
  return after;
}

/** Takes a to-do away; only who wrote it can. */
export const removeTodo = (db: Executor, user: SignedIn, id: string) =>
  one(
    db
      .delete(todos)
      .where(and(writtenBy(user), eq(todos.id, id)))
      .returning(),
    "The to-do",
  );
