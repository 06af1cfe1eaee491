import { acceptedOffers } from "@toran/contract/hiring/moves";
import { seasonAt } from "@toran/contract/hiring/season";
import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { offers } from "../offers/tables";
import { jobs, postings } from "../tables";
import { applicationsOf } from "./shown";

/** A college and a company that have to do with each other. */
export interface Pair {
  collegeId: string;
  companyId: string;
}
const ofPair = ({ collegeId, companyId }: Pair) =>
  and(eq(postings.companyId, companyId), eq(postings.collegeId, collegeId));
const shownOpenings = 3;
const shownSeasons = 3;

/** What a company has open at a college now; what closes first stands first. */
export async function openBetween(db: Executor, pair: Pair, now: Date) {
  const rows = await db
    .select({
      id: postings.id,
      jobId: jobs.id,
      title: jobs.title,
      closesAt: jobs.closesAt,
    })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        ofPair(pair),
        eq(postings.state, "OPEN"),
        or(isNull(jobs.closesAt), gt(jobs.closesAt, now)),
      ),
    )
    .orderBy(asc(jobs.closesAt), asc(postings.id))
    .limit(shownOpenings);
  const many = await applicationsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    closesAt: row.closesAt?.toISOString() ?? null,
    applications: many.get(row.id) ?? 0,
  }));
}

/** Every posting of a company at a college that the college has ever seen. */
export const sentBetween = (db: Executor, pair: Pair) =>
  db
    .select({ id: postings.id, jobId: jobs.id, title: jobs.title })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(and(ofPair(pair), isNotNull(postings.submittedAt)));

/** How many of a college have said yes to a company, in the last seasons in which any did, the earliest first. */
export async function hiredBetween(db: Executor, { collegeId, companyId }: Pair) {
  const rows = await db
    .select({ at: offers.answeredAt })
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        eq(offers.collegeId, collegeId),
        inArray(offers.state, acceptedOffers),
      ),
    );
  const seasons = new Map<string, number>();
  for (const { at } of rows) {
    if (!at) continue;
    const season = seasonAt(at);
    seasons.set(season, (seasons.get(season) ?? 0) + 1);
  }
  return [...seasons]
    .map(([season, many]) => ({ season, many }))
    .toSorted((a, b) => a.season.localeCompare(b.season, "en"))
    .slice(-shownSeasons);
}
