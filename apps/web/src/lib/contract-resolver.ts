import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import { z } from "zod/mini";

/**
 * Judges a form by a contract schema, in the words that the schema has for each field. The resolver of the library takes
 * for a field of several kinds, such as a number that may come as text, the words of one of the kinds: "Invalid input".
 */
export const resolverOf =
  <In extends FieldValues, Out>(schema: z.core.$ZodType<Out, In>): Resolver<In, unknown, Out> =>
  async (typed, _context, options) => {
    const { success, data, error } = await z.safeParseAsync(schema, typed);
    if (success) return { values: data, errors: {} };
    const wrong: Record<string, FieldError> = {};
    for (const { path, message, code } of error.issues)
      wrong[path.join(".")] ??= { message, type: code };
    return { values: {}, errors: toNestErrors<In>(wrong, options) };
  };
