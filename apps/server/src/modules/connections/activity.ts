import { addDays, collegeDay, dayStart } from "@toran/contract/calendar/zones";
import type { approvalQuery } from "@toran/contract/schemas/connection";
import { and, count, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { type Own, ownedBy } from "./standing";
import { connectionEvents, connections } from "./tables";

const weeksShown = 15;

/** The Monday of a day's week, with which weeks begin in India. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Requests of the last weeks, this one among them: how many were sent, and how many accepted. */
export async function connectionGraphOf(db: Executor, own: Own, now: Date) {
  const first = addDays(mondayOf(collegeDay(now)), -7 * (weeksShown - 1));
  const weeks = Array.from({ length: weeksShown }, (_, place) => addDays(first, 7 * place));
  const starts = `{${weeks.map((monday) => dayStart(monday).toISOString()).join(",")}}`;
  // Counted from one.
  const number = sql`width_bucket(${connectionEvents.at}, ${starts}::timestamptz[])`;
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
        gte(connectionEvents.at, dayStart(first)),
      ),
    )
    .groupBy(sql`1`, connectionEvents.status);
  const many = (at: number, status: string) =>
    rows.find((row) => row.week === at && row.status === status)?.many ?? 0;
  return weeks.map((monday, place) => ({
    week: monday,
    sent: many(place + 1, "PENDING"),
    accepted: many(place + 1, "APPROVED"),
  }));
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

const month = 30 * 24 * 60 * 60 * 1000;

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
