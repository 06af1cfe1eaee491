import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { ok } from "../../testing/ok";
import { chosen, pay } from "../../testing/paying";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";
import { billings } from "./tables";

const server = await startServer();

test("officers whose college pays while its ended plan is noticed are let in", async () => {
  const officer = await server.person("officer-unpaid");
  const { id } = await chosen(officer);
  ok(await pay(officer, id, { outcome: "succeed" }));
  const longAgo = new Date(server.deps.now().getTime() - 60 * 24 * 60 * 60 * 1000);
  await server.db.update(billings).set({ endsAt: longAgo }).where(eq(billings.id, id));
  const again = await chosen(officer);

  const keeper = await server.database.pool.connect();
  await keeper.query("begin");
  await keeper.query("select 1 from users where id = $1 for update", [officer.id]);
  const swept = sweep(server.deps);
  await waits(server);
  const paid = pay(officer, again.id, { outcome: "succeed" });
  await waits(server, 2);
  await keeper.query("commit");
  keeper.release();
  await swept;
  expect(ok(await paid).data.billing.payment).toBe("PAID");
  ok(await officer.api.po.todos.create({ body: { title: "Call Kestrel" } }));
});
