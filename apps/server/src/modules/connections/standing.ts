import type { connectionTypes } from "@toran/contract/schemas/connection";
import { and, eq, isNull, ne, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { connections } from "./tables";
import type { Side } from "./transitions";

/** On whose behalf somebody looks at connections. */
export interface Own {
  side: Side;
  id: string;
}

export function ownOf({
  role,
  collegeId,
  companyId,
}: Pick<SignedIn, "role" | "collegeId" | "companyId">): Own {
  const id = role === "PLACEMENT_OFFICER" ? collegeId : companyId;
  if (!id) throw notFound(role === "PLACEMENT_OFFICER" ? "The college" : "The company");
  return { side: role === "PLACEMENT_OFFICER" ? "COLLEGE" : "COMPANY", id };
}

// Whose connections they are is part of every condition: to anyone else they do not exist.
export const ownedBy = ({ side, id }: Own) =>
  eq(side === "COLLEGE" ? connections.collegeId : connections.companyId, id);

/** What a side may know of: a blocked company sees nothing of it, and a request taken back is gone. */
export const seenBy = ({ side }: Own) =>
  and(
    side === "COMPANY" ? ne(connections.status, "BLOCKED") : undefined,
    or(ne(connections.status, "WITHDRAWN"), eq(connections.initiatedBy, side)),
  );

/** Whether a college has closed itself to the company that looks. */
export async function isBlocked(db: Executor, own: Own, collegeId: string) {
  const blocked = and(
    ownedBy(own),
    eq(connections.collegeId, collegeId),
    eq(connections.status, "BLOCKED"),
  );
  return (await db.$count(connections, blocked)) > 0;
}

/** The same, as a part of a condition: whether it has not. */
export const notBlocked = (db: Executor, of: { collegeId: string; companyId: string }) =>
  notExists(
    db
      .select({ id: connections.id })
      .from(connections)
      .where(
        and(
          eq(connections.collegeId, of.collegeId),
          eq(connections.companyId, of.companyId),
          eq(connections.status, "BLOCKED"),
        ),
      ),
  );

/** How connections stand, to be joined by what hangs on them. */
export const standings = (db: Executor) =>
  db
    .select({
      connectionId: sql<string>`${connections.id}`.as("standing_id"),
      status: connections.status,
      permissions: connections.permissions,
      respondedAt: connections.respondedAt,
    })
    .from(connections)
    .as("standing");

/** The connections of one side, each beside the other one's id, to be joined to a list. */
export const standingsOf = (db: Executor, own: Own) =>
  db
    .select({
      otherId:
        sql<string>`${own.side === "COLLEGE" ? connections.companyId : connections.collegeId}`.as(
          "other_id",
        ),
      connectionId: sql<string>`${connections.id}`.as("connection_id"),
      status: connections.status,
      initiatedBy: connections.initiatedBy,
    })
    .from(connections)
    .where(ownedBy(own))
    .as("standing");

interface Standings {
  status: PgColumn;
  initiatedBy: PgColumn;
}
type ConnectionType = (typeof connectionTypes)[number];

/** What a kind of connection means to one side. */
export function isOfType(
  { status, initiatedBy }: Standings,
  type: ConnectionType,
  { side }: Own,
): SQL | undefined {
  const pending = eq(status, "PENDING");
  switch (type) {
    case "ALL":
      return undefined;
    case "CONNECTED":
      return eq(status, "APPROVED");
    case "PENDING_SENT":
      return and(pending, eq(initiatedBy, side));
    case "PENDING_RECEIVED":
      return and(pending, ne(initiatedBy, side));
    case "NOT_CONNECTED":
      return or(isNull(status), notInArray(status, ["APPROVED", "PENDING", "BLOCKED"]));
  }
}
