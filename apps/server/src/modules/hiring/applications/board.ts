import { limits } from "@toran/contract";
import { liveOffers } from "@toran/contract/hiring/moves";
import { toldOf } from "@toran/contract/hiring/pay";
import { stagesOf } from "@toran/contract/hiring/stages";
import type { applicantQuery, boardQuery, Candidate } from "@toran/contract/schemas/application";
import { and, avg, count, eq, inArray, max } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { notFound, refused } from "../../../http/failures";
import { collegeIdOf, companyIdOf, type SignedIn } from "../../accounts/signed-in";
import { departmentCodes } from "../../colleges/college";
import { foundOf } from "../../students/company/list";
import { jobBy, jobFor, ownedBy } from "../own";
import { collegeSides, unnamed } from "../sides";
import { type ApplicationRow, applicationNotes, applications } from "./tables";
import { type JobRow, postings } from "../tables";
import { offers } from "../offers/tables";
import { sentResume } from "./sent";
import { counted, isAccepted, stageOf } from "./stages";
import { fillableBy, freePlaces } from "./free-places";
import { undoableMoves } from "./undoable";
import { placesOf } from "./waiting-list";
import { type CardRow, matching, sortedWindow, windowOf } from "./windows";

/** A job whose applications somebody may see: of their company, or sent to their college. */
export async function jobSeenBy(db: Executor, user: SignedIn, id: string): Promise<JobRow> {
  if (user.role === "HUMAN_RESOURCE") return jobFor(db, user, id);
  const own = and(eq(postings.jobId, id), eq(postings.collegeId, collegeIdOf(user)));
  if (!(await db.$count(postings, own))) throw notFound("The job");
  return jobBy(db, id);
}

const { perStage } = limits.hiring;

type Filter = z.output<typeof boardQuery>;

/** The stages of a job with their counts, and the colleges with theirs. */
export async function boardOf(db: Executor, user: SignedIn, id: string, filter: Filter, now: Date) {
  const job = await jobSeenBy(db, user, id);
  const placed = db
    .select({
      state: applications.state,
      held: applications.heldState,
      roundId: applications.roundId,
      accepted: isAccepted.as("accepted"),
    })
    .from(applications)
    .where(matching(user, id, filter))
    .as("placed");
  const { state, held, roundId, accepted } = placed;
  const groups = await db
    .select({ state, held, roundId, accepted, many: count() })
    .from(placed)
    .groupBy(state, held, roundId, accepted);
  const byCollege = await db
    .select({ id: applications.collegeId, many: count() })
    .from(applications)
    .where(matching(user, id, { search: filter.search, collegeId: undefined }))
    .groupBy(applications.collegeId);
  const sides = await collegeSides(
    db,
    byCollege.map((row) => row.id),
  );
  const [newest] = await db
    .select({ at: max(applications.updatedAt) })
    .from(applications)
    .where(matching(user, id, {}));
  const stages = counted(job.rounds, groups);
  const filled = stages.filter((stage) => stage.count > 0);
  const windows: ({ stage: string } & Awaited<ReturnType<typeof windowOf>>)[] = [];
  for (const stage of filled)
    windows.push({
      stage: stage.id,
      ...(await windowOf(db, user, id, { ...filter, stage: stage.id, limit: perStage })),
    });
  const cards = await candidates(
    db,
    user,
    windows.flatMap(({ rows }) => rows),
    () => job,
  );
  return {
    stages,
    first: windows.map(({ stage, rows, next }, at) => {
      const before = windows.slice(0, at).reduce((sum, window) => sum + window.rows.length, 0);
      return { stage, items: cards.slice(before, before + rows.length), next };
    }),
    colleges: byCollege
      .map((row) => ({
        college: sides.get(row.id) ?? unnamed(row.id, "A college"),
        count: row.many,
      }))
      .toSorted((a, b) => b.count - a.count || a.college.name.localeCompare(b.college.name, "en")),
    undoable: await undoableMoves(db, user, id, now),
    freePlaces: await freePlacesOn(db, user, id, filter),
    at: (newest?.at ?? job.updatedAt).toISOString(),
  };
}

