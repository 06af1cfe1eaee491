import { api, limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import {
  dropWithFiles,
  filesBy,
  keepFile,
  keepStored,
  lettingGo,
  withKept,
} from "../../files/keep";
import { conflict, notFound, refused } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required, type StoredUpload, type Upload } from "../../http/uploads";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { saveStudent } from "../students/personal";
import { lengthOf } from "./length";
import { videos } from "./tables";
import { type StoredVideo, videoOf } from "./video";

const most = limits.video.seconds;

const mine = (user: SignedIn) => ({
  ownerKind: "user" as const,
  ownerId: user.id,
  visibility: "private" as const,
});

/** The video résumé: kept as it arrives, played by parts. */
export function videoRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  async function shown(video: StoredVideo, from: Executor = db) {
    const files = await filesBy(from, [video.file, video.captions]);
    const file = files.get(video.file);
    if (!file) throw notFound("The video");
    const captions = files.get(video.captions ?? "") ?? null;
    return { file, captions, seconds: video.seconds, updatedAt: video.updatedAt.toISOString() };
  }

  /** Refuses what was meant for another video than the one that is there. */
  async function requireOf(tx: Executor, video: StoredVideo, of: string | null | undefined) {
    if (!of || of === video.file) return;
    throw conflict("Another tab has saved another video. Look at it first.", {
      current: await shown(video, tx),
    });
  }

  /** The length that the file tells goes before the one the page has measured. */
  async function lengthIn(upload: StoredUpload, measured: number) {
    const told = await lengthOf(deps.store, upload);
    // Half a second more is the rounding of a recorder, not a longer film.
    if (told !== undefined && told > most + 0.5)
      throw refused({
        file: `A video résumé lasts at most ${most} seconds; this one lasts ${Math.round(told)}.`,
      });
    return Math.min(most, told ?? measured);
  }

  const keepCaptions = (user: SignedIn, upload: Upload | undefined) =>
    upload ? keepFile(deps, { ...mine(user), upload, field: "captions" }) : null;

  type Kept = Pick<StoredVideo, "file" | "captions" | "seconds">;

  /** Puts another video in the place of the one there is. Changes of one student follow each other. */
  const change = (
    user: SignedIn,
    next: (before: StoredVideo | undefined, tx: Executor) => Promise<Kept>,
  ) =>
    lettingGo(
      deps,
      async (tx) => {
        await holdUser(tx, user);
        const before = await videoOf(tx, user.id);
        const row = { ...(await next(before, tx)), updatedAt: deps.now() };
        const saved = await one(
          tx
            .insert(videos)
            .values({ ...row, studentId: user.id })
            .onConflictDoUpdate({ target: videos.studentId, set: row })
            .returning(),
          "The video",
        );
        await saveStudent(tx, user, {}, row.updatedAt);
        return { before, saved };
      },
      ({ before, saved }) => [before?.file === saved.file ? null : before?.file, before?.captions],
    );

  implement(app, deps, api.student.video, {
    read: async ({ user }) => {
      const video = await videoOf(db, user.id);
      return video ? shown(video) : null;
    },
    save: async ({ user, body, files }) => {
      const upload = required(files.file, "file", "Choose a video, or record one.");
      const seconds = await lengthIn(upload, body.seconds);
      const captions = await keepCaptions(user, files.captions);
      const file = await withKept(deps, [captions], () =>
        keepStored(deps, { ...mine(user), upload, field: "file" }),
      );
      const { saved } = await withKept(deps, [file, captions], () =>
        change(user, async (there, tx) => {
          if (there) await requireOf(tx, there, body.of);
          return { file, captions, seconds };
        }),
      );
      return said(await shown(saved), "Your video is saved.");
    },
    saveCaptions: async ({ user, body, files }) => {
      if (!files.captions && !body.removeCaptions)
        throw refused({ captions: "Choose a file with captions." });
      if (!(await videoOf(db, user.id))) throw notFound("The video");
      const captions = await keepCaptions(user, files.captions);
      const { saved } = await withKept(deps, [captions], () =>
        change(user, async (there, tx) => {
          if (!there) throw notFound("The video");
          await requireOf(tx, there, body.of);
          return { file: there.file, captions, seconds: there.seconds };
        }),
      );
      return said(
        await shown(saved),
        captions ? "Your captions are saved." : "The captions are gone.",
      );
    },
    remove: async ({ user, query }) => {
      await dropWithFiles(deps, async (tx) => {
        await holdUser(tx, user);
        const [video] = await tx.delete(videos).where(eq(videos.studentId, user.id)).returning();
        if (!video) throw notFound("The video");
        await requireOf(tx, video, query.of);
        await saveStudent(tx, user, {}, deps.now());
        return [video.file, video.captions];
      });
      return said(undefined, "Your video is removed.");
    },
  });
}
