import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { chosen } from "../../testing/paying";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("two officers who choose a plan at once open one payment, which their college can make once", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer);

  // Both have looked for a payment that is open before either opens one.
  const other = await server.database.pool.connect();
  await other.query("begin");
  await other.query("lock table billings in share mode");
  const both = Promise.all([chosen(officer), chosen(colleague, 1)]);
  await waits(server, 2);
  await other.query("commit");
  other.release();

  const [first, second] = await both;
  expect(second.id).toBe(first.id);
});
