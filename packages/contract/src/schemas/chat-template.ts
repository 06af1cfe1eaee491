import { z } from "zod/mini";
import { inBraces, placeholderNames, unknownPlaceholder } from "../chat-templates";
import { limits } from "../limits";
import { id, longText, seen, text } from "./fields";

export const templateInput = z.object({
  name: text("Name the template.", limits.chat.templateName),
  body: longText("Write the text.", limits.chat.templateLength).check(
    z.refine((body) => unknownPlaceholder(body) === undefined, {
      error: `Of names in braces, only ${placeholderNames.map(inBraces).join(", ")} are filled.`,
    }),
  ),
});
export const templateEdit = z.extend(templateInput, { seen });
export const chatTemplate = z.object({ id, name: z.string(), body: z.string() });
export type ChatTemplate = z.output<typeof chatTemplate>;

/** A template as it reads in one conversation. */
export const filledTemplate = z.extend(chatTemplate, {
  filled: z.string(),
  /** The placeholders that have no value there, and stand in the text as they are. */
  missing: z.array(z.enum(placeholderNames)),
});
export type FilledTemplate = z.output<typeof filledTemplate>;
