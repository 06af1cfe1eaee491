import { lt, sql } from "drizzle-orm";
import type { Deps } from "../deps";
import { outbox } from "../mail/tables";
import { eraseDue } from "../modules/account-data/deletions";
import { forgetOldSignIns } from "../modules/accounts/forget-old";
import { forgetFilesOfNobody, forgetGone, forgetStrays } from "../files/keep";
import { remindOfBlocks } from "../modules/calendar/reminders";
import { forgetOldVersions } from "../modules/calendar/versions";
import { forgetOldChat } from "../modules/chat/forget-old";
import { forgetOldImports } from "../modules/class-imports/forget";
import { remindOfReports } from "../modules/chat/remind";
import { pauseEnded } from "../modules/billing/ended-plans";
import { confirmPayments } from "../modules/billing/reconcile";
import { remindOfPlans } from "../modules/billing/reminders";
import { remindOfRequests } from "../modules/connections/reminders";
import { forgetOldNotices } from "../modules/notifications/forget-old";
import { keepTime } from "../modules/hiring/jobs/clock";
import { forgetUnnamedFiles } from "../modules/hiring/jobs/files";
import { expireOffers } from "../modules/hiring/offers/commands";
import { remindOfHiring } from "../modules/hiring/reminders";
import { forgetRemoved } from "../modules/portfolio/forget-removed";
import { forgetOldSlugs } from "../modules/profile/slugs";
import { liftSuspensions } from "../modules/students/officer/lift";
import { forgetUnsentHelpFiles } from "../modules/support/files";
import { closeResolved } from "../modules/support/move";
import { forgetOldEvents } from "../realtime/event-log";
import { again } from "./again";

const hour = 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;

const works: ((deps: Deps, now: Date) => Promise<unknown>)[] = [
  ({ db }, now) => forgetOldSignIns(db, now),
  ({ db }, now) =>
    db
      .delete(outbox)
      .where(
        lt(
          sql`coalesce(${outbox.sentAt}, ${outbox.failedAt})`,
          new Date(now.getTime() - week).toISOString(),
        ),
      ),
  eraseDue,
  forgetRemoved,
  ({ db }, now) => forgetOldSlugs(db, now),
  forgetOldImports,
  ({ db }, now) => forgetOldNotices(db, now),
  forgetOldChat,
  ({ db }, now) => forgetOldVersions(db, now),
  ({ db }, now) => forgetOldEvents(db, now),
  forgetUnnamedFiles,
  forgetUnsentHelpFiles,
  closeResolved,
  forgetFilesOfNobody,
  forgetGone,
  (deps) => forgetStrays(deps, new Date(Date.now() - hour)),
  keepTime,
  expireOffers,
  liftSuspensions,
  confirmPayments,
  ({ db }, now) => db.transaction((tx) => pauseEnded(tx, now)),
  remindOfHiring,
  remindOfRequests,
  remindOfPlans,
  remindOfReports,
  (deps) => remindOfBlocks(deps),
];

/**
 * The housekeeping. Every node may do it, as often as it likes: it looks at the facts each time. Work that fails, as where
 * files are kept cannot be reached, does not hold up the rest; what failed is thrown in the end.
 */
export async function sweep(deps: Deps) {
  const now = deps.now();
  const failed: unknown[] = [];
  for (const work of works)
    await work(deps, now).catch((error: unknown) => {
      failed.push(error);
    });
  if (failed.length) throw new AggregateError(failed, "Some of the housekeeping was not done.");
}

const every = 10 * 60 * 1000;

/** Does the housekeeping now, and again every few minutes. */
export const startSweep = (deps: Deps) =>
  again(deps, { every, fails: "the housekeeping was cut short" }, () => sweep(deps));
