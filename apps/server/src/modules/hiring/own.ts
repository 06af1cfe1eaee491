import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { notFound } from "../../http/failures";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { type ApplicationRow, applications } from "./applications/tables";
import { type JobRow, jobs, type PostingRow, postings } from "./tables";
import { type OfferRow, offers } from "./offers/tables";

export function companyIdOf({ companyId }: Pick<SignedIn, "companyId">): string {
  if (!companyId) throw notFound("The company");
  return companyId;
}

type Table = typeof postings | typeof applications | typeof offers;
/** Whose rows somebody may see: those of their company, of their college, or their own. */
export const ownedBy = (
  table: Table,
  user: Pick<SignedIn, "id" | "role" | "collegeId" | "companyId">,
) =>
  user.role === "HUMAN_RESOURCE"
    ? eq(table.companyId, companyIdOf(user))
    : user.role === "PLACEMENT_OFFICER"
      ? eq(table.collegeId, collegeIdOf(user))
      : "studentId" in table
        ? eq(table.studentId, user.id)
        : undefined;

type Hold = "look" | "hold";

/** A job of the user's company. */
export async function jobFor(
  db: Executor,
  user: SignedIn,
  id: string,
  how: Hold = "look",
): Promise<JobRow> {
  const asked = db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyIdOf(user)), eq(jobs.id, id)));
  return one(how === "hold" ? asked.for("update") : asked, "The job");
}
export const jobBy = (db: Executor, id: string): Promise<JobRow> =>
  one(db.select().from(jobs).where(eq(jobs.id, id)), "The job");

/** The same, which stays as it is until the transaction ends. Everybody holds a job before its postings. */
export const jobKept = (tx: Executor, id: string): Promise<JobRow> =>
  one(tx.select().from(jobs).where(eq(jobs.id, id)).for("share"), "The job");

/** Keeps a posting as it stands until the transaction ends: whoever cancels it ends what was booked for it by then. */
export const keepPosting = (tx: Executor, id: string) =>
  tx.select({ id: postings.id }).from(postings).where(eq(postings.id, id)).for("share");

export async function postingFor(
  db: Executor,
  user: SignedIn,
  id: string,
  how: Hold = "look",
): Promise<PostingRow> {
  const asked = db
    .select()
    .from(postings)
    .where(and(ownedBy(postings, user), eq(postings.id, id)));
  return one(how === "hold" ? asked.for("update") : asked, "The posting");
}

export async function applicationFor(
  db: Executor,
  user: SignedIn,
  id: string,
  how: Hold = "look",
): Promise<ApplicationRow> {
  const asked = db
    .select()
    .from(applications)
    .where(and(ownedBy(applications, user), eq(applications.id, id)));
  return one(how === "hold" ? asked.for("update") : asked, "The application");
}

export const applicationBy = (db: Executor, id: string): Promise<ApplicationRow> =>
  one(db.select().from(applications).where(eq(applications.id, id)), "The application");

export async function offerFor(
  db: Executor,
  user: SignedIn,
  id: string,
  how: Hold = "look",
): Promise<OfferRow> {
  const asked = db
    .select()
    .from(offers)
    .where(and(ownedBy(offers, user), eq(offers.id, id)));
  return one(how === "hold" ? asked.for("update") : asked, "The offer");
}
