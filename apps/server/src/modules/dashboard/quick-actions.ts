import { type OfficerAction, officerActions } from "@toran/contract/actions";
import { and, asc, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { conflict } from "../../http/failures";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { quickActions as table } from "./tables";

const mostPinned = 12;
const isAction = (action: string): action is OfficerAction => action in officerActions;

/** What an officer has pinned, in the order it was pinned in. */
export async function pinnedBy(db: Executor, { id: userId }: { id: string }) {
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.createdAt), asc(table.id));
  return rows.flatMap(({ id, name, action }) => (isAction(action) ? [{ id, name, action }] : []));
}

/** Pins an action; one that is pinned already only takes the new name. */
export async function pin(
  tx: Executor,
  user: SignedIn,
  { name, action }: { name: string; action: OfficerAction },
  now: Date,
) {
  await holdUser(tx, user);
  const pinned = await pinnedBy(tx, user);
  const before = pinned.find((each) => each.action === action);
  if (!before && pinned.length >= mostPinned)
    throw conflict(`You have ${mostPinned} quick actions. Take one out first.`);
  const saved = before
    ? tx.update(table).set({ name }).where(eq(table.id, before.id))
    : tx.insert(table).values({ userId: user.id, name, action, createdAt: now });
  const { id } = await one(saved.returning(), "The action");
  return { id, name, action };
}

export const unpin = (db: Executor, { id: userId }: SignedIn, id: string) =>
  one(
    db
      .delete(table)
      .where(and(eq(table.userId, userId), eq(table.id, id)))
      .returning(),
    "The quick action",
  );
