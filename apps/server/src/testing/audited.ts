import { asc, eq } from "drizzle-orm";
import { auditEntries } from "../modules/audit/tables";
import type { TestServer } from "./start-server";

/** What was written down of somebody's deeds, the first one first. */
export const auditedOf = ({ db }: TestServer, { id }: { id: string }) =>
  db.select().from(auditEntries).where(eq(auditEntries.actorId, id)).orderBy(asc(auditEntries.at));
