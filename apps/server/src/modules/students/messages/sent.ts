import { limits } from "@toran/contract";
import type {
  sentMessagesQuery,
  sentMessagesSheetQuery,
  WholeMessage,
} from "@toran/contract/schemas/office-message";
import { and, desc, eq, lt, or } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { cursorAt, placeAt } from "../../../http/cursor";
import { namesOf } from "../../accounts/profile";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { officeMessages, officeMessageStudents } from "./tables";

const ofOffice = (officer: SignedIn) => eq(officeMessages.collegeId, collegeIdOf(officer));

const columns = {
  id: officeMessages.id,
  subject: officeMessages.subject,
  by: officeMessages.by,
  at: officeMessages.at,
  recipients: officeMessages.recipients,
  opened: officeMessages.opened,
};

/** Rows with who wrote each by name, and when as it is sent. */
async function named<Row extends { by: string | null; at: Date }>(db: Executor, rows: Row[]) {
  const names = await namesOf(
    db,
    rows.map(({ by }) => by),
  );
  return rows.map((row) => ({
    ...row,
    by: names.get(row.by ?? "") ?? null,
    at: row.at.toISOString(),
  }));
}

type Asked = z.output<typeof sentMessagesQuery>;

/** What an office has written, window by window. */
export async function sentMessages(db: Executor, officer: SignedIn, asked: Asked) {
  const { items, ...around } = await windowOf(db, officer, asked);
  return { items: items.map(({ text: _text, ...item }) => item), ...around };
}

async function windowOf(db: Executor, officer: SignedIn, asked: Asked) {
  const { next, search, limit = limits.list.pageSize } = asked;
  const found = and(
    ofOffice(officer),
    search ? containsEach(officeMessages.subject, search) : undefined,
  );
  const place = next ? placeAt(next) : undefined;
  const after =
    place &&
    or(
      lt(officeMessages.at, place.at),
      and(eq(officeMessages.at, place.at), lt(officeMessages.id, place.id)),
    );
  const rows = await db
    .select({ ...columns, text: officeMessages.text })
    .from(officeMessages)
    .where(and(found, after))
    .orderBy(desc(officeMessages.at), desc(officeMessages.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: await named(db, items),
    next: last ? cursorAt(last.at, last.id) : null,
    ...(!next && { total: last ? await db.$count(officeMessages, found) : items.length }),
  };
}

const cells: Cells<"messages", WholeMessage> = {
  subject: ({ subject }) => subject,
  text: ({ text }) => text,
  by: ({ by }) => by,
  at: ({ at }) => dayCell(at),
  recipients: ({ recipients }) => recipients,
  opened: ({ opened }) => opened,
};

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof sentMessagesSheetQuery>;
}

/** What an office has written, as a sheet. */
export const exportMessages = (deps: Deps, asking: Asking) =>
  takeOut(deps, "messages", {
    ...asking,
    page: (asked) => windowOf(deps.db, asking.user, asked),
    cells,
  });

/** One of them, whole. */
export async function sentMessage(db: Executor, officer: SignedIn, id: string) {
  const found = await one(
    db
      .select({ ...columns, text: officeMessages.text })
      .from(officeMessages)
      .where(and(ofOffice(officer), eq(officeMessages.id, id))),
    "The message",
  );
  const [shown] = await named(db, [found]);
  return shown ?? { ...found, by: null, at: found.at.toISOString() };
}

const mostOfStudent = 50;

/** What an office has written to one of its students. */
export async function messagesTo(db: Executor, officer: SignedIn, studentId: string) {
  const { id, subject, by, at } = columns;
  const rows = await db
    .select({ id, subject, by, at })
    .from(officeMessageStudents)
    .innerJoin(officeMessages, eq(officeMessages.id, officeMessageStudents.messageId))
    .where(and(eq(officeMessageStudents.studentId, studentId), ofOffice(officer)))
    .orderBy(desc(officeMessages.at), desc(officeMessages.id))
    .limit(mostOfStudent);
  return named(db, rows);
}

/** What an officer has written to students. */
export const messagesBy = (db: Executor, userId: string) =>
  db
    .select({ subject: officeMessages.subject, text: officeMessages.text, at: officeMessages.at })
    .from(officeMessages)
    .where(eq(officeMessages.by, userId))
    .orderBy(officeMessages.at);
