import { limits } from "@toran/contract";
import type { applicantQuery, applicantSorts } from "@toran/contract/schemas/application";
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { cursorAt, placeAt, staleCursor } from "../../../http/cursor";
import {
  byId,
  byMarks,
  byMoment,
  byWords,
  type Order,
  type Stretch,
  stretchesIn,
  windowAlong,
} from "../../../http/keyset";
import type { SignedIn } from "../../accounts/signed-in";
import { ownedBy } from "../own";
import { sentPicture } from "./sent";
import { inStage } from "./stages";
import { type ApplicationRow, applications } from "./tables";
import { inLine } from "./waiting-list";

type Asked = z.output<typeof applicantQuery>;

/** The applications to a job that somebody may see, as far as they match what is asked for. */
export const matching = (
  user: SignedIn,
  jobId: string,
  { collegeId, search, stage, minCgpa }: Asked,
): SQL | undefined =>
  and(
    eq(applications.jobId, jobId),
    ownedBy(applications, user),
    collegeId ? eq(applications.collegeId, collegeId) : undefined,
    search ? containsEach(applications.name, search) : undefined,
    stage ? inStage(stage) : undefined,
    minCgpa === undefined ? undefined : gte(applications.cgpa, minCgpa),
  );

/** What a card shows of an application; a whole snapshot is much longer. */
const { snapshot, answers: _answers, ...plain } = getTableColumns(applications);
const onCard = {
  ...plain,
  picture: sentPicture,
  department: sql<string | null>`${snapshot} ->> 'department'`,
};
export type CardRow = Omit<ApplicationRow, "snapshot" | "answers"> &
  Pick<ApplicationRow["snapshot"], "picture" | "department">;

// As much as its column holds; a time is always more.
const mostRank = 2 ** 31 - 1;

/** The next applications of one stage or of all, as the board has them. */
export async function windowOf(db: Executor, user: SignedIn, id: string, asked: Asked) {
  const { stage, next, limit = limits.list.pageSize } = asked;
  const from = next ? placeAt(next) : undefined;
  const { submittedAt, waitRank } = applications;
  // A waiting list has an order of its own; its cursor holds the rank where the others hold a time.
  const lined = stage === "WAITLISTED";
  if (lined && from && from.at.getTime() > mostRank) throw staleCursor();
  const order = lined ? inLine : [desc(submittedAt), desc(applications.id)];
  const after =
    from &&
    (lined
      ? or(
          gt(waitRank, from.at.getTime()),
          and(eq(waitRank, from.at.getTime()), gt(applications.id, from.id)),
        )
      : or(lt(submittedAt, from.at), and(eq(submittedAt, from.at), lt(applications.id, from.id))));
  // Found by the plain columns first: beside a sort the database would unpack the snapshots of the whole stage.
  const window = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(matching(user, id, asked), after))
    .orderBy(...order)
    .limit(limit + 1);
  const found: CardRow[] = await db
    .select(onCard)
    .from(applications)
    .where(inArray(applications.id, window))
    .orderBy(...order);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next: last ? cursorAt(lined ? new Date(last.waitRank) : last.submittedAt, last.id) : null,
  };
}

const name = byWords(sql`${applications.name}`);
const own = byId(sql`${applications.id}`);
const orders: Record<(typeof applicantSorts)[number], Order> = {
  name: { keys: [name, own], gaps: false },
  cgpa: { keys: [byMarks(sql`${applications.cgpa}`), name, own], gaps: true },
  applied: { keys: [byMoment(sql`${applications.submittedAt}`), own], gaps: false },
};

/** The next applications in the order that is asked for. */
export async function sortedWindow(
  db: Executor,
  user: SignedIn,
  jobId: string,
  asked: Asked & { sort: NonNullable<Asked["sort"]> },
) {
  const { sort, next, limit = limits.list.pageSize } = asked;
  const where = matching(user, jobId, asked);
  const nextOf = ({ where: here, order, told }: Stretch, many: number) => {
    const window = db
      .select({ id: applications.id })
      .from(applications)
      .where(and(where, here))
      .orderBy(...order)
      .limit(many);
    return db
      .select({ ...onCard, told })
      .from(applications)
      .where(inArray(applications.id, window))
      .orderBy(...order);
  };
  return windowAlong(stretchesIn(orders, { sort, next }), limit, nextOf);
}
