import { eq } from "drizzle-orm";
import { students } from "../modules/students/tables";
import { ok } from "./ok";
import type { TestServer } from "./start-server";

/** A student of a college, whose profile is open to whom the level names. */
export async function enrol(
  server: TestServer,
  name: "student-ready" | "student-new",
  collegeId: string,
  level: "CONNECTED_COMPANIES" | "COLLEGE",
  row: Partial<typeof students.$inferInsert> = {},
) {
  const person = await server.person(name);
  await server.db
    .update(students)
    .set({ collegeId, accountStatus: "ACTIVE", ...row })
    .where(eq(students.userId, person.id));
  ok(await person.api.student.profile.setVisibility({ body: { level } }));
  return person;
}
