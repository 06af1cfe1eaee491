import { and, eq, not, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { shortened } from "../../shortened";
import { isOpen } from "../accounts/profile";
import type { Kind } from "./find";
import { collections } from "./tables";

interface Named {
  collegeId: string;
  kind: Kind;
  name: string;
}

const isCalled = ({ collegeId, kind, name }: Named) =>
  and(
    eq(collections.collegeId, collegeId),
    eq(collections.kind, kind),
    sql`lower(${collections.name}) = lower(${name})`,
  );

/**
 * A list that somebody kept to themselves who is no officer any more gives its name to whoever wants it, for nobody sees
 * it: it has another, and is there under that should they come back.
 */
export async function giveNameUp(tx: Executor, wanted: Named) {
  const unseen = and(
    isCalled(wanted),
    eq(collections.shared, false),
    not(isOpen(collections.ownerId)),
  );
  const [list] = await tx.select({ id: collections.id }).from(collections).where(unseen);
  if (!list) return;
  const name = await freeName(tx, wanted);
  await tx.update(collections).set({ name }).where(eq(collections.id, list.id));
}

async function freeName(tx: Executor, { name: before, ...of }: Named) {
  for (let count = 2; ; count += 1) {
    const name = `${shortened(before, 50)} (${count})`;
    if (!(await tx.$count(collections, isCalled({ ...of, name })))) return name;
  }
}
