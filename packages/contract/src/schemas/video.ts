import { z } from "zod/mini";
import { limits } from "../limits";
import { flag, maybe, moment, number } from "./fields";
import { storedFile } from "./portfolio";

/** The key of the file that was looked at; who names none means whichever is there. */
const of = maybe(z.string().check(z.maxLength(300)));
/** Said in its place where there was none to look at. */
export const noVideo = "none";
export const videoInput = z.object({
  of,
  seconds: number(
    `A video résumé lasts at most ${limits.video.seconds} seconds.`,
    1,
    limits.video.seconds,
    "decimal",
  ),
});
export const videoOf = z.object({ of });
export const captionsInput = z.object({ removeCaptions: z.optional(flag), of });
export const video = z.object({
  file: storedFile,
  captions: z.nullable(storedFile),
  seconds: z.number(),
  updatedAt: moment,
});
export type Video = z.output<typeof video>;
