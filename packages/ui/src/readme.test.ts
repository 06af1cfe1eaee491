import { readdirSync, readFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entries = ["index.ts", ...readdirSync(at(".")).map((folder) => `${folder}/index.ts`)];

const handedOut = entries
  .filter((entry) => existsSync(at(entry)))
  .flatMap((entry) => [...readFileSync(at(entry), "utf8").matchAll(/export \{([^}]*)\}/g)])
  .flatMap(([, names = ""]) => names.split(","))
  .map((name) => name.trim());
/** What the entries hand out to be drawn: names that begin with a capital and are no types. */
const parts = handedOut.filter((name) => /^[A-Z]/.test(name) && !name.endsWith("Icon"));
const functions = handedOut.filter((name) => /^(?!type )[a-z]/.test(name));

test("the README says of every part what it is for and what it does for everyone", () => {
  const readme = readFileSync(at("../README.md"), "utf8");
  const rows = readme.split("\n").flatMap((line) => {
    const [, name, use, access] = /^\| `(\w+)` \| (.+) \| (.+) \|$/.exec(line) ?? [];
    return name && use && access ? [name] : [];
  });
  expect(parts.length).toBeGreaterThan(90);
  expect(parts.filter((part) => !rows.includes(part))).toEqual([]);
  expect(rows.filter((row) => !parts.includes(row))).toEqual([]);
});

test("the README says what the functions are for", () => {
  const readme = readFileSync(at("../README.md"), "utf8");
  const [, said = ""] = readme.split("## Beside the parts");
  const [table = ""] = said.split("\n## ");
  const told = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(functions));
});
