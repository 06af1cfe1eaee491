import { lt, or } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { codes, counters, registrations, sessions } from "./tables";

const day = 24 * 60 * 60 * 1000;

/** Forgets codes, sign-ups, counts and sessions that have long run out. */
export async function forgetOldSignIns(db: Executor, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(codes).where(lt(codes.expiresAt, ago(1)));
  await db.delete(registrations).where(lt(registrations.at, ago(7)));
  await db.delete(counters).where(lt(counters.resetAt, ago(1)));
  await db
    .delete(sessions)
    .where(or(lt(sessions.endedAt, ago(30)), lt(sessions.startedAt, ago(90))));
}
