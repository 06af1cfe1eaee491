import type { Deps } from "../../deps";
import { accountOf, userOf } from "../accounts/profile";
import { sessionsOf } from "../accounts/sessions";
import type { SignedIn } from "../accounts/signed-in";
import { deedsOf } from "../audit/forget";
import { blocksOf } from "../calendar/blocks";
import { writtenIn } from "../chat/forget-writer";
import { collegeBy } from "../colleges/college";
import { listsOf } from "../collections/leave";
import { companyBy } from "../companies/company";
import { pinnedBy } from "../dashboard/quick-actions";
import { widgetsOf } from "../dashboard/widgets";
import { presetsOf } from "../exports/presets";
import { noticesOf } from "../notifications/forget-old";
import { preferencesOf } from "../notifications/preferences";
import { openedBy } from "../profile/openings";
import { messagesBy } from "../students/messages/sent";
import { ticketsOf } from "../support/tickets-of";
import { todosOf } from "../todos/hand-over";
import { consentHistory } from "../consents/history";
import { deletionOf } from "./leaving";

/** Everything that is kept about an officer or an HR user. What belongs to their college or company is named, not copied. */
export async function keptOfStaff(deps: Deps, user: SignedIn) {
  const { db } = deps;
  const { id } = user;
  const row = await userOf(db, user);
  const college = await collegeBy(db, user.collegeId);
  const company = await companyBy(db, user.companyId);
  return {
    "account.json": {
      exportedAt: deps.now().toISOString(),
      account: accountOf(row),
      role: row.role,
      rank: row.rank,
      worksFor: college?.name ?? company?.name ?? null,
      since: row.createdAt,
      security: { twoStep: row.twoStep, passwordChangedAt: row.passwordChangedAt },
      sessions: await sessionsOf(db, id),
      done: await deedsOf(db, id),
      opened: await openedBy(db, id),
      messages: await writtenIn(db, id),
      toStudents: await messagesBy(db, id),
      todos: await todosOf(db, id),
      calendar: await blocksOf(db, id),
      ...(await listsOf(db, id)),
      ...(college && { home: await widgetsOf(db, id) }),
      pinned: await pinnedBy(db, user),
      exportPresets: await presetsOf(db, id),
      notices: await noticesOf(db, id),
      notifications: (await preferencesOf(db, [id]))(id),
      questions: await ticketsOf(db, id),
      consents: await consentHistory(db, user.id),
      deletion: (await deletionOf(db, id)) ?? null,
    },
  };
}
