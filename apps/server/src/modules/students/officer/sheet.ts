import { limits } from "@toran/contract";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { namesOf, userOf } from "../../accounts/profile";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { listsWith } from "../../collections/find";
import { disputesOf } from "../../hiring/receipts";
import { strikesOf } from "../../hiring/strikes/strikes";
import { itemsOf } from "../../portfolio/items";
import { shown } from "../../portfolio/shown";
import { slugOfStudent } from "../../profile/slugs";
import { maySee } from "../../profile/viewer";
import { visibilityOf } from "../../profile/visibility";
import { messagesTo } from "../messages/sent";
import { documentOf, personalInfoOf } from "../personal";
import { type Student, studentChanges, studentHistory, students } from "../tables";
import { offersOf } from "../external/shown";
import { given } from "./history";
import { listedStudent } from "./list";

/** A student of the officer's college, or the refusal that there is none. */
export const studentFor = (db: Executor, officer: SignedIn, id: string): Promise<Student> =>
  one(
    db
      .select()
      .from(students)
      .where(and(eq(students.collegeId, collegeIdOf(officer)), eq(students.userId, id))),
    "The student",
  );

/** Everything an officer sees of one student. */
export async function sheetOf(
  db: Executor,
  officer: SignedIn,
  id: string,
  now: Date,
): Promise<StudentSheet> {
  const student = await studentFor(db, officer, id);
  const user = await userOf(db, { id });
  const whose = { collegeId: collegeIdOf(officer), studentId: id };
  const { timeline, status } = await historyOf(db, student, now, whose.collegeId);
  const section = async <S extends SectionName>(name: S) =>
    shown(db, name, await itemsOf(db, { id }, name));
  return {
    ...personalInfoOf(user, student),
    ...(await listedStudent(db, student.userId)),
    college: student.college,
    major: student.major,
    status,
    marks: marksOf(student),
    disability: student.disability,
    category: student.category,
    education: await section("education"),
    projects: await section("projects"),
    experiences: await section("experiences"),
    achievements: await section("achievements"),
    document: await documentOf(db, student),
    externalOffers: await offersOf(db, id),
    strikes: await strikesOf(db, whose, now),
    disputes: await disputesOf(db, whose),
    collections: await listsWith(db, officer, id),
    timeline,
    messages: await messagesTo(db, officer, id),
    ...(await publishedOf(db, id)),
  };
}

const marksOf = ({ currentSemester, totalBacklogs, ...student }: Student) => {
  const { tenthPercent, tenthYear, twelfthPercent, twelfthYear, diplomaPercent, gapYears } =
    student;
  const school = { tenthPercent, tenthYear, twelfthPercent, twelfthYear, diplomaPercent };
  return { currentSemester, totalBacklogs, ...school, gapYears };
};

/** Where the college finds the public profile, if its student lets it. */
async function publishedOf(db: Executor, id: string) {
  const { level, fields } = await visibilityOf(db, id);
  const slug = maySee(level, "COLLEGE") ? await slugOfStudent(db, id) : null;
  return { slug, resume: slug !== null && fields.resume };
}

const mostEvents = 50;

/** What happened to a student, at one college or at all of them, and why they stand as they do. */
export async function historyOf(db: Executor, student: Student, now: Date, collegeId?: string) {
  const rows = await db
    .select({ event: studentHistory, change: studentChanges })
    .from(studentHistory)
    .innerJoin(studentChanges, eq(studentChanges.id, studentHistory.changeId))
    .where(
      and(
        eq(studentHistory.studentId, student.userId),
        collegeId ? eq(studentChanges.collegeId, collegeId) : undefined,
      ),
    )
    .orderBy(desc(studentHistory.at), desc(studentHistory.id))
    .limit(mostEvents);
  const names = await namesOf(
    db,
    rows.map(({ change }) => change.by),
  );
  const last = [student.statusEvent, student.placementEvent];
  const untilOf = (id: string | null) => rows.find(({ event }) => event.id === id)?.event.until;
  const timeline = rows.map(({ event, change }) => {
    const end = untilOf(event.before);
    const undoable =
      last.includes(event.id) &&
      !change.undoneAt &&
      // A suspension that is over would end as soon as it was brought back.
      !(end && end <= now) &&
      now.getTime() - change.at.getTime() <= limits.bulkUndo;
    return {
      id: event.id,
      what: event.what,
      from: event.from,
      to: event.to,
      reason: given(event.reason),
      at: event.at.toISOString(),
      by: names.get(change.by ?? "") ?? null,
      undoId: undoable ? change.id : null,
    };
  });
  const set = timeline.find((event) => event.id === student.statusEvent);
  const status = {
    value: student.accountStatus,
    reason: set?.reason ?? null,
    since: set?.at ?? null,
    until: untilOf(student.statusEvent)?.toISOString() ?? null,
    by: set?.by ?? null,
  };
  return { timeline, status };
}
