import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { notFound, tooMany } from "../../http/failures";
import { deletionOf } from "../account-data/leaving";
import { userOf } from "../accounts/profile";
import { isSpent, spend } from "../accounts/counters";
import type { SignedIn } from "../accounts/signed-in";
import { studentOf } from "../students/personal";
import { publishedOf } from "./published";
import { slugOfStudent, studentBehind } from "./slugs";
import { maySee, type Viewer, viewerOf, visitorOf } from "./viewer";
import { visibilityOf } from "./visibility";

const guesses = { most: 60, window: 10 * 60_000 };
const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** How the office has an account stand whose profile is seen by nobody. */
export const hiddenStatuses: readonly AccountStatus[] = ["SUSPENDED", "DEREGISTERED", "REJECTED"];
const slugShape = /^[a-z0-9-]{3,40}$/;

/** The page that an address leads to for a visitor. One that is unknown and one that is closed are the same. */
async function findProfile(deps: Deps, asked: string, visitor: SignedIn | null) {
  const { db } = deps;
  const slug = asked.toLowerCase();
  const studentId = slugShape.test(slug) ? await studentBehind(db, slug, deps.now()) : null;
  if (!studentId) return undefined;
  const viewer = await viewerOf(db, visitor, studentId);
  return pageFor(deps, studentId, viewer);
}

/** The page of a student as one kind of viewer finds it, or nothing. */
export async function pageFor(deps: Pick<Deps, "db">, studentId: string, viewer: Viewer | "SELF") {
  const { db } = deps;
  const visibility = await visibilityOf(db, studentId);
  const slug = await slugOfStudent(db, studentId);
  // Its owner looks at a page before it has an address.
  const addressed = slug !== null || viewer === "SELF";
  if (!addressed || !maySee(visibility.level, viewer) || !(await isThere(db, studentId)))
    return undefined;
  const page = await publishedOf(db, studentId, slug ?? "", visibility);
  return { studentId, page, open: visibility.level === "ANYONE_WITH_LINK" };
}

/** Whether a student's account stands; what a closed one published is seen by nobody. */
async function isThere(db: Executor, studentId: string) {
  const user = await userOf(db, { id: studentId });
  const student = await studentOf(db, { id: studentId });
  if (await deletionOf(db, studentId)) return false;
  return !user.disabledAt && !(student && hiddenStatuses.includes(student.accountStatus));
}

/** Who guesses addresses is slowed, and learns nothing by it: a hit and a miss are refused alike. */
export async function profileFor(deps: Deps, slug: string, call: Call) {
  const { db, config } = deps;
  const key = `profile-guess:${call.address}`;
  const counted = config.production || !loopback.test(call.address);
  const spent = counted && (await isSpent(db, { key, most: guesses.most }, deps.now()));
  if (spent) throw tooMany("That was a lot of pages. Please wait a few minutes.", spent.retryAfter);
  const visitor = await visitorOf(deps, call);
  const found = await findProfile(deps, slug, visitor);
  if (found) return { ...found, visitor };
  if (counted) await spend(db, { key, ...guesses }, deps.now());
  throw notFound("The profile");
}

/** The page whose résumé is asked for. Where its owner shows none, there is none. */
export async function resumeFor(deps: Deps, slug: string, call: Call) {
  const found = await profileFor(deps, slug, call);
  if (!found.page.profile.resume) throw notFound("The résumé");
  return found;
}
