export type { User } from "./tables";
import { type accountEdit, accountFacts } from "@toran/contract/schemas/account";
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod/mini";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { requireSeen } from "../../http/failures";
import { type User, users } from "./tables";

export const userOf = (db: Executor, { id }: { id: string }): Promise<User> =>
  one(db.select().from(users).where(eq(users.id, id)), "The account");

type Naming = Partial<Pick<User, "firstName" | "lastName" | "phone" | "designation" | "picture">>;

/** Changes what a user is called and reached by. */
export const rename = (tx: Executor, { id }: { id: string }, naming: Naming): Promise<User> =>
  one(tx.update(users).set(naming).where(eq(users.id, id)).returning(), "The account");

/** Changes what an officer or an HR user says of themselves, unless another tab has done so since they read it. */
export const changeAccount = (
  db: Executor,
  user: { id: string },
  { seen, ...given }: z.output<typeof accountEdit>,
): Promise<User> =>
  db.transaction(async (tx) => {
    const held = tx.select().from(users).where(eq(users.id, user.id)).for("update");
    requireSeen(accountFacts, seen, await one(held, "The account"));
    const { firstName, lastName = "", phone = null, designation = null } = given;
    return rename(tx, user, { firstName, lastName, phone, designation });
  });

/** Everybody who works for a college or a company. */
export const staffOf = (db: Executor, of: { collegeId: string } | { companyId: string }) => {
  const where: SQL =
    "collegeId" in of ? eq(users.collegeId, of.collegeId) : eq(users.companyId, of.companyId);
  return db.select({ id: users.id }).from(users).where(where);
};

/** How many officers a college has, those among them who were invited and have not come yet. */
export const officersIn = (db: Executor, collegeId: string) =>
  db.$count(
    users,
    and(
      eq(users.collegeId, collegeId),
      eq(users.role, "PLACEMENT_OFFICER"),
      isNull(users.disabledAt),
    ),
  );

/** Everybody who works for either side of a connection. */
export const staffOfBoth = (
  db: Executor,
  of: { collegeId: string; companyId: string },
  /** What must be so for those of the company to be among them. */
  ofCompany?: SQL,
) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      or(eq(users.collegeId, of.collegeId), and(eq(users.companyId, of.companyId), ofCompany)),
    );

/** The people of a college or a company as others meet them, those who have an open account. */
export async function facesOf(db: Executor, of: { collegeId: string } | { companyId: string }) {
  const where: SQL =
    "collegeId" in of ? eq(users.collegeId, of.collegeId) : eq(users.companyId, of.companyId);
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      designation: users.designation,
      rank: users.rank,
    })
    .from(users)
    .where(and(where, isNull(users.disabledAt)));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
  }));
}

/** What is told in place of a name that was erased. */
export const whoLeft = "Somebody who left";

/** Erases an account with everything that hangs on it. */
export const removeUser = (tx: Executor, { id }: { id: string }) =>
  tx.delete(users).where(eq(users.id, id));

/** The part of an account that its settings show. */
export const accountOf = ({
  id,
  email,
  firstName,
  lastName,
  phone,
  designation,
  picture,
}: User) => ({
  id,
  email,
  firstName,
  lastName,
  phone,
  designation,
  picture,
});

/** What people are called, by their ids. */
export async function namesOf(db: Executor, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`.trim()]));
}

/** Those of these people who still have an open account, with what it takes to write to them. */
export const reachable = (db: Executor, ids: string[]) =>
  db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      firstName: users.firstName,
    })
    .from(users)
    .where(and(among(users.id, ids), isNull(users.disabledAt)));

/** Those of these people whose account is open, who cannot be erased until the transaction ends. */
export async function heldOpen(tx: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(among(users.id, ids), isNull(users.disabledAt)))
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** Whether the account of the person a query is at is open. */
export const isOpen = (userId: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.disabledAt} is null)`;

/** What people are reached by, by their ids. */
export async function phonesOf(db: Executor, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(among(users.id, ids));
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}
