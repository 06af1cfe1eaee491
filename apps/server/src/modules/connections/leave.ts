import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { type ConnectionPermissions, connections } from "./tables";

type Permission = keyof ConnectionPermissions;

/** The companies that a college is connected to and has given leave to something. */
export async function companiesWithLeave(
  db: Executor,
  collegeId: string,
  permission: Permission,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: connections.companyId })
    .from(connections)
    .where(and(eq(connections.collegeId, collegeId), ...allows(permission)));
  return new Set(rows.map(({ id }) => id));
}

const allows = (permission: Permission) => [
  eq(connections.status, "APPROVED"),
  sql`(${connections.permissions} ->> ${permission})::boolean`,
];

/** The colleges that a company is connected to and that gave it leave to something. */
export async function collegesWithLeave(
  db: Executor,
  companyId: string,
  permission: Permission,
  among?: string[],
): Promise<string[]> {
  if (among?.length === 0) return [];
  const rows = await db
    .select({ id: connections.collegeId })
    .from(connections)
    .where(
      and(
        eq(connections.companyId, companyId),
        ...allows(permission),
        among && inArray(connections.collegeId, among),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Keeps a connection as it is until the transaction ends: whoever blocks waits, and finds what was asked for by then. */
export const keepConnection = (
  tx: Executor,
  { companyId, collegeId }: { companyId: string; collegeId: string },
) =>
  tx
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.companyId, companyId), eq(connections.collegeId, collegeId)))
    .for("share");

/** Whether a company has leave to something at a college, of rows that name both. */
export const hasLeaveThere = (
  db: Executor,
  { companyId, collegeId }: Record<"companyId" | "collegeId", PgColumn>,
  permission: Permission,
) =>
  exists(
    db
      .select({ id: connections.id })
      .from(connections)
      .where(
        and(
          eq(connections.companyId, companyId),
          eq(connections.collegeId, collegeId),
          ...allows(permission),
        ),
      ),
  );
