import { limits } from "@toran/contract";
import { and, asc, inArray, lte, type SQL } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { letOthersPass } from "../../db/let-others-pass";
import type { Deps } from "../../deps";
import { again } from "../../jobs/again";
import { sendMail } from "../../mail/send-mail";
import { spend } from "../accounts/counters";
import { reachable } from "../accounts/profile";
import { withoutWhatBegan } from "../calendar/still-to-come";
import { withoutWhatClosed } from "../hiring/jobs/still-to-apply";
import { withWholeWords } from "../students/messages/whole-words";
import { letterOfAll } from "./letters";
import { hears, nextDigest, preferencesOf } from "./preferences";
import { notifications } from "./tables";

const atOnce = 200;
const day = 24 * 60 * 60 * 1000;

/** Puts the mails of notices into the outbox when they are due. Several nodes may do so at once. */
export async function sendDueNotices(deps: Deps): Promise<void> {
  while ((await deps.db.transaction((tx) => sendSome(tx, deps))) === atOnce)
    await letOthersPass(deps.db);
}

const these = (rows: { id: string }[]) =>
  inArray(
    notifications.id,
    rows.map(({ id }) => id),
  );

async function sendSome(tx: Executor, deps: Deps) {
  const now = deps.now();
  const { mailAt, userId } = notifications;
  const waiting = (of?: SQL) =>
    tx
      .select()
      .from(notifications)
      .where(and(lte(mailAt, now), of))
      .orderBy(asc(mailAt), asc(userId))
      .for("update", { skipLocked: true });
  const first = await waiting().limit(atOnce);
  if (!first.length) return 0;
  const ids = [...new Set(first.map((row) => row.userId))].sort();
  // All of a person's, however many are due in the same hour: they are one mail.
  const due = await waiting(among(userId, ids));
  const whole = await withWholeWords(tx, due);
  const still = await withoutWhatBegan(tx, await withoutWhatClosed(tx, whole, now), now);
  const people = new Map((await reachable(tx, ids)).map((person) => [person.id, person]));
  const preferences = await preferencesOf(tx, ids);
  for (const id of ids) {
    const person = people.get(id);
    const chosen = preferences(id);
    const own = due.filter((row) => row.userId === id);
    // What was read meanwhile, or is no longer wished for, need not be mailed.
    const told = still.filter(
      ({ userId: whose, type, readAt, archivedAt }) =>
        whose === id &&
        person &&
        !readAt &&
        !archivedAt &&
        hears(chosen, person.role, type, "EMAIL"),
    );
    const allowance = {
      key: `notices:${id}:${dayOf(now, chosen.zone)}`,
      most: limits.notifications.mailsPerDay,
      window: 2 * day,
    };
    if (person && told.length && !(await spend(tx, allowance, now)).allowed) {
      await tx
        .update(notifications)
        .set({ mailAt: nextDigest(chosen, now) })
        .where(these(own));
      continue;
    }
    if (person && told.length)
      await sendMail(tx, letterOfAll(person, told, deps.config.PUBLIC_URL), now);
    await tx.update(notifications).set({ mailAt: null }).where(these(own));
  }
  return first.length;
}

const dayOf = (now: Date, zone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);

const every = 15_000;

/** Sends what is due, again and again. */
export const startNotices = (deps: Deps) =>
  again(deps, { every, fails: "the notices could not be mailed" }, async () => {
    await sendDueNotices(deps);
    deps.events.emit("mail-waiting");
  });
