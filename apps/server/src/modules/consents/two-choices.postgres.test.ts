import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("of two choices that come at once neither gives back what the other took", async () => {
  const student = await server.person("student-ready");
  const { consents, profile } = student.api.student;
  const choose = (purpose: string, given: boolean) =>
    consents.choose({ params: { purpose }, body: { given } });
  ok(await choose("search", true));
  const busy = await server.database.pool.connect();
  await busy.query("begin");
  await busy.query("select 1 from users where id = $1 for update", [student.id]);
  const link = choose("link", false);
  await waits(server);
  const search = choose("search", false);
  await waits(server, 2);
  await busy.query("commit");
  busy.release();
  ok(await link);
  ok(await search);
  expect(ok(await profile.visibility()).data.level).toBe("CONNECTED_COMPANIES");
});
