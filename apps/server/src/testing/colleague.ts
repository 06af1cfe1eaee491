import type { OfficerRank } from "@toran/contract";
import { eq } from "drizzle-orm";
import { users } from "../modules/accounts/tables";
import type { TestServer } from "./start-server";

/** Another officer of the same college. */
export async function colleagueOf(
  server: TestServer,
  officer: { id: string },
  rank: OfficerRank = "MEMBER",
) {
  const other = await server.person("officer-ready");
  await workFor(server, other, officer, rank);
  return other;
}

/** Has an officer work for the college of another. */
export async function workFor(
  server: TestServer,
  who: { id: string },
  officer: { id: string },
  rank: OfficerRank = "MEMBER",
) {
  const [found] = await server.db.select().from(users).where(eq(users.id, officer.id));
  const collegeId = found?.collegeId ?? null;
  await server.db.update(users).set({ collegeId, rank }).where(eq(users.id, who.id));
}
