import { and, asc, eq, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { fileBy, filesBy, forgetBytes, keepFile, strikeOut, withKept } from "../../../files/keep";
import type { Upload } from "../../../files/upload";
import { conflict, notFound, refused } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { collegeOfStudent } from "../../students/college-of-student";
import { companyIdOf } from "../own";
import { jobFiles, type JobRow, postings } from "../tables";
import { seenByCollege, shownToStudents } from "./seen";

/** How many files one person may have brought that no job names yet. */
const mostWaiting = 20;
const day = 24 * 60 * 60 * 1000;

/** Keeps a file that a job will carry; it belongs to the company, whoever brought it. */
export async function bringJobFile(deps: Deps, user: SignedIn, upload: Upload) {
  const { db } = deps;
  const companyId = companyIdOf(user);
  const waiting = and(eq(jobFiles.uploaderId, user.id), isNull(jobFiles.jobId));
  if ((await db.$count(jobFiles, waiting)) >= mostWaiting)
    throw conflict("Save the job with the files you have chosen first.");
  const key = await keepFile(deps, {
    ownerKind: "company",
    ownerId: companyId,
    visibility: "private",
    upload,
    field: "file",
  });
  return withKept(deps, [key], async () => {
    const values = { companyId, uploaderId: user.id, key, at: deps.now() };
    const { id } = await one(db.insert(jobFiles).values(values).returning(), "The file");
    return { id, name: upload.name, bytes: upload.bytes.length };
  });
}

/** The files of a job, in their order. */
export async function filesOfJob(db: Executor, jobId: string) {
  const rows = await db
    .select()
    .from(jobFiles)
    .where(eq(jobFiles.jobId, jobId))
    .orderBy(asc(jobFiles.place));
  const kept = await filesBy(
    db,
    rows.map(({ key }) => key),
  );
  return rows.flatMap(({ id, key }) => {
    const file = kept.get(key);
    return file ? [{ id, name: file.name, bytes: file.bytes }] : [];
  });
}

/** A file of a job, for whom the job is there at this moment. */
export async function jobFileFor(db: Executor, user: SignedIn, id: string) {
  const row = await one(
    db
      .select({ key: jobFiles.key })
      .from(jobFiles)
      .where(and(eq(jobFiles.id, id), await mayOpen(db, user))),
    "The file",
  );
  const file = await fileBy(db, row.key);
  if (!file) throw notFound("The file");
  return file;
}

async function mayOpen(db: Executor, user: SignedIn) {
  if (user.role === "HUMAN_RESOURCE") return eq(jobFiles.companyId, companyIdOf(user));
  const student = user.role === "STUDENT";
  const collegeId = student ? await collegeOfStudent(db, user.id) : user.collegeId;
  if (!collegeId) throw notFound("The file");
  const there = student ? shownToStudents(collegeId) : seenByCollege(collegeId);
  return inArray(jobFiles.jobId, db.select({ jobId: postings.jobId }).from(postings).where(there));
}

/** Gives a job these files, in this order, and lets go of those that it named before. */
export async function nameFiles(
  tx: Executor,
  { id: jobId, companyId }: Pick<JobRow, "id" | "companyId">,
  given: string[],
) {
  const ids = given.map((id) => id.toLowerCase());
  const before = await tx
    .select({ id: jobFiles.id })
    .from(jobFiles)
    .where(eq(jobFiles.jobId, jobId))
    .orderBy(asc(jobFiles.place));
  const named = before.map(({ id }) => id);
  if (named.join() === ids.join()) return { changed: false, keys: [] };
  const lost: Record<string, string> = {};
  for (const [place, id] of ids.entries()) {
    const mine = and(
      eq(jobFiles.id, id),
      eq(jobFiles.companyId, companyId),
      or(isNull(jobFiles.jobId), eq(jobFiles.jobId, jobId)),
    );
    const [found] = await tx.update(jobFiles).set({ jobId, place }).where(mine).returning();
    if (!found) lost[`attachments.${id}`] = "This file is no longer there. Choose it again.";
  }
  if (Object.keys(lost).length) throw refused(lost);
  const left = named.filter((id) => !ids.includes(id));
  return { changed: true, keys: left.length ? await letGo(tx, inArray(jobFiles.id, left)) : [] };
}

/** Takes the files of a job out of the books before it is deleted; gives the keys of their bytes. */
export const letGoOfFiles = (tx: Executor, jobId: string) => letGo(tx, eq(jobFiles.jobId, jobId));

async function letGo(tx: Executor, which: SQL | undefined) {
  const rows = await tx.delete(jobFiles).where(which).returning({ key: jobFiles.key });
  const keys = rows.map(({ key }) => key);
  await strikeOut(tx, keys);
  return keys;
}

/** Forgets what was brought for a job that was never saved with it. */
export async function forgetUnnamedFiles(deps: Pick<Deps, "db" | "store">, now: Date) {
  const old = lt(jobFiles.at, new Date(now.getTime() - day));
  const keys = await deps.db.transaction((tx) => letGo(tx, and(isNull(jobFiles.jobId), old)));
  await forgetBytes(deps, keys);
}
