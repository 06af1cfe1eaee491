import { limits } from "@toran/contract";
import { reservedSlugs } from "@toran/contract/schemas/profile";
import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { slugs } from "./tables";

const alike: [RegExp, string][] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/0/g, "o"],
  [/[1i]/g, "l"],
  [/-/g, ""],
];

/** An address with what the eye confuses made the same. */
export const lookOf = (slug: string) =>
  alike.reduce((text, [pattern, plain]) => text.replace(pattern, plain), slug);

const reservedLooks = new Set([...reservedSlugs].map(lookOf));

const openUntil = (now: Date) => new Date(now.getTime() - limits.slug.redirects);

/** The address of a student's public profile. */
export async function slugOfStudent(db: Executor, studentId: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.studentId, studentId), isNull(slugs.retiredAt)));
  return row?.slug ?? null;
}

/**
 * Whose profile an address leads to, be it the present one or one given up within 90 days. What looks alike is nobody
 * else's, so it leads there too: an address that gave way to one like it has no row of its own.
 */
export async function studentBehind(db: Executor, slug: string, now: Date) {
  const [row] = await db
    .select({ studentId: slugs.studentId })
    .from(slugs)
    .where(
      and(
        eq(slugs.look, lookOf(slug)),
        or(isNull(slugs.retiredAt), gt(slugs.retiredAt, openUntil(now))),
      ),
    );
  return row?.studentId ?? null;
}

/** Who keeps others from an address: the same one, or one that looks like it. */
async function holderOf(db: Executor, slug: string, now: Date) {
  const [row] = await db
    .select()
    .from(slugs)
    .where(
      and(
        eq(slugs.look, lookOf(slug)),
        or(isNull(slugs.retiredAt), gt(slugs.retiredAt, openUntil(now))),
      ),
    );
  return row;
}

/** Why somebody may not have an address, or nothing. */
export async function obstacle(db: Executor, studentId: string, slug: string, now: Date) {
  if (reservedLooks.has(lookOf(slug))) return "That address is kept for Toran itself.";
  const holder = await holderOf(db, slug, now);
  if (!holder || holder.studentId === studentId) return null;
  return holder.slug === slug
    ? "That address is taken. Try another one."
    : "That address looks like one that is taken. Try another one.";
}

/** Gives a student an address, unless somebody was faster; the one before it leads on for a while. */
export async function takeSlug(tx: Executor, studentId: string, slug: string, now: Date) {
  const look = lookOf(slug);
  // What others gave up long ago is free; what looks alike and was one's own gives way.
  await tx
    .delete(slugs)
    .where(
      and(
        eq(slugs.look, look),
        or(lt(slugs.retiredAt, openUntil(now)), eq(slugs.studentId, studentId)),
      ),
    );
  await tx
    .update(slugs)
    .set({ retiredAt: now })
    .where(and(eq(slugs.studentId, studentId), isNull(slugs.retiredAt), ne(slugs.slug, slug)));
  const [taken] = await tx
    .insert(slugs)
    .values({ slug, look, studentId })
    .onConflictDoNothing()
    .returning();
  return taken !== undefined;
}

/** How many addresses of a student still lead on to the present one. */
export const retiredOf = (db: Executor, studentId: string, now: Date) =>
  db.$count(slugs, and(eq(slugs.studentId, studentId), gt(slugs.retiredAt, openUntil(now))));

/** Lets the addresses of a student who leaves rest, so that nobody is taken for them. */
export const retireSlugs = (tx: Executor, studentId: string, now: Date) =>
  tx.update(slugs).set({ retiredAt: now, studentId: null }).where(eq(slugs.studentId, studentId));

/** Forgets addresses that no longer lead on. */
export const forgetOldSlugs = (db: Executor, now: Date) =>
  db.delete(slugs).where(lt(slugs.retiredAt, openUntil(now)));
