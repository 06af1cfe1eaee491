import { limits } from "@toran/contract";
import { eq, inArray, lt, notExists } from "drizzle-orm";
import type { Deps } from "../../deps";
import { dropFilesOfMessages, forgetLooseFiles } from "./files";
import { chatMessages, chatReports } from "./tables";

const atOnce = 500;

/** Forgets messages that are older than they are kept, with what reports kept of them, and files that were never sent. */
export async function forgetOldChat(deps: Pick<Deps, "db" | "store">, now: Date) {
  await forgetLooseFiles(deps, now);
  for (;;) {
    const old = await deps.db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(lt(chatMessages.at, new Date(now.getTime() - limits.chat.kept)))
      .limit(atOnce);
    const ids = old.map(({ id }) => id);
    if (!ids.length) break;
    await dropFilesOfMessages(deps, ids);
    await deps.db.delete(chatMessages).where(inArray(chatMessages.id, ids));
  }
  await deps.db
    .delete(chatReports)
    .where(
      notExists(
        deps.db
          .select({ id: chatMessages.id })
          .from(chatMessages)
          .where(eq(chatMessages.id, chatReports.messageId)),
      ),
    );
}
