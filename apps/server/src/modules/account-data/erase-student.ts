import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { User } from "../accounts/profile";
import { forgetSubject, renameFiles } from "../audit/forget";
import { handOnInvitations, leaveSlots } from "../bookings/schedule/follow";
import { flush } from "../bookings/tell";
import { forgetRowsOf } from "../class-imports/forget";
import { invitationOf } from "../class-imports/invitation-of";
import { forgetCandidate, tellOfErasure } from "../hiring/applications/erasure";
import { letGoOfLetters } from "../hiring/offers/letter";
import { nameOf } from "../hiring/who";
import { forgetNoticesAbout } from "../notifications/forget-old";
import { forgetViewer } from "../profile/openings";
import { retireSlugs } from "../profile/slugs";
import { offersOf } from "../students/external/shown";
import { forgetInvitations } from "../students/invitations";
import { isByOwnWord } from "../students/college-of-student";
import { studentOf } from "../students/personal";
import { erasures } from "./tables";

/** Takes a student out of what others keep, and what does not go with the account; gives the files nobody needs then. */
export async function eraseStudent(tx: Executor, deps: Deps, student: User, now: Date) {
  const record = await studentOf(tx, student);
  await tx.insert(erasures).values({
    at: now,
    role: student.role,
    collegeId: record?.collegeId ?? null,
    graduationYear: record?.graduationYear ?? null,
    placementStatus: record?.placementStatus ?? null,
  });
  await retireSlugs(tx, student.id, now);
  await leaveSlots(tx, student.id, now);
  await handOnInvitations(tx, student.id);
  await tellOfErasure(tx, deps, student.id);
  const letters = await letGoOfLetters(tx, student.id);
  const sent = (await offersOf(tx, student.id)).map(({ id }) => id);
  const applied = await forgetCandidate(tx, student.id);
  await forgetInvitations(tx, student);
  const called = await forgetRowsOf(tx, { ...student, ...rollOf(record) });
  const was = invitationOf(nameOf(student));
  const lists = await renameFiles(tx, { ...called, was, collegeId: record?.collegeId });
  await forgetNoticesAbout(tx, [student.id, ...sent, ...applied, ...lists]);
  await forgetViewer(tx, student.id);
  await forgetSubject(tx, student);
  await flush(tx, deps);
  return letters;
}

/** By which number a class list names them; anybody can say to have the number of somebody else. */
function rollOf(record: Awaited<ReturnType<typeof studentOf>>) {
  if (!record?.collegeId || !record.rollNumber || isByOwnWord(record)) return {};
  return { roll: { collegeId: record.collegeId, number: record.rollNumber } };
}
