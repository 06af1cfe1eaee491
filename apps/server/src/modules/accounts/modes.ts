import type { Mode } from "@toran/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { modeAfter } from "../onboarding/steps";
import type { SignedIn } from "./signed-in";
import { type User, users } from "./tables";

/** The user's row, held until the transaction ends, so that two saves of one person follow each other. */
export const holdUser = (tx: Executor, { id }: Pick<SignedIn, "id">): Promise<User> =>
  one(tx.select().from(users).where(eq(users.id, id)).for("update"), "The account");

const movedPast = (step: Mode, next: Mode) => {
  const past = (column: typeof users.mode | typeof users.furthest) =>
    sql<Mode>`case when ${column} = ${step} then ${next} else ${column} end`;
  return { mode: past(users.mode), furthest: past(users.furthest) };
};

/** Moves a user past a step. One who saves it again, later, stays where they are. */
export async function stepSaved(
  tx: Executor,
  user: SignedIn,
  step: Mode,
  next: Mode = modeAfter(user.role, step),
): Promise<Mode> {
  const { mode } = await one(
    tx
      .update(users)
      .set(movedPast(step, next))
      .where(eq(users.id, user.id))
      .returning({ mode: users.mode }),
    "The account",
  );
  return mode;
}

/** Moves every officer of a college past a step that has been made for all of them. */
export const stepSavedFor = (db: Executor, collegeId: string, step: Mode) =>
  db
    .update(users)
    .set(movedPast(step, modeAfter("PLACEMENT_OFFICER", step)))
    .where(and(eq(users.collegeId, collegeId), eq(users.role, "PLACEMENT_OFFICER")));

export const setMode = (tx: Executor, { id }: Pick<SignedIn, "id">, mode: Mode) =>
  tx.update(users).set({ mode }).where(eq(users.id, id));

/** A token that tells the mode a step has moved the user to. */
export const tokenFor = ({ tokens }: Pick<Deps, "tokens">, user: SignedIn, mode: Mode) =>
  tokens.access({ userId: user.id, role: user.role, sessionId: user.sessionId }, mode);

/** Makes a user a member of the college or company they have founded. */
export const joinTenant = (
  tx: Executor,
  { id }: Pick<SignedIn, "id">,
  tenant: { collegeId: string } | { companyId: string },
) => tx.update(users).set(tenant).where(eq(users.id, id));

const officersOf = (collegeIds: string[], mode: Mode) =>
  and(
    inArray(users.collegeId, collegeIds),
    eq(users.role, "PLACEMENT_OFFICER"),
    eq(users.mode, mode),
  );

/** Lets the officers of these colleges read and pay, and nothing else. */
export const pauseOfficers = (db: Executor, collegeIds: string[]) =>
  db
    .update(users)
    .set({ mode: "PAYMENTEXPIRY", furthest: "PAYMENTEXPIRY" })
    .where(officersOf(collegeIds, "DASHBOARD"));

/** Lets every officer of a college back in. */
export const resumeOfficers = (db: Executor, collegeId: string) =>
  db
    .update(users)
    .set({ mode: "DASHBOARD", furthest: "DASHBOARD" })
    .where(officersOf([collegeId], "PAYMENTEXPIRY"));
