import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { noticeTypeNames } from "@toran/contract";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.includes(".test.") && !path.startsWith("testing"))
  .map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(join(root, path), "utf8"),
  }));

const readsNoResult = [
  // Asks only whether there is an answer at all.
  "http/health.ts",
  // Asks a payment gateway, not a database: its circuit breaker has the same word.
  "modules/billing/gateway/guarded.ts",
];

/** What stands between the brackets of each call of `transaction`. */
function transactionsIn(text: string) {
  return [...text.matchAll(/\.transaction\(/g)].map(({ index }) => {
    const from = text.indexOf("(", index);
    let depth = 0;
    let to = from;
    do {
      if (text[to] === "(") depth++;
      if (text[to] === ")") depth--;
      to++;
    } while (depth > 0 && to < text.length);
    return text.slice(from, to);
  });
}

const usesMainHandle = (text: string) => /\bdb\s*\.\s*[a-z]/.test(text);
const readsRawResults = (text: string) => /\.execute\s*[(<]/.test(text);

test("139: no transaction in the source uses the main handle", () => {
  const all = sources.flatMap(({ path, text }) =>
    transactionsIn(text).map((inside) => ({ path, inside })),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ inside }) => usesMainHandle(inside))).toEqual([]);
});

test("144: results of raw SQL, which differ between the engines, are read nowhere outside the database's own folder", () => {
  const outside = sources.filter(
    ({ path }) => !path.startsWith("db/") && !readsNoResult.includes(path),
  );
  expect(outside.filter(({ text }) => readsRawResults(text)).map(({ path }) => path)).toEqual([]);
});

test("everything that the settings offer to be told of is told by something", () => {
  const senders = sources.filter(({ path }) => !path.startsWith("db/"));
  const silent = noticeTypeNames.filter(
    (type) => !senders.some(({ text }) => text.includes(`"${type}"`)),
  );
  expect(silent).toEqual([]);
});

test("these rules notice what breaks them", () => {
  const broken =
    "await deps.db.transaction(async (tx) => { await tx.a(); await deps.db.select(); })";
  expect(transactionsIn(broken).filter(usesMainHandle)).toHaveLength(1);
  expect(readsRawResults("await db.execute<Row>(sql`select 1`)")).toBe(true);
});
