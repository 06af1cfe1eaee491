import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "../modules/accounts/tables";
import { students } from "../modules/students/tables";
import type { TestServer } from "./start-server";

type Row = Partial<typeof students.$inferInsert> & { firstName?: string; lastName?: string };

const atOnce = 500;

/** Students of the college of an officer, as many as there are rows; their ids in that order. */
export async function addStudents({ db, deps }: TestServer, officer: { id: string }, rows: Row[]) {
  const [found] = await db.select().from(users).where(eq(users.id, officer.id));
  const collegeId = found?.collegeId ?? null;
  const ids = rows.map(() => randomUUID());
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows
      .slice(from, from + atOnce)
      .map((row, index) => ({ row, id: ids[from + index] ?? "" }));
    await db.insert(users).values(
      part.map(({ row, id }) => ({
        id,
        role: "STUDENT" as const,
        email: `s.${id}@nilgiri.example`,
        firstName: row.firstName ?? "Asha",
        lastName: row.lastName ?? "Rao",
        mode: "PORTFOLIO" as const,
        furthest: "PORTFOLIO" as const,
      })),
    );
    await db.insert(students).values(
      part.map(({ row, id }) => ({
        accountStatus: "ACTIVE" as const,
        updatedAt: deps.now(),
        ...row,
        userId: id,
        collegeId,
      })),
    );
  }
  return ids;
}
