import { z } from "zod/mini";
import { limits } from "../limits";
import { flag, moment, number } from "./fields";
import { storedFile } from "./portfolio";

export const videoInput = z.object({
  seconds: number(
    `A video résumé lasts at most ${limits.video.seconds} seconds.`,
    1,
    limits.video.seconds,
    "decimal",
  ),
});
export const captionsInput = z.object({ removeCaptions: z.optional(flag) });
export const video = z.object({
  file: storedFile,
  captions: z.nullable(storedFile),
  seconds: z.number(),
  updatedAt: moment,
});
export type Video = z.output<typeof video>;
