import { limits } from "@toran/contract";
import type { educationDetailsInput } from "@toran/contract/schemas/student";
import { roomSays } from "@toran/contract/plan-room";
import { and, eq, or } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { refused, tooMany } from "../../http/failures";
import { spend } from "../accounts/counters";
import type { SignedIn } from "../accounts/signed-in";
import { planOf } from "../billing/room";
import { leaveLists } from "../collections/leave";
import { collegeBy, departmentsOf } from "../colleges/college";
import { listedCollege } from "../colleges/listed";
import { unvouch } from "../portfolio/unvouch";
import { isUnconfirmed } from "./confirmed";
import { studentsIn } from "./in-plan";
import { type Student, studentChanges, studentHistory } from "./tables";
import { tellOfArrival } from "./tell-of-arrival";

type Given = Pick<z.output<typeof educationDetailsInput>, "college" | "collegeId">;
type Studying = Partial<
  Pick<Student, "collegeId" | "choseCollege" | "accountStatus" | "statusEvent" | "archived"> & {
    college: string;
  }
>;

/** What a student's college becomes by what they say of it. Where they name none, as calls did before, it stays. */
export async function chosenCollege(
  tx: Executor,
  before: Student | undefined,
  given: Given,
): Promise<Studying> {
  if (!("collegeId" in given)) return {};
  const collegeId = given.collegeId?.toLowerCase() ?? null;
  const own = before?.collegeId ?? null;
  if (before && collegeId === own) return own ? nameAgain(tx, before, own) : {};
  if (before && own && !(await mayLeave(tx, before)))
    throw refused({
      collegeId: "Your placement office has you in its class. Ask it if you study elsewhere.",
    });
  const college = collegeId && (await listedCollege(tx, collegeId));
  if (collegeId && !college) throw refused({ collegeId: "Choose one from the list." });
  return {
    ...(college && { college: college.name }),
    collegeId,
    choseCollege: collegeId !== null,
    accountStatus: "REGISTERED",
    statusEvent: null,
    archived: false,
  };
}

/** A department as the college spells it; one that stands as it did, or that it does not have, stays so. */
export async function spelledDepartment(
  tx: Executor,
  before: Student | undefined,
  given: { collegeId?: string | null; department: string },
) {
  const { collegeId = before?.collegeId ?? null, department } = given;
  const stays = before?.department === department && before.collegeId === collegeId;
  if (!collegeId || stays) return department;
  const wanted = department.trim().toLowerCase();
  const taught = await departmentsOf(tx, collegeId);
  return taught.find(({ name }) => name.toLowerCase() === wanted)?.name ?? department;
}

/** Who stays has the college by its name of today; what an office has confirmed keeps its words. */
async function nameAgain(tx: Executor, { accountStatus, college }: Student, id: string) {
  const name = (await collegeBy(tx, id))?.name ?? null;
  const says = isUnconfirmed(accountStatus) ? (name ?? college) : (college ?? name);
  return says ? { college: says } : {};
}

/** Whether a student may go elsewhere: they came by themselves, and the office has never confirmed them. */
async function mayLeave(tx: Executor, student: Student) {
  const { userId, collegeId, choseCollege, accountStatus } = student;
  if (!collegeId || !choseCollege) return false;
  if (accountStatus !== "REGISTERED" && accountStatus !== "REJECTED") return false;
  const { studentId, what, from, to } = studentHistory;
  const confirmed = and(
    eq(studentId, userId),
    eq(what, "STATUS"),
    or(eq(from, "ACTIVE"), eq(to, "ACTIVE")),
  );
  const [found] = await tx
    .select({ id: studentHistory.id })
    .from(studentHistory)
    .innerJoin(studentChanges, eq(studentChanges.id, studentHistory.changeId))
    .where(and(confirmed, eq(studentChanges.collegeId, collegeId)))
    .limit(1);
  return !found;
}

/** The office of a college that was left has the student in no list, and vouches for nothing of theirs. */
export async function leaveOffice(tx: Executor, collegeId: string, studentId: string) {
  await leaveLists(tx, collegeId, studentId);
  await unvouch(tx, studentId);
}

/** The office of the college that was left lets go of the student, and the office of the new one hears of them. */
export async function moveCollege(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { before, after }: { before: Student | undefined; after: Student },
) {
  const [left, joined] = [before?.collegeId ?? null, after.collegeId];
  if (left === joined) return;
  if (left) await leaveOffice(tx, left, user.id);
  if (!joined) return;
  const { most, window } = limits.collegeChoices;
  const room = await spend(tx, { key: `college:${user.id}`, most, window }, deps.now());
  if (!room.allowed)
    throw tooMany("You have named several colleges today. Try again tomorrow.", room.retryAfter);
  await tellOfArrival(tx, deps, user, after, await crowding(tx, deps, joined));
}

/** Nobody is turned away who comes by themselves; the office hears that its plan holds fewer. */
async function crowding(tx: Executor, deps: Deps, collegeId: string) {
  const plan = await planOf(tx, collegeId, deps.now());
  if (!plan) return undefined;
  const room = { holds: plan.students, there: await studentsIn(tx, collegeId) };
  return room.there > room.holds
    ? `${roomSays("students", room)} They are let in all the same.`
    : undefined;
}
