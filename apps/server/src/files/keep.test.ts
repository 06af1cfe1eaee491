import { expect, test, vi } from "vitest";
import { DatabaseAway } from "../db/engine";
import type { Deps } from "../deps";
import { keepStored, withKept } from "./keep";

const done = async () => undefined;

/** A store that says what was taken away, beside a database that answers each change with `cause`. */
function failing(cause: Error) {
  const remove = vi.fn<(key: string) => Promise<void>>(async () => undefined);
  const refuse = () => Promise.reject(cause);
  const db = {
    transaction: refuse,
    execute: done,
    delete: () => ({ where: done }),
    insert: () => ({ values: () => ({ onConflictDoNothing: done }) }),
  };
  const deps = { db, store: { remove }, now: () => new Date() } as unknown as Deps;
  return { deps, remove };
}
const key = "0".repeat(32);
const keeping = {
  ownerKind: "user" as const,
  ownerId: "somebody",
  visibility: "private" as const,
  field: "file",
  upload: { key, type: "video/webm", size: 1, name: "me.webm" },
};

test("85: a file whose row was refused goes; while the database is away nobody knows, and it stays", async () => {
  const refused = failing(new Error("No room."));
  await expect(keepStored(refused.deps, keeping)).rejects.toThrow("No room.");
  expect(refused.remove).toHaveBeenCalledWith(key);
  const away = failing(new DatabaseAway("gone"));
  await expect(keepStored(away.deps, keeping)).rejects.toThrow("gone");
  expect(away.remove).not.toHaveBeenCalled();
});

test("85: a kept file goes with the work it was for, unless the database is away", async () => {
  for (const [cause, times] of [
    [new Error("Refused."), 1],
    [new DatabaseAway("gone"), 0],
  ] as const) {
    const { deps, remove } = failing(cause);
    const work = () => Promise.reject(cause);
    await expect(withKept(deps, [key, null], work)).rejects.toBe(cause);
    expect(remove).toHaveBeenCalledTimes(times);
  }
});
