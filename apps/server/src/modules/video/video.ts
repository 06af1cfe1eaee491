import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { videos } from "./tables";

export type StoredVideo = typeof videos.$inferSelect;

/** The video résumé of a student. */
export async function videoOf(db: Executor, studentId: string): Promise<StoredVideo | undefined> {
  const [video] = await db.select().from(videos).where(eq(videos.studentId, studentId));
  return video;
}

/** Whether the student a query is at has a video résumé. */
export const hasVideo = (studentId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${videos} where ${videos.studentId} = ${studentId})`;
