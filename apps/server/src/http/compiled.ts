import { $ZodObject, $ZodObjectJIT, $ZodType } from "zod/v4/core";

const known = new WeakSet<$ZodType>();

/**
 * The schema, with each object in it checked by code that is written for it once, as those of whole `zod` are. `zod/mini`,
 * which keeps the contract small for browsers, goes through the names of each object anew: five times as slow for a list.
 */
export function compiled<Schema extends $ZodType>(schema: Schema): Schema {
  if (known.has(schema)) return schema;
  known.add(schema);
  const inner = schema._zod;
  const { def } = inner;
  for (const part of Object.values(def).flatMap(partsOf)) compiled(part);
  if (schema instanceof $ZodObject) {
    $ZodObjectJIT.init(schema, schema._zod.def);
    // Without checks of its own, a schema runs what it parses with.
    if (!def.checks?.length) inner.run = (payload, context) => inner.parse(payload, context);
  }
  return schema;
}

/** What a part of a definition is made of: a schema, a list of them, or a shape by name. */
function partsOf(part: unknown): $ZodType[] {
  if (part instanceof $ZodType) return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).filter((each) => each instanceof $ZodType);
}
