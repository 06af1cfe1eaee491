import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { users } from "../modules/accounts/tables";
import { startServer } from "../testing/start-server";
import { sharedReading } from "./shared-reading";

const server = await startServer();
const { db } = server;
const { id } = await server.person("officer-ready");
const rename = (name: string) => db.update(users).set({ firstName: name }).where(eq(users.id, id));

let read = 0;
/** A reader of one name, which tells how often it has asked. */
const reader = () =>
  sharedReading(
    async (from: typeof db, who: string) => {
      read++;
      const [user] = await from
        .select({ name: users.firstName })
        .from(users)
        .where(eq(users.id, who));
      return user?.name;
    },
    (who) => who,
  );

beforeEach(async () => {
  await rename("Meera");
  read = 0;
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => void vi.useRealTimers());

test("what is asked at the same moment is read once", async () => {
  const name = reader();
  expect(await Promise.all([name(db, id), name(db, id), name(db, id)])).toEqual(
    Array(3).fill("Meera"),
  );
  expect(await name(db, id)).toBe("Meera");
  expect(read).toBe(1);
});

test("another key is another reading", async () => {
  const name = reader();
  expect(await name(db, id)).toBe("Meera");
  expect(await name(db, "00000000-0000-4000-8000-000000000000")).toBeUndefined();
  expect(read).toBe(2);
});

test.each([
  ["alone", () => rename("Asha")],
  [
    "in a transaction",
    () =>
      db.transaction(
        async (tx) =>
          void (await tx.update(users).set({ firstName: "Asha" }).where(eq(users.id, id))),
      ),
  ],
  [
    "by a call back",
    () =>
      new Promise((told) =>
        server.database.pool.query(`update users set first_name = 'Asha' where id = '${id}'`, told),
      ),
  ],
])("a change that is made %s is seen by the next who asks", async (_, change) => {
  const name = reader();
  expect(await name(db, id)).toBe("Meera");
  await change();
  expect(await name(db, id)).toBe("Asha");
});

test("what is read before a change is kept answers nobody after it", async () => {
  const name = reader();
  const before = name(db, id);
  const change = rename("Asha");
  await before;
  await change;
  expect(await name(db, id)).toBe("Asha");
});

test("what another node may have changed is read anew after a tenth of a second", async () => {
  const name = reader();
  await name(db, id);
  vi.advanceTimersByTime(99);
  await name(db, id);
  expect(read).toBe(1);
  vi.advanceTimersByTime(2);
  await name(db, id);
  expect(read).toBe(2);
});

test("a reading that fails is tried again by the next", async () => {
  let fails = true;
  const once = sharedReading(async () => {
    if (fails) throw new Error("Away");
    return "here";
  }, String);
  await expect(once(db, "")).rejects.toThrow("Away");
  fails = false;
  expect(await once(db, "")).toBe("here");
});
