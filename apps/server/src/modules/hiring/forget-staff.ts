import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { whoLeft } from "../accounts/profile";
import { applicationNotes } from "./applications/tables";
import { hiringEvents } from "./tables";

/** Takes the name of an officer or an HR user out of what they decided and noted; the decisions stay. */
export async function forgetStaff(tx: Executor, userId: string) {
  const nobody = { userId: null, userName: null };
  await tx.update(hiringEvents).set(nobody).where(eq(hiringEvents.userId, userId));
  await tx
    .update(applicationNotes)
    .set({ authorName: whoLeft })
    .where(eq(applicationNotes.authorId, userId));
}
