import { limits } from "@toran/contract";
import { inArray, lt } from "drizzle-orm";
import type { Deps } from "../../deps";
import { dropFilesOfMessages, forgetUnsentFiles } from "./files";
import { chatMessages } from "./tables";

const atOnce = 500;

/** Forgets messages that are older than they are kept, and files that were never sent. */
export async function forgetOldChat(deps: Pick<Deps, "db" | "store">, now: Date) {
  await forgetUnsentFiles(deps, now);
  for (;;) {
    const old = await deps.db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(lt(chatMessages.at, new Date(now.getTime() - limits.chat.kept)))
      .limit(atOnce);
    const ids = old.map(({ id }) => id);
    if (!ids.length) return;
    await dropFilesOfMessages(deps, ids);
    await deps.db.delete(chatMessages).where(inArray(chatMessages.id, ids));
  }
}
