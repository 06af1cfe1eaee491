import { limits } from "@toran/contract";
import { acceptedOffers } from "@toran/contract/hiring/moves";
import { toldOf } from "@toran/contract/hiring/pay";
import type { jobQuery } from "@toran/contract/schemas/listed-job";
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { cursorAt, placeAt } from "../../../http/cursor";
import type { SignedIn } from "../../accounts/signed-in";
import { companyIdOf } from "../own";
import { applications } from "../applications/tables";
import { jobs, postings } from "../tables";
import { offers } from "../offers/tables";

type Asked = z.output<typeof jobQuery>;

const ofJob = <T>(figure: ReturnType<typeof sql>) => sql<T>`(${figure})`.mapWith(Number);
// Named whole: within a select the column would lose its table.
const thisJob = sql`"jobs"."id"`;
const accepted = sql.join(
  acceptedOffers.map((state) => sql`${state}`),
  sql`, `,
);

/** Jobs of a company, those that were changed last first. */
export async function listJobs(db: Executor, user: SignedIn, asked: Asked) {
  const { search, state, type, next, limit = limits.list.pageSize } = asked;
  const from = next ? placeAt(next) : undefined;
  const where = and(
    eq(jobs.companyId, companyIdOf(user)),
    state && eq(jobs.state, state),
    type && eq(jobs.type, type),
    search ? containsEach(jobs.title, search) : undefined,
  );
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      type: jobs.type,
      state: jobs.state,
      locations: jobs.locations,
      pay: jobs.pay,
      ctc: jobs.ctc,
      stipend: jobs.stipend,
      vacancies: jobs.vacancies,
      closesAt: jobs.closesAt,
      updatedAt: jobs.updatedAt,
      colleges: ofJob<number>(
        sql`select count(*) from ${postings} where ${postings.jobId} = ${thisJob}`,
      ),
      waiting: ofJob<number>(
        sql`select count(*) from ${postings} where ${postings.jobId} = ${thisJob} and ${postings.state} = 'PENDING'`,
      ),
      questioned: ofJob<number>(
        sql`select count(*) from ${postings} where ${postings.jobId} = ${thisJob} and ${postings.state} = 'IN_REVIEW'`,
      ),
      applications: ofJob<number>(
        sql`select count(*) from ${applications} where ${applications.jobId} = ${thisJob}`,
      ),
      accepted: ofJob<number>(
        sql`select count(*) from ${offers} join ${applications} on "applications"."id" = ${offers.applicationId}
          where ${applications.jobId} = ${thisJob} and "offers"."state" in (${accepted})`,
      ),
    })
    .from(jobs)
    .where(
      and(
        where,
        from &&
          or(lt(jobs.updatedAt, from.at), and(eq(jobs.updatedAt, from.at), lt(jobs.id, from.id))),
      ),
    )
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ pay, ...row }) => ({
      ...row,
      told: toldOf(pay),
      closesAt: row.closesAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
    next: last ? cursorAt(last.updatedAt, last.id) : null,
    ...(!next && { total: await db.$count(jobs, where) }),
  };
}
