import { limits } from "@toran/contract";
import type { ListedStudent, StudentQuery } from "@toran/contract/schemas/officer-student";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { outlineOf } from "../../portfolio/outline";
import { countsOf, percentOf } from "../../profile/progress";
import { hasVideo } from "../../video/video";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { students } from "../tables";
import { type Asked, matching } from "./filter";
import { stretchesOf } from "./keyset";
import { fewFoundBy } from "./search";

/** What a list shows of a student. */
const shownColumns = {
  id: students.userId,
  firstName: students.firstName,
  lastName: students.lastName,
  email: students.email,
  picture: students.picture,
  rollNumber: students.rollNumber,
  degree: students.degree,
  department: students.department,
  major: students.major,
  graduationYear: students.graduationYear,
  cgpa: students.cgpa,
  activeBacklogs: students.activeBacklogs,
  accountStatus: students.accountStatus,
  placementStatus: students.placementStatus,
  outcomeTag: students.outcomeTag,
  offers: students.offers,
  bestPackage: students.bestPackage,
  detailsPending: students.detailsPending,
  updatedAt: students.updatedAt,
  city: students.city,
  headline: students.headline,
  about: students.about,
  documentKind: students.documentKind,
  outline: outlineOf(students.userId),
  video: hasVideo(students.userId),
};

/** A student of a list, with what a sheet shows beside. */
export interface FullRow extends ListedStudent {
  major: string | null;
}

const rowsOf = (db: Executor) => db.select(shownColumns).from(students);
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function listed({ outline, video, city, headline, about, documentKind, ...row }: Row): FullRow {
  const told = { city, headline, about, documentKind, picture: row.picture };
  return {
    ...row,
    lastName: row.lastName || null,
    skills: outline.skills,
    profile: percentOf(countsOf(told, video, (section) => outline.many[section] ?? 0)),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A student as lists show one. */
export const listedStudent = async (db: Executor, id: string) =>
  listed(await one(rowsOf(db).where(eq(students.userId, id)), "The student"));

/** Students that match, window by window in the order asked for; or, when asked, only how many they are. */
export async function listStudents(
  db: Executor,
  officer: SignedIn,
  query: StudentQuery & Asked,
  scope?: Parameters<typeof matching>[3],
) {
  const where = await matching(db, officer, query, scope);
  if (query.count) return { items: [], next: null, total: await db.$count(students, where) };
  return windowOf(db, await wayTo(db, officer, where, query), query);
}

interface Way {
  where: SQL;
  /** What is sorted by before anything else, the same for every student: then no walk in the order comes to mind. */
  first: SQL[];
}

/** How the students of a list are come by: by walking it in its order, or, when few are searched for, by sorting them. */
async function wayTo(
  db: Executor,
  officer: SignedIn,
  where: SQL,
  { search }: StudentQuery,
): Promise<Way> {
  const few = search ? await fewFoundBy(db, search, collegeIdOf(officer)) : false;
  return { where, first: few ? [sql`length(${students.userId}::text)`] : [] };
}

async function windowOf(db: Executor, { where, first }: Way, query: StudentQuery) {
  const { limit = limits.list.pageSize } = query;
  const items: FullRow[] = [];
  let cursor: string | null = null;
  for (const { where: here, order, told, cursorAfter } of stretchesOf(query)) {
    const wanted = limit - items.length;
    // One more than wanted tells whether anybody follows.
    const rows = await db
      .select({ ...shownColumns, told })
      .from(students)
      .where(and(where, here))
      .orderBy(...first, ...order)
      .limit(wanted + 1);
    const taken = rows.slice(0, wanted);
    items.push(...taken.map(({ told: _cursor, ...row }) => listed(row)));
    const last = taken.at(-1);
    if (last) cursor = cursorAfter(last.told);
    if (rows.length > wanted) return { items, next: cursor };
  }
  return { items, next: null };
}

/** All students that match, one window after the other. */
export async function* windowsOf(
  db: Executor,
  officer: SignedIn,
  query: StudentQuery & Asked,
): AsyncGenerator<FullRow[]> {
  const way = await wayTo(db, officer, await matching(db, officer, query), query);
  let next: string | undefined;
  do {
    const window: Awaited<ReturnType<typeof windowOf>> = await windowOf(db, way, {
      ...query,
      next,
    });
    yield window.items;
    next = window.next ?? undefined;
  } while (next);
}
