import { limits } from "@toran/contract";
import { sides } from "@toran/contract/schemas/connection";
import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { again } from "../../jobs/again";
import { namesOfSides } from "./side-names";
import { facesOf } from "../accounts/profile";
import { addBusinessDays } from "../connections/business-days";
import { isBlocked } from "../connections/standing";
import { notify } from "../notifications/notify";
import { remind } from "../notifications/remind";
import {
  chatConversations,
  chatMessages,
  chatReaders,
  chatReports,
  type ConversationRow,
} from "./tables";

const atOnce = 50;

/** Tells people of messages that lie unread for a while; each message once, whichever node looks. */
export async function remindOfUnread(deps: Deps): Promise<void> {
  let many = atOnce;
  while (many === atOnce) many = await deps.db.transaction((tx) => remindSome(tx, deps));
}

async function remindSome(tx: Executor, deps: Deps) {
  const before = new Date(deps.now().getTime() - limits.chat.remindAfter);
  const rows = await tx
    .select()
    .from(chatConversations)
    .where(
      and(
        lte(chatConversations.lastAt, before),
        sql`${chatConversations.remindedPlace} < ${chatConversations.lastPlace}`,
      ),
    )
    .orderBy(asc(chatConversations.lastAt))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  for (const row of rows) {
    await remindOf(tx, deps, row);
    await tx
      .update(chatConversations)
      .set({ remindedPlace: row.lastPlace })
      .where(eq(chatConversations.id, row.id));
  }
  return rows.length;
}

async function remindOf(tx: Executor, deps: Deps, row: ConversationRow) {
  const fresh = await tx
    .select({ place: chatMessages.place, side: chatMessages.side })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, row.id),
        gt(chatMessages.place, row.remindedPlace),
        isNull(chatMessages.deletedAt),
      ),
    );
  const readers = await tx.select().from(chatReaders).where(eq(chatReaders.conversationId, row.id));
  const readerOf = new Map(readers.map((reader) => [reader.userId, reader]));
  const names = await namesOfSides(tx, row);
  // To a company that was blocked meanwhile the college is not there.
  const company = { side: "COMPANY", id: row.companyId } as const;
  const blocked = await isBlocked(tx, company, row.collegeId);
  for (const side of blocked ? (["COLLEGE"] as const) : sides) {
    const theirs = fresh.filter((message) => message.side !== side);
    if (!theirs.length) continue;
    const of = side === "COLLEGE" ? { collegeId: row.collegeId } : { companyId: row.companyId };
    for (const { id } of await facesOf(tx, of)) {
      const reader = readerOf.get(id);
      const many = theirs.filter(({ place }) => place > (reader?.place ?? 0)).length;
      if (!many || reader?.muted) continue;
      const other = side === "COLLEGE" ? names.company : names.college;
      await notify(tx, deps, {
        to: [id],
        type: "chat.unread",
        title:
          many === 1
            ? `A message from ${other} waits for you`
            : `${many} messages from ${other} wait for you`,
        link: `${side === "COLLEGE" ? "/po" : "/hr"}/chat/${row.id}`,
        entity: { type: "conversation", id: row.id },
      });
    }
  }
}

/** Leads are told of reports that nobody has looked at within the working day that was promised. */
export async function remindOfReports(deps: Deps) {
  const now = deps.now();
  const rows = await deps.db
    .select({ report: chatReports, collegeId: chatConversations.collegeId })
    .from(chatReports)
    .innerJoin(chatConversations, eq(chatConversations.id, chatReports.conversationId))
    .where(isNull(chatReports.reviewedAt));
  for (const { report, collegeId } of rows)
    if (addBusinessDays(report.at, 1) <= now)
      await remind(deps, `report:${report.id}`, async (tx) => ({
        to: (await facesOf(tx, { collegeId }))
          .filter(({ rank }) => rank === "LEAD")
          .map(({ id }) => id),
        type: "clock.missed",
        title: "A reported chat message still waits to be looked at",
        body: "The conversation stays closed until a lead has looked.",
        link: `/po/chat/${report.conversationId}`,
        entity: { type: "message", id: report.messageId },
      }));
}

const every = 60_000;

/** Looks for unread messages, again and again. */
export const startReminders = (deps: Deps) =>
  again(deps, { every, fails: "nobody could be reminded of their messages" }, () =>
    remindOfUnread(deps),
  );
