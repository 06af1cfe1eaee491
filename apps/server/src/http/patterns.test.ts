import { expect, test } from "vitest";
import { z } from "zod/mini";
import { rows } from "../testing/rows";

/** Every pattern that a schema checks text with. */
function patternsOf(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "pattern" in node && typeof node.pattern === "string" ? [node.pattern] : [];
  return [...own, ...Object.values(node).flatMap(patternsOf)];
}
const patterns = new Set(
  rows.flatMap(({ row }) =>
    [row.body, row.query].flatMap((schema) =>
      schema ? patternsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) : [],
    ),
  ),
);
const attacks = ["a", "0", " ", ".", "-", "a.", "a-", "+9", "aA0", "\u0301", "@a."].flatMap(
  (piece) => {
    const long = piece.repeat(Math.ceil(50_000 / piece.length));
    return [long, `${long}!`, `a@${long}!`];
  },
);

test.each([...patterns])(
  "130: the pattern %s reads fifty thousand characters in a moment",
  (source) => {
    const pattern = new RegExp(source, "u");
    // The best of three: what else this machine does is not the pattern's fault.
    const slowest = attacks.map((text) => Math.min(...[1, 2, 3].map(() => timed(pattern, text))));
    expect(Math.max(...slowest)).toBeLessThan(10);
  },
);

function timed(pattern: RegExp, text: string) {
  const started = performance.now();
  pattern.test(text);
  return performance.now() - started;
}
