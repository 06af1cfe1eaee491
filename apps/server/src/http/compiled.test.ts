import fc from "fast-check";
import { expect, test } from "vitest";
import { $ZodObjectJIT } from "zod/v4/core";
import { z } from "zod/mini";
import { compiled } from "./compiled";

/** Made anew each time: a compiled one is another object, not another kind. */
const schemas = [
  () => z.object({ id: z.number(), name: z.nullable(z.string()), at: z.optional(z.string()) }),
  () => z.object({ list: z.array(z.object({ id: z.number().check(z.minimum(2)) })) }),
  () => z.strictObject({ id: z.number(), at: z._default(z.string(), "now") }),
  () => z.looseObject({ id: z.union([z.string(), z.object({ id: z.number() })]) }),
  () => z.record(z.string(), z.object({ id: z.optional(z.nullable(z.number())) })),
  () =>
    z
      .object({ id: z.number(), name: z.string() })
      .check(
        z.refine(({ id, name }) => name.length !== id, { path: ["name"], error: "Not so long." }),
      ),
  () =>
    z.object({
      list: z.array(
        z.discriminatedUnion("id", [
          z.object({ id: z.literal(1), name: z.string() }),
          z.object({
            id: z.literal(2),
            at: z.pipe(
              z.string(),
              z.transform((at) => at.length),
            ),
          }),
        ]),
      ),
    }),
];
const names = fc.constantFrom("id", "name", "at", "list", "other", "__proto__");
const { given } = fc.letrec((tie) => ({
  given: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, undefined, 1, 2, "", "now", "word", Number.NaN),
    fc.array(tie("given"), { maxLength: 3 }),
    fc.dictionary(names, tie("given"), { maxKeys: 5 }),
    fc.record({ id: fc.constantFrom(1, 2), name: fc.string(), at: fc.string() }),
    fc.record({ list: fc.array(fc.record({ id: fc.constantFrom(1, 2, 3), name: fc.string() })) }),
  ),
}));

test("a compiled schema gives what it gave before, and refuses what it refused in the same words", () => {
  fc.assert(
    fc.property(fc.constantFrom(...schemas), given, (make, value) => {
      const before = z.safeParse(make(), value);
      const now = z.safeParse(compiled(make()), value);
      expect(now.data).toEqual(before.data);
      expect(now.error?.issues).toEqual(before.error?.issues);
    }),
    { numRuns: 2000 },
  );
});

test("objects within a compiled schema are written out too", () => {
  const inner = z.object({ id: z.number() });
  compiled(z.object({ list: z.nullable(z.array(inner)) }));
  expect(inner).toBeInstanceOf($ZodObjectJIT);
});
