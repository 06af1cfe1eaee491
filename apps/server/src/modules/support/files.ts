import { limits } from "@toran/contract";
import { and, eq, isNull, lt } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { dropFile, fileBy, keepFile, withKept } from "../../files/keep";
import type { Upload } from "../../files/upload";
import { conflict, notFound, refused } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { supportFiles } from "./tables";

const day = 24 * 60 * 60 * 1000;
const waiting = (userId: string) =>
  and(eq(supportFiles.userId, userId), isNull(supportFiles.ticket));

/** Keeps a file that a question or an answer will carry. */
export async function bringFile(deps: Deps, user: SignedIn, upload: Upload) {
  const { db } = deps;
  if ((await db.$count(supportFiles, waiting(user.id))) >= limits.support.waiting)
    throw conflict("Send the files you have chosen first.");
  const owner = { ownerKind: "user", ownerId: user.id, visibility: "private" } as const;
  const key = await keepFile(deps, { ...owner, upload, field: "file" });
  return withKept(deps, [key], async () => {
    const file = await fileBy(db, key);
    if (!file) throw notFound("The file");
    const { name, bytes } = file;
    const values = { userId: user.id, key, name, at: deps.now() };
    const { id } = await one(db.insert(supportFiles).values(values).returning(), "The file");
    return { id, key, name, bytes };
  });
}

/** Puts files that wait into what is sent; somebody else's are not there. */
export async function sendFiles(
  tx: Executor,
  userId: string,
  files: string[] | undefined,
  where: { ticket: number; messageId?: string },
) {
  if (!files?.length) return;
  const ids = [...new Set(files)];
  const sent = await tx
    .update(supportFiles)
    .set(where)
    .where(and(waiting(userId), among(supportFiles.id, ids)))
    .returning({ id: supportFiles.id });
  if (sent.length < ids.length) throw refused({ files: "Choose the files again." });
}

/** Forgets what was brought and never sent. */
export async function forgetUnsentHelpFiles(deps: Pick<Deps, "db" | "store">, now: Date) {
  const left = await deps.db
    .delete(supportFiles)
    .where(and(isNull(supportFiles.ticket), lt(supportFiles.at, new Date(now.getTime() - day))))
    .returning({ key: supportFiles.key });
  for (const { key } of left) await dropFile(deps, key);
}
