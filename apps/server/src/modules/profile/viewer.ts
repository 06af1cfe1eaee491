import type { VisibilityLevel, viewers } from "@toran/contract/schemas/profile";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { Failure } from "../../http/failures";
import { isOpenMode, type SignedIn, signedInBy } from "../accounts/signed-in";
import { mayViewStudents } from "../connections/may-view-students";
import { collegeOfStudent, knownCollegeOf } from "../students/college-of-student";

export type Viewer = (typeof viewers)[number];

/** Who opens a page that is open to anyone: a person who is signed in, or nobody we know. */
export async function visitorOf(deps: Deps, call: Call): Promise<SignedIn | null> {
  const token = call
    .header("authorization")
    ?.replace(/^Bearer\s+/i, "")
    .trim();
  if (!token) return null;
  try {
    return await signedInBy(token, deps);
  } catch (cause) {
    // A session that is over makes a stranger; a token that is old is renewed and sent again.
    if (cause instanceof Failure && cause.said.isLogout) return null;
    throw cause;
  }
}

/** In what relation a visitor stands to a student. */
export async function viewerOf(
  db: Executor,
  visitor: SignedIn | null,
  studentId: string,
): Promise<Viewer | "SELF"> {
  if (!visitor || !isOpenMode(visitor.role, visitor.mode)) return "STRANGER";
  if (visitor.id === studentId) return "SELF";
  const collegeId = await collegeOfStudent(db, studentId);
  if (!collegeId) return "STRANGER";
  const own = visitor.role === "STUDENT" ? await knownCollegeOf(db, visitor.id) : visitor.collegeId;
  if (own === collegeId) return "COLLEGE";
  const { companyId } = visitor;
  return companyId && (await mayViewStudents(db, collegeId, companyId)) ? "COMPANY" : "STRANGER";
}

const seenBy: Record<VisibilityLevel, readonly Viewer[]> = {
  PRIVATE: [],
  COLLEGE: ["COLLEGE"],
  CONNECTED_COMPANIES: ["COLLEGE", "COMPANY"],
  ANYONE_WITH_LINK: ["COLLEGE", "COMPANY", "STRANGER"],
};

export const maySee = (level: VisibilityLevel, viewer: Viewer | "SELF") =>
  viewer === "SELF" || seenBy[level].includes(viewer);
