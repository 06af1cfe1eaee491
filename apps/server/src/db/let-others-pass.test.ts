import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readTemplate } from "../testing/template";
import { letOthersPass } from "./let-others-pass";
import { openDatabase } from "./open-database";

const question = sql`select 1`;

test("a call that asks several times waits for one part of long work, and not for one at each question", async () => {
  const database = await openDatabase({ template: readTemplate() });
  const { db } = database;
  let parts = 0;
  const over = new AbortController();
  const longWork = (async () => {
    while (!over.signal.aborted) {
      await db.transaction((tx) => tx.execute(question));
      parts++;
      await letOthersPass(db);
    }
  })();
  await db.execute(question);
  const before = parts;
  for (let asked = 0; asked < 5; asked++) await db.execute(question);
  const meanwhile = parts - before;
  over.abort();
  await longWork;
  await database.close();
  expect(meanwhile).toBe(0);
});
