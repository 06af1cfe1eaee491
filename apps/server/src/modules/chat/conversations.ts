import { limits } from "@toran/contract";
import type { conversationInput, conversationQuery } from "@toran/contract/schemas/chat";
import { and, desc, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../db/contains";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { askedOften } from "../../db/prepared";
import type { Staff } from "../../events";
import { cursorAt, placeAt } from "../../http/cursor";
import { conflict, notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { listedColleges } from "../colleges/listed";
import { listedCompanies } from "../companies/listed";
import { connectionWith } from "../connections/shown";
import { ownOf, standings, type Own } from "../connections/standing";
import { shownMessages } from "./shown";
import { subjectOf, titlesOf } from "./subject";
import { chatConversations, chatMessages, chatReaders, type ConversationRow } from "./tables";

type Asked = z.output<typeof conversationQuery>;
type Wanted = z.output<typeof conversationInput>;

// Whose conversations they are is part of every condition: to anyone else they do not exist.
const ownedBy = ({ side, id }: Own) =>
  eq(side === "COLLEGE" ? chatConversations.collegeId : chatConversations.companyId, id);

/** A company that was blocked sees nothing more of the college. */
const seenBy = (own: Own, status: ReturnType<typeof standings>["status"]) =>
  own.side === "COMPANY" ? ne(status, "BLOCKED") : undefined;

interface Standing {
  status: string;
  permissions: { chat: boolean } | null;
}

/** Whether a conversation can be written in, and why not. */
function openness({ locked }: Pick<ConversationRow, "locked">, standing: Standing) {
  const connected = standing.status === "APPROVED";
  if (!connected || standing.permissions?.chat === false)
    return { connected, state: "READ_ONLY" as const };
  return { connected, state: locked ? ("LOCKED" as const) : ("OPEN" as const) };
}
export type Openness = ReturnType<typeof openness>;
/** Said where the two are connected, and the college's leave is missing. */
export const notAllowed = "The college allows no messages between the two of you at present.";

function rowsOf(db: Executor, user: SignedIn, own: Own) {
  const standing = standings(db);
  const college = listedColleges(db);
  const company = listedCompanies(db);
  const other = own.side === "COLLEGE" ? company : college;
  const otherId =
    own.side === "COLLEGE" ? chatConversations.companyId : chatConversations.collegeId;
  const place = sql<number>`coalesce(${chatReaders.place}, 0)`;
  const unread = sql<number>`(select count(*)::int from ${chatMessages} m
    where m.conversation_id = ${chatConversations.id} and m.place > coalesce(${chatReaders.place}, 0)
    and m.sender_id <> ${user.id} and m.deleted_at is null)`;
  const archived = sql<boolean>`coalesce(${chatReaders.archived}, false)`;
  const muted = sql<boolean>`coalesce(${chatReaders.muted}, false)`;
  const rows = db
    .select({
      row: chatConversations,
      standing: {
        status: standing.status,
        permissions: standing.permissions,
        respondedAt: standing.respondedAt,
      },
      other: { id: otherId, name: other.name, city: other.city, picture: other.picture },
      place,
      unread,
      archived,
      muted,
    })
    .from(chatConversations)
    .innerJoin(standing, eq(standing.connectionId, chatConversations.connectionId))
    .innerJoin(other, eq(other.id, otherId))
    .leftJoin(
      chatReaders,
      and(eq(chatReaders.conversationId, chatConversations.id), eq(chatReaders.userId, user.id)),
    )
    .$dynamic();
  const seen = and(ownedBy(own), seenBy(own, standing.status));
  return { rows, seen, otherName: other.name, archived };
}
type Found = Awaited<ReturnType<typeof rowsOf>["rows"]>[number];

async function shown(db: Executor, found: Found[]) {
  const newest = found.length
    ? await db
        .select()
        .from(chatMessages)
        .where(
          or(
            ...found.map(({ row }) =>
              and(eq(chatMessages.conversationId, row.id), eq(chatMessages.place, row.lastPlace)),
            ),
          ),
        )
    : [];
  const messages = await shownMessages(db, newest);
  const titleOf = await titlesOf(
    db,
    found.map(({ row }) => row),
  );
  return found.map(({ row, standing, other, place, unread, archived, muted }) => ({
    id: row.id,
    connectionId: row.connectionId,
    ...openness(row, standing),
    other,
    subject:
      row.subjectType && row.subjectId
        ? { type: row.subjectType, id: row.subjectId, title: titleOf(row) }
        : null,
    last: messages.find(({ conversationId }) => conversationId === row.id) ?? null,
    lastPlace: row.lastPlace,
    readPlace: place,
    unread,
    muted,
    archived,
  }));
}

/** The conversations of one side, the liveliest first. */
export async function listConversations(db: Executor, user: SignedIn, asked: Asked) {
  const own = ownOf(user);
  const { search, next, limit = limits.list.pageSize, archived = false } = asked;
  const from = next ? placeAt(next) : undefined;
  const { rows, seen, otherName, archived: away } = rowsOf(db, user, own);
  const after: SQL | undefined =
    from &&
    or(
      lt(chatConversations.lastAt, from.at),
      and(eq(chatConversations.lastAt, from.at), lt(chatConversations.id, from.id)),
    );
  const found = await rows
    .where(
      and(seen, eq(away, archived), search ? containsEach(otherName, search) : undefined, after),
    )
    .orderBy(desc(chatConversations.lastAt), desc(chatConversations.id))
    .limit(limit + 1);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1)?.row : undefined;
  return {
    items: await shown(db, items),
    next: last ? cursorAt(last.lastAt, last.id) : null,
    ...(await countUnread(db, user)),
  };
}

/** How many messages wait to be read in what is neither muted nor put away. */
export async function countUnread(db: Executor, user: SignedIn) {
  const own = ownOf(user);
  const standing = standings(db);
  const [row] = await db
    .select({ unread: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .innerJoin(standing, eq(standing.connectionId, chatConversations.connectionId))
    .leftJoin(
      chatReaders,
      and(eq(chatReaders.conversationId, chatConversations.id), eq(chatReaders.userId, user.id)),
    )
    .where(
      and(
        ownedBy(own),
        seenBy(own, standing.status),
        sql`${chatMessages.place} > coalesce(${chatReaders.place}, 0)`,
        sql`not coalesce(${chatReaders.muted}, false) and not coalesce(${chatReaders.archived}, false)`,
        ne(chatMessages.senderId, user.id),
        sql`${chatMessages.deletedAt} is null`,
      ),
    );
  return { unread: row?.unread ?? 0 };
}

/** One conversation as one side sees it; another's does not exist. */
export async function conversationOf(db: Executor, user: SignedIn, id: string) {
  const { rows, seen } = rowsOf(db, user, ownOf(user));
  const found = await one(rows.where(and(seen, eq(chatConversations.id, id))), "The conversation");
  const [conversation] = await shown(db, [found]);
  if (!conversation) throw new Error("A conversation was lost on its way.");
  return { ...conversation, connectedSince: found.standing.respondedAt?.toISOString() ?? null };
}

/** Those of these conversations that a person may see, by their ids. */
export function visibleTo(db: Executor, user: Staff) {
  const own = ownOf(user);
  const standing = standings(db);
  return db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .innerJoin(standing, eq(standing.connectionId, chatConversations.connectionId))
    .where(and(ownedBy(own), seenBy(own, standing.status)));
}

/** The conversation row, seen by its own people alone. */
export const requireConversation = (db: Executor, user: Staff, id: string) =>
  one(
    db
      .select()
      .from(chatConversations)
      .where(and(eq(chatConversations.id, id), inArray(chatConversations.id, visibleTo(db, user)))),
    "The conversation",
  );

/**
 * A conversation and its state, held until the transaction ends: messages in it come one after the other. Beside it
 * whether the college has written in it, and the message that the person sent before under this client id.
 */
export async function holdConversation(
  tx: Executor,
  user: SignedIn,
  { id, clientId }: { id: string; clientId: string },
) {
  const own = ownOf(user);
  const standing = standings(tx);
  const question = tx
    .select({
      row: chatConversations,
      status: standing.status,
      permissions: standing.permissions,
      // Nobody writes beyond the first contact without an answer, and what began is not kept for ever.
      answered: sql<boolean>`${chatConversations.lastPlace} > ${limits.chat.firstContact}
        or exists (select from chat_messages m
          where m.conversation_id = ${chatConversations.id} and m.side = 'COLLEGE')
        or not exists (select from chat_messages m
          where m.conversation_id = ${chatConversations.id} and m.place = 1)`,
      sent: sql<boolean>`exists (select from chat_messages m
        where m.sender_id = ${user.id} and m.client_id = ${clientId})`,
    })
    .from(chatConversations)
    .innerJoin(standing, eq(standing.connectionId, chatConversations.connectionId))
    .where(and(eq(chatConversations.id, id), ownedBy(own), seenBy(own, standing.status)))
    .for("update", { of: chatConversations });
  const { row, answered, sent, ...stands } = await one(
    askedOften(`hold_conversation_${own.side}`, question),
    "The conversation",
  );
  return { row, side: own.side, stands: openness(row, stands), answered, sent };
}

/** Opens the conversation with a connected college or company, or finds it where it is open already. */
export async function openConversation(tx: Executor, user: SignedIn, wanted: Wanted, now: Date) {
  const own = ownOf(user);
  const connection = await connectionWith(tx, own, wanted.withId);
  if (!connection) throw notFound(own.side === "COLLEGE" ? "The company" : "The college");
  const collegeId = connection.college.id;
  const companyId = connection.company.id;
  const subject = wanted.subject && (await subjectOf(tx, { collegeId, companyId }, wanted.subject));
  const subjectKey = subject ? `${subject.type}:${subject.id}` : "";
  const [row] = await tx
    .insert(chatConversations)
    .values({
      connectionId: connection.id,
      collegeId,
      companyId,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      subjectTitle: subject?.title ?? null,
      subjectKey,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [chatConversations.connectionId, chatConversations.subjectKey],
      set: { subjectKey },
    })
    .returning();
  if (!row) throw new Error("A conversation was not stored.");
  // One that was there is shown whatever its state; a new one needs leave to write.
  const { state, connected } = openness(row, connection);
  if (!row.lastPlace && state === "READ_ONLY")
    throw conflict(connected ? notAllowed : "You can write to each other once you are connected.");
  return conversationOf(tx, user, row.id);
}
