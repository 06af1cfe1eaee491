import { z } from "zod/mini";

/** The file that goes along with the fields of an item. */
export const chosenFile = { file: z.optional(z.instanceof(File)) };
