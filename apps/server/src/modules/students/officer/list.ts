import { limits } from "@toran/contract";
import type { ListedStudent, StudentQuery } from "@toran/contract/schemas/officer-student";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { askedOften, prepared } from "../../../db/prepared";
import { type Stretch, windowAlong } from "../../../http/keyset";
import { countsOf, percentOf } from "../../profile/progress";
import { hasVideo } from "../../video/video";
import { furthestOf } from "../../hiring/standing";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { students } from "../tables";
import { type Asked, listedIn, matching, type Scope } from "./filter";
import { stretchesOf } from "./keyset";

/** What is read of a student for a list. */
const readColumns = {
  /** Shown as it is: one object, for taking some out of fifty rows took a sixth of the time of a window. */
  shown: {
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
    gapYears: students.gapYears,
    accountStatus: students.accountStatus,
    placementStatus: students.placementStatus,
    outcomeTag: students.outcomeTag,
    furthest: furthestOf(students.userId),
    offers: students.offers,
    bestPackage: students.bestPackage,
    detailsPending: students.detailsPending,
    updatedAt: students.updatedAt,
  },
  /** What the rest is worked out of. */
  city: students.city,
  headline: students.headline,
  about: students.about,
  documentKind: students.documentKind,
  outline: students.outline,
  video: hasVideo(students.userId),
};

/** A student of a list, with what a sheet shows beside. */
export interface FullRow extends ListedStudent {
  major: string | null;
  gapYears: number | null;
}

const rowsOf = (db: Executor) => db.select(readColumns).from(students);
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function listed({ shown, outline, video, city, headline, about, documentKind }: Row): FullRow {
  const told = { city, headline, about, documentKind, picture: shown.picture };
  return {
    ...shown,
    lastName: shown.lastName || null,
    skills: outline.skills,
    skillCount: outline.many.skills ?? 0,
    profile: percentOf(countsOf(told, video, (section) => outline.many[section] ?? 0)),
    updatedAt: shown.updatedAt.toISOString(),
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
  scope?: Scope,
) {
  const where = await matching(db, officer, query, scope);
  if (query.count) return { items: [], next: null, total: await db.$count(students, where) };
  const plain = scope === undefined && isPlain(query) ? collegeIdOf(officer) : undefined;
  return windowOf(db, { where, walked: walkedBy(officer, query, scope), plain }, query);
}

function isPlain({ sort: _sort, next: _next, limit, ...narrower }: StudentQuery & Asked) {
  const usual = limit === undefined || limit === limits.list.pageSize;
  return usual && Object.values(narrower).every((asked) => asked === undefined);
}

interface Way {
  /** Who matches. */
  where: SQL;
  /** Those among whom the next are looked for first, where words are searched for. */
  walked: SQL | undefined;
  /** The college, where nothing is asked for but its next, as most lists do: the same statement each time. */
  plain?: string | undefined;
}

/** A collection holds few, and its archived are in no index that is walked. */
const walkedBy = (officer: SignedIn, { search, collection }: Asked, scope: Scope = "listed") =>
  search && !collection && scope === "listed" ? listedIn(collegeIdOf(officer)) : undefined;

async function windowOf(db: Executor, way: Way, query: StudentQuery) {
  const { limit = limits.list.pageSize } = query;
  const { rows, next } = await windowAlong(stretchesOf(query), limit, (stretch, many) =>
    query.search ? searched(db, way, stretch, many) : nextOf(db, way, stretch, many),
  );
  return { items: rows.map(listed), next };
}

/** As many as are asked for to fill a window and to know whether anybody follows. */
const wholeWindow = limits.list.pageSize + 1;

/** The number is written out: a plan that is kept for any number would be made for a tenth of all there are. */
const aWholeWindow = sql.raw(String(wholeWindow)) as never;

const along = (db: Executor, where: SQL | undefined, { where: here, order, told }: Stretch) =>
  db
    .select({ ...readColumns, told })
    .from(students)
    .where(and(where, here))
    .orderBy(...order);

/** How lists begin, by the stretch: asked for most of all, and written once, as to write it takes a tenth of the whole call. */
const beginnings = new Map<string, ReturnType<typeof beginning>>();
const beginning = (stretch: Stretch) =>
  prepared((db) =>
    along(db, listedIn(sql.placeholder("college")), stretch)
      .limit(aWholeWindow)
      .prepare(`students_${stretch.name}`),
  );

function nextOf(db: Executor, { where, plain }: Way, stretch: Stretch, many: number) {
  if (!plain || many !== wholeWindow) return along(db, where, stretch).limit(many);
  const { name, goesOn } = stretch;
  if (goesOn) return askedOften(`students_${name}`, along(db, where, stretch).limit(aWholeWindow));
  const begun = beginnings.get(name) ?? beginning(stretch);
  beginnings.set(name, begun);
  return begun(db, { college: plain });
}

/** How many are walked through for those who are found: whoever is not met so often is rare enough to be sorted. */
const walk = 1000;

/** The next whom words find: looked for among those who come next in the list, and if there are not enough, among all. */
async function searched(db: Executor, way: Way, stretch: Stretch, many: number) {
  const { where: here, order, told } = stretch;
  if (way.walked) {
    const ahead = db
      .select()
      .from(students)
      .where(and(way.walked, here))
      .orderBy(...order)
      .limit(walk)
      // Under the name of the table, so that conditions and columns are those of every other list.
      .as("students");
    const near = await db
      .select({ ...readColumns, told })
      .from(ahead)
      .where(way.where)
      .orderBy(...order)
      .limit(many);
    if (near.length === many) return near;
  }
  // What is the same for every student stands first, so that no walk in the order comes to mind.
  const first = sql`length(${students.userId}::text)`;
  return nextOf(db, way, { ...stretch, order: [first, ...order] }, many);
}

/** All students that match, one window after the other. */
export async function* windowsOf(
  db: Executor,
  officer: SignedIn,
  query: StudentQuery & Asked,
): AsyncGenerator<FullRow[]> {
  const way = { where: await matching(db, officer, query), walked: walkedBy(officer, query) };
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
