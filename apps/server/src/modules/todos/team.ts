import type { Executor } from "../../db/database";
import { refused } from "../../http/failures";
import { facesOf } from "../accounts/profile";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";

/** The colleagues of an officer or an HR user, by their ids; whoever has left is none. */
export async function teamOf(db: Executor, user: SignedIn) {
  const { companyId } = user;
  const faces = await facesOf(db, companyId ? { companyId } : { collegeId: collegeIdOf(user) });
  return new Map(faces.map(({ id, name }) => [id, name]));
}

/** Refuses to give something to a stranger, and viewers give nobody anything. */
export async function requireColleague(tx: Executor, user: SignedIn, id: string) {
  if (!(await teamOf(tx, user)).has(id))
    throw refused({ assigneeId: "Choose somebody of your team." });
  if (user.rank === "VIEWER")
    throw refused({ assigneeId: "Only members and leads give others something to do." });
}
