import { z } from "zod/mini";

export const assetQuery = z.object({
  key: z.string({ error: "Name the file." }).check(z.minLength(1), z.maxLength(300)),
});
export const assetLink = z.object({ url: z.string(), until: z.string() });
/** A file by a link that was given out for it: until when it works, and the proof of that. */
export const linkedAssetQuery = z.object({
  ...assetQuery.shape,
  until: z.string().check(z.regex(/^\d{1,15}$/, "Ask for a new link.")),
  proof: z.string().check(z.regex(/^[\w-]{43}$/, "Ask for a new link.")),
});
