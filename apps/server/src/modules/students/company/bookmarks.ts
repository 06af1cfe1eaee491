import { limits } from "@toran/contract";
import type { Bookmark } from "@toran/contract/schemas/candidate";
import { and, asc, eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { conflict } from "../../../http/failures";
import { namesOf } from "../../accounts/profile";
import { companyIdOf, type SignedIn } from "../../accounts/signed-in";
import { holdCompany } from "../../companies/company";
import { listedCompanies } from "../../companies/listed";
import { countCandidates } from "./list";
import { candidateBookmarks } from "./tables";

const marked = (companyId: string, studentId: string) =>
  and(eq(candidateBookmarks.companyId, companyId), eq(candidateBookmarks.studentId, studentId));

/** The bookmark that a company has put on a student. */
export async function bookmarkOf(
  db: Executor,
  companyId: string,
  studentId: string,
): Promise<Bookmark | null> {
  const [row] = await db.select().from(candidateBookmarks).where(marked(companyId, studentId));
  if (!row) return null;
  const names = await namesOf(db, [row.bookmarkedBy]);
  return { by: names.get(row.bookmarkedBy ?? "") ?? null, at: row.bookmarkedAt.toISOString() };
}

/** Bookmarks a student, or leaves the bookmark that a colleague was first to make. */
export async function addBookmark(tx: Executor, user: SignedIn, studentId: string, now: Date) {
  const companyId = companyIdOf(user);
  await holdCompany(tx, companyId);
  const there = await bookmarkOf(tx, companyId, studentId);
  if (there) return { bookmark: there, added: false };
  // Counted are those who can be seen: a number must not tell of the others.
  if ((await countCandidates(tx, companyId, { bookmarked: true })) >= limits.bulkStudents)
    throw conflict(
      `Your company has ${limits.bulkStudents.toLocaleString("en-IN")} bookmarks already. Take one away first.`,
    );
  await tx
    .insert(candidateBookmarks)
    .values({ companyId, studentId, bookmarkedBy: user.id, bookmarkedAt: now });
  const by = `${user.firstName} ${user.lastName}`.trim();
  return { bookmark: { by, at: now.toISOString() }, added: true };
}

/** Takes a bookmark away, also of a student who cannot be seen any more; says whether there was one. */
export async function removeBookmark(db: Executor, companyId: string, studentId: string) {
  const gone = await db
    .delete(candidateBookmarks)
    .where(marked(companyId, studentId))
    .returning({ studentId: candidateBookmarks.studentId });
  return gone.length > 0;
}

/** Which companies have bookmarked a student and when, for the student to take along. */
export async function bookmarksOf(db: Executor, studentId: string) {
  const company = listedCompanies(db);
  return db
    .select({ company: company.name, at: candidateBookmarks.bookmarkedAt })
    .from(candidateBookmarks)
    .innerJoin(company, eq(company.id, candidateBookmarks.companyId))
    .where(eq(candidateBookmarks.studentId, studentId))
    .orderBy(asc(candidateBookmarks.bookmarkedAt));
}
