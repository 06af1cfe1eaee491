import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { send, talkOf } from "../../testing/talk";

const server = await startServer();

test("where the college allows no messages, nobody is told that the connection has ended", async () => {
  const { officer, hr, id, collegeId } = await talkOf(server);
  const { companies } = officer.api.po;
  const [connection] = ok(await companies.connections({ query: {} })).data.items;
  const params = { id: connection?.id ?? "" };
  ok(
    await companies.decide({ params, body: { status: "APPROVED", permissions: { chat: false } } }),
  );
  const kept = { state: "READ_ONLY", connected: true };
  for (const { api } of [officer, hr])
    expect(ok(await api.chat.read({ params: { id } })).data).toMatchObject(kept);
  const refused = [
    await send(hr, id, "Hello"),
    await hr.api.chat.open({ body: { withId: collegeId } }),
  ];
  for (const reply of refused) {
    const { status, body } = refusal(reply);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^The college allows no messages/),
    ]);
  }
  ok(await companies.decide({ params, body: { status: "DISCONNECTED" } }));
  expect(ok(await hr.api.chat.list({ query: {} })).data.items).toMatchObject([
    { connected: false },
  ]);
});
