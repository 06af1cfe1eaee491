import type { z } from "zod/mini";
import {
  educationDetailsInput,
  type educationDetailsSent,
  type EducationFact,
  furtherMarkNames,
  type userDataInput,
} from "@toran/contract/schemas/student";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { fileBy } from "../../files/keep";
import { refused } from "../../http/failures";
import { erasureOf } from "../account-data/leaving";
import { rename, type User, userOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { byId } from "../lookups/catalogue";
import { slugOfStudent } from "../profile/slugs";
import { videoOf } from "../video/video";
import { standingOf } from "./standing";
import { type Student, students } from "./tables";

/** The student's record; the first save makes it. */
export async function studentOf(
  db: Executor,
  { id }: Pick<SignedIn, "id">,
): Promise<Student | undefined> {
  const [student] = await db.select().from(students).where(eq(students.userId, id));
  return student;
}

const arrived = sql`case when ${students.accountStatus} = 'INVITED' then 'REGISTERED' else ${students.accountStatus} end`;

export const saveStudent = (
  tx: Executor,
  { id }: Pick<SignedIn, "id">,
  values: Partial<Student>,
  now: Date,
): Promise<Student> =>
  one(
    tx
      .insert(students)
      .values({ ...values, userId: id, updatedAt: now })
      .onConflictDoUpdate({
        target: students.userId,
        // Who was invited with a class has come when they save something of their own.
        set: { accountStatus: arrived, ...values, updatedAt: now },
      })
      .returning(),
    "The student",
  );

export const personalInfoOf = (user: User, student: Student | undefined) => ({
  firstName: user.firstName,
  lastName: user.lastName || null,
  email: user.email,
  phone: user.phone,
  dateOfBirth: student?.dateOfBirth ?? null,
  gender: student?.gender ?? null,
  city: student?.city ?? null,
  state: student?.state ?? null,
  country: student?.country ?? null,
  headline: student?.headline ?? null,
  about: student?.about ?? null,
  linkedinUrl: student?.linkedinUrl ?? null,
  githubUrl: student?.githubUrl ?? null,
  portfolioUrl: student?.portfolioUrl ?? null,
});

const told = [
  "dateOfBirth",
  "gender",
  "city",
  "state",
  "country",
  "headline",
  "about",
  "linkedinUrl",
  "githubUrl",
  "portfolioUrl",
] as const;

/** Saves what was given; a field that was sent empty is cleared, one that was not sent stays. */
export async function savePersonal(
  tx: Executor,
  user: SignedIn,
  given: z.output<typeof userDataInput>,
  now: Date,
) {
  const values = Object.fromEntries(
    told.filter((name) => name in given).map((name) => [name, given[name] ?? null]),
  ) as Partial<Student>;
  const named = await rename(tx, user, {
    firstName: given.firstName ?? user.firstName,
    ...("lastName" in given && { lastName: given.lastName ?? "" }),
    ...(given.phone && { phone: given.phone }),
  });
  const student = await saveStudent(tx, user, values, now);
  return { named, student };
}

/** Where a student studies, or nothing before that step. */
export function educationOf(student: Student | undefined) {
  if (!student?.college) return null;
  const { universityId, collegeId, college, degree, department, major, rollNumber } = student;
  return {
    universityId,
    collegeId,
    university: byId.university.get(universityId ?? "")?.name ?? null,
    college,
    degree: degree ?? "",
    department: department ?? "",
    major,
    rollNumber: rollNumber ?? "",
    graduationYear: student.graduationYear ?? 0,
    cgpa: student.cgpa,
    activeBacklogs: student.activeBacklogs,
    totalBacklogs: student.totalBacklogs,
    tenthPercent: student.tenthPercent,
    twelfthPercent: student.twelfthPercent,
    diplomaPercent: student.diplomaPercent,
    gapYears: student.gapYears,
  };
}

/** What a college knows of a student by its class list alone. */
export const listedOnlyOf = ({
  currentSemester,
  tenthYear,
  twelfthYear,
  disability,
  category,
}: Student) => ({ currentSemester, tenthYear, twelfthYear, disability, category });

const educationFacts = Object.keys(educationDetailsInput.shape) as EducationFact[];

/** What a form sent, without what it only showed: another tab may have changed that since. */
export function changedIn(
  { changed, ...given }: z.output<typeof educationDetailsSent>,
  before: Student | undefined,
): z.output<typeof educationDetailsInput> {
  if (!changed || !before) return given;
  const kept = educationFacts.filter((name) => !changed.includes(name));
  return { ...given, ...Object.fromEntries(kept.map((name) => [name, before[name] ?? undefined])) };
}

type FurtherMarks = Partial<Pick<Student, (typeof furtherMarkNames)[number]>>;

/** The row of what was given; what was not sent stays as it was before. */
export function educationRow(
  given: z.output<typeof educationDetailsInput>,
  before: Pick<Student, "totalBacklogs"> | undefined,
) {
  const { universityId = null, major = null, cgpa = null, activeBacklogs = null } = given;
  if (universityId && !byId.university.has(universityId))
    throw refused({ universityId: "Choose one from the list." });
  const { college, degree, department, rollNumber, graduationYear, totalBacklogs } = given;
  const sent = "totalBacklogs" in given;
  const inAll = (sent ? totalBacklogs : before?.totalBacklogs) ?? 60;
  if (inAll < (activeBacklogs ?? 0))
    throw refused(
      sent
        ? { totalBacklogs: "All backlogs are at least as many as the active ones." }
        : { activeBacklogs: `All your backlogs are ${inAll}: those active cannot be more.` },
    );
  const further: FurtherMarks = Object.fromEntries(
    furtherMarkNames.filter((name) => name in given).map((name) => [name, given[name] ?? null]),
  );
  return {
    ...further,
    universityId,
    college,
    degree,
    department,
    major,
    rollNumber,
    graduationYear,
    cgpa,
    activeBacklogs,
  };
}

export async function documentOf(db: Executor, student: Student | undefined) {
  const file = student?.documentFile ? await fileBy(db, student.documentFile) : undefined;
  return {
    kind: student?.documentKind ?? null,
    numberEnding: student?.documentEnding ?? null,
    file: file ? { key: file.key, name: file.name, bytes: file.bytes } : null,
  };
}

export async function userDataOf(db: Executor, signedIn: SignedIn) {
  const user = await userOf(db, signedIn);
  const student = await studentOf(db, signedIn);
  return {
    id: user.id,
    ...personalInfoOf(user, student),
    slug: await slugOfStudent(db, user.id),
    picture: user.picture,
    video: (await videoOf(db, user.id))?.file ?? null,
    educationDetails: educationOf(student),
    outcomeTag: student?.outcomeTag ?? "SEEKING",
    account: await standingOf(db, student),
    ...(await erasureOf(db, user.id)),
    mode: user.mode,
    updatedAt: (student?.updatedAt ?? user.createdAt).toISOString(),
  };
}
