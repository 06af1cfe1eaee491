import { eq } from "drizzle-orm";
import { users } from "../modules/accounts/tables";
import { connections } from "../modules/connections/tables";
import type { TestServer } from "./start-server";

/** Lets the company of an HR user see the students of an officer's college. */
export async function connect(
  { db, deps }: TestServer,
  officer: { id: string },
  hr: { id: string },
  status: "APPROVED" | "PENDING" | "REJECTED" | "DISCONNECTED" = "APPROVED",
) {
  const [from] = await db.select().from(users).where(eq(users.id, officer.id));
  const [to] = await db.select().from(users).where(eq(users.id, hr.id));
  const pair = { collegeId: from?.collegeId ?? "", companyId: to?.companyId ?? "" };
  const permissions = { postJobs: true, requestBookings: true, viewStudents: true, chat: true };
  const row = { ...pair, status, permissions, initiatedBy: "COLLEGE" as const };
  await db
    .insert(connections)
    .values({ ...row, requestedAt: deps.now() })
    .onConflictDoUpdate({
      target: [connections.collegeId, connections.companyId],
      set: { status },
    });
}
