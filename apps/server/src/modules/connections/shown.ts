import { limits } from "@toran/contract";
import type { connectionQuery } from "@toran/contract/schemas/connection";
import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../db/contains";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { cursorAt, placeAt } from "../../http/cursor";
import { listedColleges } from "../colleges/listed";
import { listedCompanies } from "../companies/listed";
import { isOfType, type Own, ownedBy, seenBy } from "./standing";
import { connectionEvents, connections } from "./tables";
import { mostRefusals, type Status } from "./transitions";

type Asked = z.output<typeof connectionQuery>;
type Event = typeof connectionEvents.$inferSelect;

function rowsOf(db: Executor) {
  const college = listedColleges(db);
  const company = listedCompanies(db);
  const rows = db
    .select({
      row: connections,
      college: {
        id: connections.collegeId,
        name: college.name,
        city: college.city,
        picture: college.picture,
      },
      company: {
        id: connections.companyId,
        name: company.name,
        city: company.city,
        picture: company.picture,
      },
    })
    .from(connections)
    .innerJoin(college, eq(college.id, connections.collegeId))
    .innerJoin(company, eq(company.id, connections.companyId))
    .$dynamic();
  return { rows, otherName: (own: Own) => (own.side === "COLLEGE" ? company.name : college.name) };
}
type Found = Awaited<ReturnType<typeof rowsOf>["rows"]>[number];

/** Only what the company may do was changed. */
const ofLeave = ({ before, status }: Event) => before === "APPROVED" && status === "APPROVED";

/** Who answered, in the history of one connection. */
const answeredBy = (history: Event[], own: Own) =>
  history.find((event) => event.status !== "PENDING" && event.side === own.side && !ofLeave(event))
    ?.userName ?? null;

function shown({ row, college, company }: Found, history: Event[], own: Own) {
  const { id, status, initiatedBy, message, reason, reasonText, permissions } = row;
  return {
    id,
    status,
    college,
    company,
    initiatedBy,
    message,
    reason,
    reasonText,
    allowReRequest: row.allowReRequest && row.refusals < mostRefusals,
    permissions,
    requestedAt: row.requestedAt.toISOString(),
    respondedAt: row.respondedAt?.toISOString() ?? null,
    respondedBy: row.respondedAt ? answeredBy(history, own) : null,
    dueAt: row.dueAt?.toISOString() ?? null,
    history: history
      // That a company was blocked once stays within the college.
      .filter((event) => own.side === "COLLEGE" || event.status !== "BLOCKED")
      .map((event) => ({
        status: event.status,
        by: event.side,
        who: event.side === own.side ? event.userName : null,
        reason: event.reason,
        reasonText: event.reasonText,
        ...(ofLeave(event) && { leave: true }),
        at: event.at.toISOString(),
      })),
  };
}

async function withHistory(db: Executor, found: Found[], own: Own) {
  const ids = found.map(({ row }) => row.id);
  const events = ids.length
    ? await db
        .select()
        .from(connectionEvents)
        .where(inArray(connectionEvents.connectionId, ids))
        .orderBy(desc(connectionEvents.at), desc(connectionEvents.id))
    : [];
  return found.map((each) =>
    shown(
      each,
      events.filter(({ connectionId }) => connectionId === each.row.id),
      own,
    ),
  );
}

/** The connections of one side, the newest request first. */
export async function listConnections(db: Executor, own: Own, asked: Asked, status?: Status) {
  const { search, next, limit = limits.list.pageSize, connectionType = "ALL" } = asked;
  const from = next ? placeAt(next) : undefined;
  const { requestedAt, id } = connections;
  const { rows, otherName } = rowsOf(db);
  const where = and(
    ownedBy(own),
    seenBy(own),
    status && eq(connections.status, status),
    isOfType(connections, connectionType, own),
    search ? containsEach(otherName(own), search) : undefined,
  );
  const found = await rows
    .where(
      and(
        where,
        from && or(lt(requestedAt, from.at), and(eq(requestedAt, from.at), lt(id, from.id))),
      ),
    )
    .orderBy(desc(requestedAt), desc(id))
    .limit(limit + 1);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1)?.row : undefined;
  return {
    items: await withHistory(db, items, own),
    next: last ? cursorAt(last.requestedAt, last.id) : null,
    ...(!next && { total: await db.$count(rowsOf(db).rows.where(where).as("matching")) }),
  };
}

/** One connection as one side sees it; another's does not exist. */
export async function connectionOf(db: Executor, own: Own, id: string) {
  const found = await one(
    rowsOf(db).rows.where(and(ownedBy(own), eq(connections.id, id))),
    "The connection",
  );
  const [connection] = await withHistory(db, [found], own);
  if (!connection) throw new Error("A connection was lost on its way.");
  return connection;
}

/** How two stand to each other, as one of them may know it. */
export async function connectionWith(db: Executor, own: Own, otherId: string) {
  const other = own.side === "COLLEGE" ? connections.companyId : connections.collegeId;
  const found = await rowsOf(db).rows.where(and(ownedBy(own), seenBy(own), eq(other, otherId)));
  return (await withHistory(db, found, own))[0] ?? null;
}
