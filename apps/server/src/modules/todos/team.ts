import { and, eq, inArray, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { refused } from "../../http/failures";
import { facesOf, staffOf } from "../accounts/profile";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { todos } from "./tables";

type Mate = Pick<SignedIn, "id" | "collegeId" | "companyId">;
const houseOf = (user: Omit<Mate, "id">) =>
  user.companyId ? { companyId: user.companyId } : { collegeId: collegeIdOf(user) };

// Whose they are is part of every condition: to anyone else a to-do does not exist.
export const writtenBy = ({ id }: Pick<Mate, "id">) => eq(todos.ownerId, id);
/** Those somebody wrote, and those a colleague gave them: of another house they are given nothing. */
export const seenBy = (db: Executor, user: Mate) =>
  or(
    writtenBy(user),
    and(eq(todos.assigneeId, user.id), inArray(todos.ownerId, staffOf(db, houseOf(user)))),
  );

/** The colleagues of an officer or an HR user, by their ids; whoever has left is none. */
export async function teamOf(db: Executor, user: Omit<Mate, "id">) {
  const faces = await facesOf(db, houseOf(user));
  return new Map(faces.map(({ id, name }) => [id, name]));
}

/** Refuses to give something to a stranger, and viewers give nobody anything. */
export async function requireColleague(tx: Executor, user: SignedIn, id: string) {
  if (!(await teamOf(tx, user)).has(id))
    throw refused({ assigneeId: "Choose somebody of your team." });
  if (user.rank === "VIEWER")
    throw refused({ assigneeId: "Only members and leads give others something to do." });
}
