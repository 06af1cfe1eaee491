import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { videos } from "./tables";

export type StoredVideo = typeof videos.$inferSelect;

/** The video résumé of a student. */
export async function videoOf(db: Executor, studentId: string): Promise<StoredVideo | undefined> {
  const [video] = await db.select().from(videos).where(eq(videos.studentId, studentId));
  return video;
}
