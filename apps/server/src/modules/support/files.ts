import { isDeepStrictEqual } from "node:util";
import { limits } from "@toran/contract";
import { and, desc, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { dropWithFiles, fileBy, keepFile, withKept } from "../../files/keep";
import type { Upload } from "../../files/upload";
import { notFound, refused } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { supportFiles } from "./tables";

const day = 24 * 60 * 60 * 1000;
const waiting = (userId: string) =>
  and(eq(supportFiles.userId, userId), isNull(supportFiles.ticket));

/** Keeps a file that a question or an answer will carry. */
export async function bringFile(deps: Deps, user: SignedIn, upload: Upload) {
  const { db } = deps;
  const owner = { ownerKind: "user", ownerId: user.id, visibility: "private" } as const;
  const key = await keepFile(deps, { ...owner, upload, field: "file" });
  const brought = await withKept(deps, [key], async () => {
    const file = await fileBy(db, key);
    if (!file) throw notFound("The file");
    const { name, bytes } = file;
    const values = { userId: user.id, key, name, at: deps.now() };
    const { id } = await one(db.insert(supportFiles).values(values).returning(), "The file");
    return { id, key, name, bytes };
  });
  await makeRoom(deps, user.id);
  return brought;
}

/** Who takes a file out of what they write tells nobody, so such files wait on: the oldest makes room, and none is refused. */
async function makeRoom(deps: Deps, userId: string) {
  const tooMany = deps.db
    .select({ id: supportFiles.id })
    .from(supportFiles)
    .where(waiting(userId))
    .orderBy(desc(supportFiles.at), desc(supportFiles.id))
    .offset(limits.support.waiting);
  await forget(deps, and(isNull(supportFiles.ticket), inArray(supportFiles.id, tooMany)));
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

/** Whether what was said carries just these files. */
export const carries = ({ files }: { files: { id: string }[] }, ids: string[] = []) =>
  isDeepStrictEqual(new Set(files.map(({ id }) => id)), new Set(ids));

/** Forgets what was brought and never sent. */
export const forgetUnsentHelpFiles = (deps: Pick<Deps, "db" | "store">, now: Date) =>
  forget(
    deps,
    and(isNull(supportFiles.ticket), lt(supportFiles.at, new Date(now.getTime() - day))),
  );

const forget = (deps: Pick<Deps, "db" | "store">, which: SQL | undefined) =>
  dropWithFiles(deps, async (tx) => {
    const gone = await tx.delete(supportFiles).where(which).returning({ key: supportFiles.key });
    return gone.map(({ key }) => key);
  });
