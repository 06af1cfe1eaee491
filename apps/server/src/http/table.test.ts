import { createClient } from "@toran/api-client";
import { api, rowsOf } from "@toran/contract";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { rows } from "../testing/rows";
import { startServer } from "../testing/start-server";
import { unbuiltRows } from "./later";

const server = await startServer();

test("the calls that answer 501 for now are the ones that are written down", async () => {
  const waiting = unbuiltRows(server.app).map(({ row }) => `${row.root} ${row.route}`);
  await expect(`${JSON.stringify(waiting, null, 2)}\n`).toMatchFileSnapshot("./unbuilt.json");
});

test("132: the client has one function for each row of the table, and no other", () => {
  const client = createClient(api, { send: async () => undefined, renew: async () => null });
  const leaves = (node: object, path: string[] = []): string[] =>
    Object.entries(node).flatMap(([name, each]: [string, object]) =>
      typeof each === "function" ? [[...path, name].join(".")] : leaves(each, [...path, name]),
    );
  expect(leaves(client)).toEqual(rowsOf(api).map(({ path }) => path.join(".")));
});

test("131: no two rows share a method and a path", () => {
  const places = rows.map(({ method, path }) => `${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

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
