import { limits } from "@toran/contract/limits";
import { expect, test } from "vitest";
import { fromCall, named, orTyped, sought } from "./picked";

test("a text that is longer than a search may be is looked for by its beginning, and can be used whole", async () => {
  const asked: string[] = [];
  const load = fromCall(
    async ({ search }) => {
      asked.push(search);
      return { data: { next: null } };
    },
    () => [named("Chennai")!],
  );
  const search = "x".repeat(limits.search.longest + 1);
  const { items } = await orTyped(load)({
    search,
    next: undefined,
    signal: new AbortController().signal,
  });
  expect(asked).toEqual([search.slice(0, -1)]);
  expect(items.map(({ label }) => label)).toEqual(["Chennai", search]);
  for (const of of ["city", "department"] as const)
    expect(sought(items[1] ?? null, of)).toBe(search.slice(0, limits.names[of]));
  expect(sought(null, "city")).toBe("");
});
