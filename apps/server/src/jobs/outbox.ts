import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { letOthersPass } from "../db/let-others-pass";
import type { Deps } from "../deps";
import { AddressRefused, type Mailer } from "../mail/mailer";
import { outbox } from "../mail/tables";
import { bounceInvitation } from "../modules/students/invitations";

const atOnce = 10;
/** A mail service that is down may be so for days; RFC 5321, 4.5.4.1 has a sender try for four or five. */
const longest = 4 * 24 * 60 * 60_000;
/** How long a mail is left to the node that took it, before another may try. */
const lease = 60_000;
const patience = 10_000;

type Row = typeof outbox.$inferSelect;

/** Sends what waits in the outbox; several nodes may do so at once, and each may die at any point. */
export async function drainOutbox(deps: Deps, mailer: Mailer): Promise<number> {
  let sent = 0;
  for (;;) {
    const rows = await take(deps);
    await Promise.all(rows.map((row) => deliver(deps, mailer, row)));
    sent += rows.length;
    if (rows.length < atOnce) return sent;
    await letOthersPass(deps.db);
  }
}

function take({ db, now }: Deps): Promise<Row[]> {
  const at = now();
  const waiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAt, at));
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(waiting)
    .orderBy(asc(outbox.nextAt))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: new Date(at.getTime() + lease) })
    .where(inArray(outbox.id, next))
    .returning();
}

async function deliver({ db, now, log }: Deps, mailer: Mailer, row: Row) {
  const { id, to, subject, text, at, attempts } = row;
  const until = row.lapsesAt ?? new Date(at.getTime() + longest);
  if (now() >= until) return giveUp({ db, now }, row);
  try {
    await within(patience, mailer({ id, to, subject, text, at: at.toISOString() }));
    await db.update(outbox).set({ sentAt: now(), text: "", subject: "" }).where(eq(outbox.id, id));
  } catch (error) {
    log.warn(
      { mail: id, attempts, reason: error instanceof Error ? error.message : "unknown" },
      "a mail was not sent",
    );
    const wait = Math.min(60 * 60_000, 5_000 * 2 ** attempts);
    const nextAt = new Date(now().getTime() + wait);
    if (error instanceof AddressRefused || nextAt >= until) return giveUp({ db, now }, row);
    await db.update(outbox).set({ nextAt }).where(eq(outbox.id, id));
  }
}

/** What nobody will ever get is not kept, and whoever invited by it is shown so. */
const giveUp = ({ db, now }: Pick<Deps, "db" | "now">, { id }: Row) =>
  db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ failedAt: now(), text: "", subject: "" })
      .where(eq(outbox.id, id));
    await bounceInvitation(tx, id);
  });

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it took too long")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Sends mails as they come, and looks every few seconds for those that wait for another try. */
export function startOutbox(deps: Deps, mailer: Mailer) {
  let busy: Promise<unknown> | undefined;
  let again = false;
  const work = () => {
    if (busy) {
      again = true;
      return;
    }
    busy = drainOutbox(deps, mailer)
      .catch((error: unknown) => deps.log.error({ err: error }, "the outbox could not be read"))
      .finally(() => {
        busy = undefined;
        if (again) {
          again = false;
          work();
        }
      });
  };
  const timer = setInterval(work, 5_000);
  timer.unref();
  deps.events.on("mail-waiting", work);
  work();
  return async () => {
    clearInterval(timer);
    deps.events.off("mail-waiting", work);
    await busy;
  };
}
