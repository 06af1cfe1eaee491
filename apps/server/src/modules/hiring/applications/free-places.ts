import { liveOffers, reinstatable } from "@toran/contract/hiring/moves";
import { and, asc, count, eq, exists, inArray, notExists, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { hasLeaveThere } from "../../connections/leave";
import { ownedBy } from "../own";
import { offers } from "../offers/tables";
import { jobs, postings } from "../tables";
import { inLine } from "./waiting-list";
import { type ApplicationRow, applications } from "./tables";

/** A posting with a place that nobody has any more, and who is next for it. */
export interface FreePlace {
  postingId: string;
  jobId: string;
  companyId: string;
  collegeId: string;
  title: string;
  many: number;
  next: { id: string; name: string };
}

const taker = alias(applications, "taker");
const live = inArray(postings.state, ["APPROVED", "OPEN", "PAUSED", "CLOSED"]);

/** The offers of an application that have not ended. */
const standing = (db: Executor) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.applicationId, applications.id), inArray(offers.state, liveOffers)));
const holds = (db: Executor) =>
  or(
    eq(applications.state, "SELECTED"),
    and(eq(applications.state, "OFFERED"), exists(standing(db))),
  );

/** Applications that had a place and lost it, which nobody has taken since. */
const freed = (db: Executor) =>
  and(
    or(
      and(
        inArray(applications.state, reinstatable),
        inArray(applications.heldState, ["SELECTED", "OFFERED"]),
      ),
      and(eq(applications.state, "OFFERED"), notExists(standing(db))),
    ),
    notExists(db.select({ id: taker.id }).from(taker).where(eq(taker.placeOf, applications.id))),
  );

/** Postings whose free places somebody can fill: where the connection has ended the college alone moves candidates. */
export const fillableBy = (db: Executor, user: SignedIn) =>
  and(
    ownedBy(postings, user),
    user.role === "HUMAN_RESOURCE" ? hasLeaveThere(db, postings, "postJobs") : undefined,
  );

/** The free places among some postings that somebody waits for. Where vacancies are told, no more are free than that. */
export async function freePlaces(db: Executor, which: SQL | undefined): Promise<FreePlace[]> {
  const waited = await db
    .select({ posting: postings, title: jobs.title, vacancies: jobs.vacancies })
    .from(postings)
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        which,
        live,
        exists(
          db
            .select({ id: applications.id })
            .from(applications)
            .where(
              and(eq(applications.postingId, postings.id), eq(applications.state, "WAITLISTED")),
            ),
        ),
      ),
    );
  if (!waited.length) return [];
  const ids = waited.map(({ posting }) => posting.id);
  const lost = await db
    .select({ postingId: applications.postingId, many: count() })
    .from(applications)
    .where(and(among(applications.postingId, ids), freed(db)))
    .groupBy(applications.postingId);
  if (!lost.length) return [];
  const jobIds = [...new Set(waited.map(({ posting }) => posting.jobId))];
  const held = await db
    .select({ jobId: applications.jobId, many: count() })
    .from(applications)
    .where(and(among(applications.jobId, jobIds), holds(db)))
    .groupBy(applications.jobId);
  const next = await db
    .selectDistinctOn([applications.postingId], {
      postingId: applications.postingId,
      id: applications.id,
      name: applications.name,
    })
    .from(applications)
    .where(and(among(applications.postingId, ids), eq(applications.state, "WAITLISTED")))
    .orderBy(asc(applications.postingId), ...inLine);
  return waited.flatMap(({ posting, title, vacancies }) => {
    const { id: postingId, jobId, companyId, collegeId } = posting;
    const first = next.find((each) => each.postingId === postingId);
    const gone = lost.find((each) => each.postingId === postingId)?.many ?? 0;
    const taken = held.find((each) => each.jobId === jobId)?.many ?? 0;
    const many = Math.min(gone, vacancies === null ? gone : vacancies - taken);
    if (!first || many <= 0) return [];
    const { id, name } = first;
    return [{ postingId, jobId, companyId, collegeId, title, many, next: { id, name } }];
  });
}

/** Notes whose place those take who come up from the waiting list, the oldest first, whichever way they came. */
export async function takePlaces(tx: Executor, rows: ApplicationRow[]) {
  for (const { id, postingId } of rows) {
    const [place] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.postingId, postingId), freed(tx)))
      .orderBy(asc(applications.updatedAt), asc(applications.id))
      .limit(1);
    if (place)
      await tx.update(applications).set({ placeOf: place.id }).where(eq(applications.id, id));
  }
}
