import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { notFound } from "../../http/failures";
import { holdUser, joinTenant } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { addressOf } from "../addresses/save-address";
import { infrastructureOf } from "../infrastructure/places";
import { hadName } from "./former-names";
import { type College, colleges, departments, majors } from "./tables";

/** The college of an officer. The first one to need it founds it. */
export async function foundCollege(tx: Executor, user: SignedIn): Promise<string> {
  const { collegeId } = await holdUser(tx, user);
  if (collegeId) return collegeId;
  const { id } = await one(
    tx.insert(colleges).values({}).returning({ id: colleges.id }),
    "The college",
  );
  await joinTenant(tx, user, { collegeId: id });
  return id;
}

export async function collegeBy(db: Executor, id: string | null): Promise<College | undefined> {
  if (!id) return undefined;
  const [college] = await db.select().from(colleges).where(eq(colleges.id, id));
  return college;
}

/** The college the officer belongs to, or the refusal that there is none yet. */
export async function ownCollege(db: Executor, user: SignedIn): Promise<College> {
  const college = await collegeBy(db, user.collegeId);
  if (!college) throw notFound("The college");
  return college;
}

/** The college, held until the transaction ends, so that changes of it follow each other. */
export const holdCollege = (tx: Executor, id: string): Promise<College> =>
  one(tx.select().from(colleges).where(eq(colleges.id, id)).for("update"), "The college");

/** Keeps what a college has said of itself as it is until the transaction ends: whoever changes it waits. */
export const keepCollege = (tx: Executor, id: string) =>
  tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, id)).for("share");

/** Lets those who add to a college follow each other; rows that point to it may be written meanwhile. */
export const holdPlaces = (tx: Executor, id: string) =>
  tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, id)).for("no key update");

export function changeCollege(
  tx: Executor,
  id: string,
  values: Partial<College>,
): Promise<College> {
  return one(tx.update(colleges).set(values).where(eq(colleges.id, id)).returning(), "The college");
}

export const infoOf = (college: College) => ({
  id: college.id,
  universityId: college.universityId,
  university: college.university,
  name: college.name,
  type: college.type,
  established: college.established,
  naacGrade: college.naacGrade,
  aisheCode: college.aisheCode,
  website: college.website,
  about: college.about,
  crest: college.crest,
});

export function contactOf(college: College | undefined) {
  if (!college?.contactName) return null;
  return {
    contactName: college.contactName,
    designation: college.contactDesignation ?? "",
    email: college.contactEmail ?? "",
    phone: college.contactPhone ?? "",
    alternatePhone: college.contactAlternatePhone,
  };
}

/** The departments of a college with their majors, in the order they were put in. */
export async function departmentsOf(db: Executor, collegeId: string) {
  const rows = await db
    .select()
    .from(departments)
    .where(eq(departments.collegeId, collegeId))
    .orderBy(asc(departments.position), asc(departments.name));
  const ids = rows.map(({ id }) => id);
  const taught = ids.length
    ? await db
        .select()
        .from(majors)
        .where(inArray(majors.departmentId, ids))
        .orderBy(asc(majors.position))
    : [];
  return rows.map(({ id, name, code, finalYearStudents }) => ({
    id,
    name,
    code,
    finalYearStudents,
    majors: taught
      .filter((major) => major.departmentId === id)
      .map((major) => ({ id: major.id, name: major.name })),
  }));
}

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The departments of a college as pickers offer them: nobody looks for theirs by when it was put in. */
export async function departmentsToPick(db: Executor, collegeId: string) {
  const taught = await departmentsOf(db, collegeId);
  return taught
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => naturally.compare(a.name, b.name));
}

/** What colleges call their departments for short, by college and name: the one of today, or one of before. */
export async function departmentCodes(db: Executor, collegeIds: string[]) {
  const { collegeId, name, formerNames, code } = departments;
  const rows = await db
    .select({ collegeId, name, formerNames, code })
    .from(departments)
    .where(and(inArray(collegeId, collegeIds), isNotNull(code)));
  const codes = new Map(
    rows.flatMap((row) =>
      [...row.formerNames, row.name].map((each) => [keyOf(row.collegeId, each), row.code]),
    ),
  );
  return (id: string, department: string | null) =>
    (department && codes.get(keyOf(id, department))) || null;
}
const keyOf = (collegeId: string, name: string) => `${collegeId} ${name.toLowerCase()}`;

/** A college with everything that is told of it. */
export const collegeDataOf = async (db: Executor, college: College) => ({
  college: infoOf(college),
  address: await addressOf(db, college.id, false),
  contact: contactOf(college),
  departments: await departmentsOf(db, college.id),
  infrastructure: await infrastructureOf(db, { kind: "college", id: college.id }),
});

/**
 * The names of departments that are asked for by their id, or by a name they have or had: an address that somebody kept
 * names them as they were called then. An id of another college names none.
 */
export async function departmentNames(db: Executor, collegeId: string, asked: string[]) {
  const ids = asked.filter((each) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(each));
  const names = asked.filter((each) => !ids.includes(each));
  const rows = await db
    .select({ name: departments.name })
    .from(departments)
    .where(
      and(eq(departments.collegeId, collegeId), or(inArray(departments.id, ids), hadName(names))),
    );
  return [...names, ...rows.map(({ name }) => name)];
}