/** The places of a job that are free for those who wait, as its board tells of them. */
async function freePlacesOn(db: Executor, user: SignedIn, jobId: string, { collegeId }: Filter) {
  const own = and(
    eq(postings.jobId, jobId),
    fillableBy(db, user),
    collegeId ? eq(postings.collegeId, collegeId) : undefined,
  );
  const free = await freePlaces(db, own);
  const sides = await collegeSides(
    db,
    free.map((place) => place.collegeId),
  );
  return free.map((place) => ({
    college: sides.get(place.collegeId) ?? unnamed(place.collegeId, "A college"),
    many: place.many,
    next: { id: place.next.id, studentName: place.next.name },
  }));
}

type Asked = z.output<typeof applicantQuery>;

/** Applications to a job, of one stage or of all, sorted or as the board has them. */
export async function listApplications(db: Executor, user: SignedIn, id: string, asked: Asked) {
  const job = await jobSeenBy(db, user, id);
  const { sort, stage } = asked;
  if (stage && !stagesOf(job.rounds).some((each) => each.id === stage))
    throw refused({ stage: "Choose a stage of the job." });
  const { rows, next } = sort
    ? await sortedWindow(db, user, id, { ...asked, sort })
    : await windowOf(db, user, id, asked);
  return {
    items: await candidates(db, user, rows, () => job),
    next,
    ...(!asked.next && { total: await db.$count(applications, matching(user, id, asked)) }),
  };
}

/** An application that was read whole, as a card needs it. */
export const cardRow = ({ snapshot, ...row }: ApplicationRow): CardRow => ({
  ...row,
  picture: sentResume(snapshot).picture,
  department: snapshot.department,
});

/** Those of these applications that are there, and are of whoever asks. */
export const applicationsBy = (db: Executor, user: SignedIn, ids: string[]) =>
  db
    .select()
    .from(applications)
    .where(and(ownedBy(applications, user), inArray(applications.id, ids)));

/** Applications as cards; what a company notes of them, it alone is shown. */
export async function candidates(
  db: Executor,
  user: SignedIn,
  rows: CardRow[],
  jobOf: (row: CardRow) => JobRow | undefined,
): Promise<Candidate[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const collegeIds = [...new Set(rows.map(({ collegeId }) => collegeId))];
  const sides = await collegeSides(db, collegeIds);
  const codeOf = await departmentCodes(db, collegeIds);
  const places = await placesOf(db, rows);
  const made = await db
    .select()
    .from(offers)
    .where(and(inArray(offers.applicationId, ids), inArray(offers.state, liveOffers)));
  const rated =
    user.role === "HUMAN_RESOURCE"
      ? await db
          .select({
            id: applicationNotes.applicationId,
            rating: avg(applicationNotes.rating).mapWith(Number),
          })
          .from(applicationNotes)
          .where(inArray(applicationNotes.applicationId, ids))
          .groupBy(applicationNotes.applicationId)
      : [];
  const found =
    user.role === "HUMAN_RESOURCE"
      ? await foundOf(
          db,
          companyIdOf(user),
          rows.map(({ studentId }) => studentId),
        )
      : undefined;
  const ratings = new Map(rated.map(({ id, rating }) => [id, rating || null]));
  return rows.map((row) => {
    const offer = made.find(({ applicationId }) => applicationId === row.id);
    const accepted = offer !== undefined && !["DRAFT", "EXTENDED"].includes(offer.state);
    return {
      id: row.id,
      studentName: row.name,
      picture: row.picture,
      college: sides.get(row.collegeId) ?? unnamed(row.collegeId, "A college"),
      department: row.department,
      departmentCode: codeOf(row.collegeId, row.department),
      cgpa: row.cgpa,
      skillsHad: row.skillsHad,
      skillsAsked: jobOf(row)?.skills.length ?? 0,
      state: row.state,
      stage: stageOf({ state: row.state, roundId: row.roundId, accepted }),
      roundId: row.roundId,
      waiting: places.get(row.id) ?? null,
      unread: row.state === "SUBMITTED",
      offer: offer
        ? {
            id: offer.id,
            state: offer.state,
            ctc: offer.ctc,
            stipend: offer.stipend,
            told: offer.pay && toldOf(offer.pay),
          }
        : null,
      rating: ratings.get(row.id) ?? null,
      version: row.version,
      submittedAt: row.submittedAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      student: found?.has(row.studentId)
        ? { id: row.studentId, bookmark: found.get(row.studentId) ?? null }
        : null,
    };
  });
}
