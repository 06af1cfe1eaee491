import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { one } from "../../db/one";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { dropWithFiles, fileBy, keepFile, withKept } from "../../files/keep";
import type { Upload } from "../../files/upload";
import { notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { conversationOf, visibleTo } from "./conversations";
import { refuseClosed } from "./send";
import { shownFile } from "./shown";
import { chatFiles, chatMessages } from "./tables";

/** How many files of one person may wait for their message: those of four messages. The oldest makes room for another. */
const mostWaiting = 20;
const day = 24 * 60 * 60 * 1000;

/** Keeps a file that a message will carry. */
export async function bringFile(deps: Deps, user: SignedIn, id: string, upload: Upload) {
  const { db } = deps;
  refuseClosed(await conversationOf(db, user, id));
  const key = await keepFile(deps, {
    ownerKind: "user",
    ownerId: user.id,
    visibility: "private",
    upload,
    field: "file",
  });
  const brought = await withKept(deps, [key], async () => {
    const file = await fileBy(db, key);
    if (!file) throw notFound("The file");
    const { name, type, bytes } = file;
    const values = { conversationId: id, uploaderId: user.id, key, name, type, bytes };
    return shownFile(
      await one(
        db
          .insert(chatFiles)
          .values({ ...values, at: deps.now() })
          .returning(),
        "The file",
      ),
    );
  });
  await makeRoom(deps, user.id);
  return brought;
}

/** Who takes a file out of a message before it is sent tells nobody, so such files wait on: they must not keep others out. A file that is refused costs none of them its place. */
async function makeRoom(deps: Deps, userId: string) {
  const waiting = deps.db
    .select({ id: chatFiles.id })
    .from(chatFiles)
    .where(and(eq(chatFiles.uploaderId, userId), isNull(chatFiles.messageId)))
    .orderBy(desc(chatFiles.at), desc(chatFiles.id))
    .offset(mostWaiting);
  await forget(deps, and(isNull(chatFiles.messageId), inArray(chatFiles.id, waiting)));
}

/** A file of a conversation, for its people; one that waits for its message is its bringer's alone. */
export async function fileOf(db: Executor, user: SignedIn, id: string) {
  const [found] = await db
    .select({ key: chatFiles.key })
    .from(chatFiles)
    .leftJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .where(
      and(
        eq(chatFiles.id, id),
        inArray(chatFiles.conversationId, visibleTo(db, user)),
        or(eq(chatFiles.uploaderId, user.id), isNotNull(chatFiles.messageId)),
        isNull(chatMessages.deletedAt),
      ),
    );
  const file = found && (await fileBy(db, found.key));
  if (!file) throw notFound("The file");
  return file;
}

/** The newest files that were shared in a conversation. */
export async function sharedFiles(db: Executor, conversationId: string) {
  const rows = await db
    .select({ file: chatFiles })
    .from(chatFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .where(and(eq(chatFiles.conversationId, conversationId), isNull(chatMessages.deletedAt)))
    .orderBy(desc(chatFiles.at))
    .limit(20);
  return rows.map(({ file }) => shownFile(file));
}

/** Forgets what was brought and never sent, and what a server that died has left of a message that was taken away. */
export async function forgetLooseFiles(deps: Pick<Deps, "db" | "store">, now: Date) {
  const { messageId, at } = chatFiles;
  await forget(deps, and(isNull(messageId), lt(at, new Date(now.getTime() - day))));
  const taken = deps.db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(isNotNull(chatMessages.deletedAt));
  await forget(deps, inArray(messageId, taken));
}

/** Forgets the files of messages, by the ids of the messages. */
export async function dropFilesOfMessages(deps: Pick<Deps, "db" | "store">, ids: string[]) {
  if (ids.length) await forget(deps, inArray(chatFiles.messageId, ids));
}

const forget = (deps: Pick<Deps, "db" | "store">, which: SQL | undefined) =>
  dropWithFiles(deps, async (tx) => {
    const gone = await tx.delete(chatFiles).where(which).returning({ key: chatFiles.key });
    return gone.map(({ key }) => key);
  });
