import { limits, noticeRule, type NoticeType } from "@toran/contract";
import { and, isNotNull, lte, or, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { afterCommit } from "../../db/transaction-guard";
import type { Deps } from "../../deps";
import { sendMails } from "../../mail/send-mail";
import type { Written } from "../../mail/letter";
import { tellLive } from "../../realtime/event-log";
import { shortened } from "../../shortened";
import { reachable } from "../accounts/profile";
import { lettersOf } from "./letters";
import { hears, mailTime, preferencesOf } from "./preferences";
import { shown } from "./shown";
import { type NotificationRow, notifications } from "./tables";

/** What some people are to be told of. */
export interface Notice {
  /** The ids of the people. */
  to: string[];
  type: NoticeType;
  /** One sentence; of a group, the sentence for as many as it has become. */
  title: string | ((many: number) => string);
  body?: string;
  /** The address inside the product where it is dealt with; of a group, where as many as it has become are. */
  link?: string | ((many: number) => string);
  /** Who did it, by name. */
  actor?: string;
  entity?: { type: string; id: string };
  /** Notices of one group that come within ten minutes become one. */
  groupKey?: string;
  /** Of a group each body says something else: those before stay in front of it. */
  gathersBodies?: boolean;
  /** The mail of a critical notice, where it says more than the notice; one for each person. */
  letter?: (person: { firstName: string; email: string }) => Written;
}

const atOnce = 500;

/** Tells people of a change, by the channels they have chosen; call it in the transaction of the change. */
export async function notify(
  tx: Executor,
  deps: Pick<Deps, "events" | "now" | "config">,
  notice: Notice,
) {
  for (let from = 0; from < notice.to.length; from += atOnce)
    await notifySome(tx, deps, { ...notice, to: notice.to.slice(from, from + atOnce) });
}

async function notifySome(
  tx: Executor,
  deps: Pick<Deps, "events" | "now" | "config">,
  notice: Notice,
) {
  const { type, groupKey } = notice;
  const people = await reachable(tx, notice.to);
  const preferences = await preferencesOf(tx, notice.to);
  const now = deps.now();
  const critical = noticeRule(type).priority === "CRITICAL";
  // What may still become more waits with its mail until it is whole.
  const soonest = groupKey ? new Date(now.getTime() + limits.notifications.grouped) : now;
  const values = people.map(({ id, role }) => {
    const chosen = preferences(id);
    const mailed = hears(chosen, role, type, "EMAIL") && !critical;
    return {
      ...textOf(notice, 1),
      userId: id,
      type,
      actor: notice.actor ?? null,
      entity: notice.entity ?? null,
      priority: noticeRule(type).priority,
      groupKey: groupKey ?? null,
      openGroup: groupKey ?? null,
      since: now,
      createdAt: now,
      inApp: hears(chosen, role, type, "IN_APP"),
      mailAt: mailed ? mailTime(chosen, type, soonest) : null,
    };
  });
  const wanted = values.filter(({ inApp, mailAt }) => inApp || mailAt);
  const rows = wanted.length ? await write(tx, notice, wanted, now) : [];
  const live = new Set(people.filter(({ role }) => role !== "STUDENT").map(({ id }) => id));
  await tellLive(
    tx,
    deps,
    rows
      .filter(({ userId, inApp }) => inApp && live.has(userId))
      .map((row) => ({ userId: row.userId, type: "notification.new", payload: shown(row) })),
  );
  if (!critical) return;
  const mailed = people.filter(({ id, role }) => hears(preferences(id), role, type, "EMAIL"));
  await sendMails(tx, lettersOf(notice, textOf(notice, 1), mailed, deps.config.PUBLIC_URL), now);
  afterCommit(() => deps.events.emit("mail-waiting"));
}

const textOf = ({ title, body = "", link }: Notice, many: number) => ({
  title: shortened(typeof title === "string" ? title : title(many), limits.notifications.title),
  body: shortened(body, limits.notifications.body),
  link: (typeof link === "function" ? link(many) : link) ?? null,
});

/** What was said before, and what is new of it, once. */
const gathered = sql`case when position(excluded.body in ${notifications.body}) > 0 then ${notifications.body}
  else left(concat_ws(' ', nullif(${notifications.body}, ''), excluded.body), ${limits.notifications.body}::int) end`;

async function write(
  tx: Executor,
  notice: Notice,
  values: (typeof notifications.$inferInsert & { createdAt: Date })[],
  now: Date,
): Promise<NotificationRow[]> {
  const { groupKey, title } = notice;
  if (!groupKey) return tx.insert(notifications).values(values).returning();
  const ids = values.map(({ userId }) => userId).sort();
  // A group that is read, put away or too old takes in nothing more.
  await tx
    .update(notifications)
    .set({ openGroup: null })
    .where(
      and(
        among(notifications.userId, ids),
        sql`${notifications.openGroup} = ${groupKey}`,
        or(
          lte(notifications.since, new Date(now.getTime() - limits.notifications.grouped)),
          isNotNull(notifications.readAt),
          isNotNull(notifications.archivedAt),
        ),
      ),
    );
  const inOrder = values.toSorted((a, b) => a.userId.localeCompare(b.userId));
  const rows = await tx
    .insert(notifications)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.openGroup],
      set: {
        // One sentence is about one thing, however often it is told.
        many: sql`${notifications.many} + ${typeof title === "string" ? 0 : 1}::int`,
        title: sql`excluded.title`,
        body: notice.gathersBodies ? gathered : sql`excluded.body`,
        link: sql`excluded.link`,
        actor: sql`excluded.actor`,
        entity: sql`excluded.entity`,
        createdAt: sql`excluded.created_at`,
      },
    })
    .returning();
  // One after the other: a transaction has one connection.
  const titled: NotificationRow[] = [];
  for (const row of rows) titled.push(await retitle(tx, notice, row));
  return titled;
}

async function retitle(tx: Executor, notice: Notice, row: NotificationRow) {
  if (row.many === 1) return row;
  const { title, link } = textOf(notice, row.many);
  await tx
    .update(notifications)
    .set({ title, link })
    .where(sql`${notifications.id} = ${row.id}`);
  return { ...row, title, link };
}
