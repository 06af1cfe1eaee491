import type { approvalQuery } from "@toran/contract/schemas/connection";
import { and, count, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { type Own, ownedBy } from "./standing";
import { connectionEvents, connections } from "./tables";

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;
// Weeks begin on Monday in India; the first day of the epoch was a Thursday.
const india = 5.5 * 60 * 60 * 1000;
const mondays = 4 * day - india;
const weeksShown = 15;

const mondayOf = (number: number) =>
  new Date(number * week + mondays + india).toISOString().slice(0, 10);

/** Requests of the last weeks, this one among them: how many were sent, and how many accepted. */
export async function connectionGraphOf(db: Executor, own: Own, now: Date) {
  const last = Math.floor((now.getTime() - mondays) / week);
  const first = last - weeksShown + 1;
  const number = sql`floor((extract(epoch from ${connectionEvents.at}) * 1000 - ${mondays}) / ${week})`;
  const rows = await db
    .select({
      week: number.mapWith(Number),
      status: connectionEvents.status,
      many: count(),
    })
    .from(connectionEvents)
    .innerJoin(connections, eq(connections.id, connectionEvents.connectionId))
    .where(
      and(
        ownedBy(own),
        inArray(connectionEvents.status, ["PENDING", "APPROVED"]),
        // What the company may do can change while they are connected; nothing is accepted by that.
        sql`${connectionEvents.before} is distinct from ${connectionEvents.status}`,
        gte(connectionEvents.at, new Date(first * week + mondays)),
      ),
    )
    .groupBy(sql`1`, connectionEvents.status);
  const many = (at: number, status: string) =>
    rows.find((row) => row.week === at && row.status === status)?.many ?? 0;
  return Array.from({ length: weeksShown }, (_, index) => {
    const at = first + index;
    return { week: mondayOf(at), sent: many(at, "PENDING"), accepted: many(at, "APPROVED") };
  });
}

/** How many requests of others wait, and how many were answered how. */
export async function approvalsOf(
  db: Executor,
  own: Own,
  { status }: z.output<typeof approvalQuery>,
) {
  const rows = await db
    .select({ status: connections.status, many: count() })
    .from(connections)
    .where(
      and(
        ownedBy(own),
        ne(connections.initiatedBy, own.side),
        status && eq(connections.status, status),
      ),
    )
    .groupBy(connections.status);
  const many = (wanted: string) => rows.find((row) => row.status === wanted)?.many ?? 0;
  return { waiting: many("PENDING"), approved: many("APPROVED"), rejected: many("REJECTED") };
}

const month = 30 * day;

/** How many are connected, and how many of them have been for less than a month. */
export async function connectedOf(db: Executor, own: Own, now: Date) {
  const approved = and(ownedBy(own), eq(connections.status, "APPROVED"));
  const recent = gte(connections.respondedAt, new Date(now.getTime() - month));
  return {
    connected: await db.$count(connections, approved),
    connectedThisMonth: await db.$count(connections, and(approved, recent)),
  };
}

/** The colleges that let a company see their students. */
export const showingStudentsTo = (companyId: string) =>
  sql`(select ${connections.collegeId} from ${connections} where ${connections.companyId} = ${companyId} and ${connections.status} = 'APPROVED' and ${connections.permissions} ->> 'viewStudents' = 'true')`;
