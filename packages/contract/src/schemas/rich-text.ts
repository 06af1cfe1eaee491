import { z } from "zod/mini";
import { cleanRichText, lettersOf } from "../rich-text/rich-text";

/** With all its marks it may be so many times as long as its words. */
const marked = 6;

/**
 * Rich text that may be left out; what holds no words counts as left out. Of what is sent the few elements are kept,
 * and the letters are counted without them.
 */
export const maybeRichText = (ask: string, max: number) => {
  const tooLong = `Keep it to ${max.toLocaleString("en-IN")} characters.`;
  return z.optional(
    z.pipe(
      z
        .string({ error: ask })
        .check(z.maxLength(max * marked, "It is too long with all its lists and links.")),
      z.pipe(
        z.string().check(
          z.overwrite(cleanRichText),
          z.refine((html) => lettersOf(html) <= max, tooLong),
        ),
        z.transform((html) => html || undefined),
      ),
    ),
  );
};
