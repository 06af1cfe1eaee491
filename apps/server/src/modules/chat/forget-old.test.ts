import { limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filesOf } from "../../files/keep";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { send, talkOf } from "../../testing/talk";
import { forgetOldChat } from "./forget-old";
import { chatMessages, chatReports } from "./tables";

const server = await startServer();
const { db, deps } = server;

test("what a report keeps of a message is forgotten with it, and the closed conversation is still opened again", async () => {
  const { officer, hr, id } = await talkOf(server);
  const said = ok(await send(officer, id, "Pay 500 rupees to be seen.")).data;
  ok(await hr.api.chat.report({ params: { id: said.id }, body: { reason: "FEES_OR_DEPOSIT" } }));
  const kept = () => db.$count(chatReports, eq(chatReports.conversationId, id));
  const later = (after: number) => new Date(deps.now().getTime() + limits.chat.kept + after);
  await forgetOldChat(deps, later(-60_000));
  expect(await kept()).toBe(1);
  await forgetOldChat(deps, later(60_000));
  expect(await kept()).toBe(0);
  expect(ok(await officer.api.chat.review({ params: { id } })).data.state).toBe("OPEN");
});

test("a file is forgotten whose message was taken away by a server that died before it came to its files", async () => {
  const { officer, id } = await talkOf(server);
  const file = new File(["%PDF-1.7"], "salaries.pdf", { type: "application/pdf" });
  const brought = ok(await officer.api.chat.upload({ params: { id }, body: { file } })).data.id;
  const sent = ok(await send(officer, id, "By mistake", { attachments: [brought] })).data;
  await forgetOldChat(deps, deps.now());
  expect(await filesOf(db, "user", officer.id)).toHaveLength(1);
  await db.update(chatMessages).set({ deletedAt: deps.now() }).where(eq(chatMessages.id, sent.id));
  await forgetOldChat(deps, deps.now());
  expect(await filesOf(db, "user", officer.id)).toEqual([]);
});
