import { count, min } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { listedColleges } from "../colleges/listed";
import { listedCompanies } from "../companies/listed";
import { type Own, ownedBy } from "./standing";
import { connections } from "./tables";

const listed = (db: Executor, { side }: Own) =>
  db.$count(side === "COLLEGE" ? listedCompanies(db) : listedColleges(db));

/** How many of the other side stand how to this one. */
export async function countConnections(db: Executor, own: Own) {
  const rows = await db
    .select({
      status: connections.status,
      initiatedBy: connections.initiatedBy,
      many: count(),
      since: min(connections.requestedAt),
    })
    .from(connections)
    .where(ownedBy(own))
    .groupBy(connections.status, connections.initiatedBy);
  const many = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((sum, row) => sum + row.many, 0);
  const connected = many(({ status }) => status === "APPROVED");
  const pending = (sent: boolean) =>
    many(({ status, initiatedBy }) => status === "PENDING" && (initiatedBy === own.side) === sent);
  const [pendingSent, pendingReceived] = [pending(true), pending(false)];
  const blocked = many(({ status }) => status === "BLOCKED");
  const visible = (await listed(db, own)) - (own.side === "COMPANY" ? blocked : 0);
  const notConnected = Math.max(
    0,
    visible - connected - pendingSent - pendingReceived - (own.side === "COLLEGE" ? blocked : 0),
  );
  const waiting = rows.find(
    ({ status, initiatedBy }) => status === "PENDING" && initiatedBy !== own.side,
  );
  const waitingSince = waiting?.since?.toISOString() ?? null;
  return { connected, pendingSent, pendingReceived, waitingSince, notConnected, total: visible };
}
