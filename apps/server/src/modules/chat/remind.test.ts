import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { send, talkOf } from "../../testing/talk";
import { remindOfUnread } from "./remind";

const server = await startServer();

test("a company that was blocked meanwhile is told of no message of a college that is not there for it", async () => {
  const { officer, hr, id, companyId } = await talkOf(server);
  ok(await send(hr, id, "May we come on Friday?"));
  ok(await send(officer, id, "We do not think so."));
  ok(await officer.api.po.companies.block({ body: { companyId } }));
  expect(refusal(await hr.api.chat.read({ params: { id } })).status).toBe(404);
  server.pass(limits.chat.remindAfter + 60_000);
  await remindOfUnread(server.deps);
  const told = async ({ api }: typeof hr) =>
    ok(await api.notifications.list({ query: {} })).data.items.map(({ type }) => type);
  expect(await told(hr)).not.toContain("chat.unread");
  // The college reads on.
  expect(await told(officer)).toContain("chat.unread");
});
