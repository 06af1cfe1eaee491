import { and, eq, lte } from "drizzle-orm";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import { companyBy } from "../companies/company";
import { remind } from "../notifications/remind";
import { connections } from "./tables";

/** Officers are told of companies that wait longer to be connected than was promised. */
export async function remindOfRequests(deps: Deps) {
  const { db } = deps;
  const rows = await db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.status, "PENDING"),
        eq(connections.initiatedBy, "COMPANY"),
        lte(connections.dueAt, deps.now()),
      ),
    );
  for (const { id, collegeId, companyId, dueAt } of rows)
    await remind(deps, `request:${id}:${dueAt?.toISOString()}`, async (tx) => ({
      to: (await staffOf(tx, { collegeId })).map((person) => person.id),
      type: "clock.missed",
      title: `${(await companyBy(tx, companyId))?.name ?? "A company"} still waits to be connected`,
      link: `/po/companies/${companyId}`,
      entity: { type: "connection", id },
    }));
}
