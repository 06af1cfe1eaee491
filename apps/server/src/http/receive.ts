import type { Endpoint } from "@toran/contract";
import { z } from "zod/mini";
import { compiled } from "./compiled";
import { Failure, notFound, refused } from "./failures";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id that cannot be one names nothing. */
export function checkedParams(params: unknown): Record<string, string> {
  const given = params as Record<string, string>;
  for (const [name, value] of Object.entries(given))
    if (!value || (name === "id" && !uuid.test(value)) || value.includes("\0"))
      throw notFound("The requested resource");
  return given;
}

/** Reads a query or a body by its schema; what the schema does not name is dropped. */
export function checked(schema: NonNullable<Endpoint["body"]>, value: unknown): unknown {
  const result = z.safeParse(compiled(schema), value ?? {});
  if (!result.success) throw refusedBy(result.error.issues);
  const hidden = unstorable(result.data);
  if (hidden) throw refused({ [hidden]: "Take out the characters that cannot be seen." });
  return result.data;
}

function refusedBy(issues: readonly z.core.$ZodIssue[]) {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    if (!field)
      return new Failure(400, {
        message: "The request could not be read. Check what was sent and try again.",
      });
    errors[field] ??= message === "Invalid input" ? "Check this field." : message;
  }
  return refused(errors);
}

const half = /\p{Surrogate}/u;
/** Compared, never kept: one with half a letter is a wrong one. */
const secret = /password$/i;

/** The field that holds a null byte, which no text column can, or half a letter, which no jsonb can. */
function unstorable(value: unknown, path = ""): string | undefined {
  if (typeof value === "string")
    return value.includes("\0") || (half.test(value) && !secret.test(path))
      ? path || "request"
      : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = unstorable(each, path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return undefined;
}
