import { randomBytes } from "node:crypto";
import { limits } from "@toran/contract";
import { slugOf, slugText } from "@toran/contract/schemas/profile";
import { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { conflict, Failure, tooMany } from "../../http/failures";
import { spend } from "../accounts/counters";
import { holdUser } from "../accounts/modes";
import { obstacle, retiredOf, slugOfStudent, takeSlug } from "./slugs";

interface Owner {
  id: string;
  firstName: string;
  lastName: string;
}
const mostChanges = 5;
const asked = { most: 60, window: 60_000 };

/** Whether a wish can be had, why not, and one that can. */
export async function answerWish(db: Executor, owner: Owner, wish: string, now: Date) {
  const room = await spend(db, { key: `slug-wish:${owner.id}`, ...asked }, now);
  if (!room.allowed) throw tooMany("Please wait a minute before you try more.", room.retryAfter);
  const read = z.safeParse(slugText, wish);
  const slug = read.success ? read.data : slugOf(wish).slice(0, limits.slug.max);
  const reason = read.success
    ? await obstacle(db, owner.id, slug, now)
    : (read.error.issues[0]?.message ?? null);
  const available = reason === null;
  const suggestion = available ? null : await freeSlug(db, owner, read.success ? slug : "", now);
  return { slug, available, reason, suggestion };
}

/** An address that is free: the wish with a number, or the name of the student. */
export async function freeSlug(db: Executor, owner: Owner, wish: string, now: Date) {
  const name = slugOf(`${owner.firstName} ${owner.lastName}`).replace(/[^a-z0-9-]/g, "");
  const base = (wish || name || "profile").slice(0, limits.slug.max - 5).replace(/-$/, "");
  const tries = [base, `${base}-2`, `${base}-3`, `${base}-4`];
  for (const each of tries)
    if (z.safeParse(slugText, each).success && !(await obstacle(db, owner.id, each, now)))
      return each;
  return `${base}-${randomBytes(2).toString("hex")}`;
}

/** Gives a student the address they chose. */
export async function chooseSlug(tx: Executor, owner: Owner, slug: string, now: Date) {
  await holdUser(tx, owner);
  if ((await slugOfStudent(tx, owner.id)) === slug) return;
  const reason = await obstacle(tx, owner.id, slug, now);
  if (reason)
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { slug: reason },
    });
  if ((await retiredOf(tx, owner.id, now)) >= mostChanges)
    throw conflict(
      "You have changed your address five times in 90 days. Keep this one for a while.",
      {
        errors: { slug: "You have changed your address five times in 90 days." },
      },
    );
  if (!(await takeSlug(tx, owner.id, slug, now)))
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { slug: "That address is taken. Try another one." },
    });
}
