import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { bodies, send, talkOf } from "../../testing/talk";
import { rename } from "../accounts/profile";
import { forgetWriter } from "./forget-writer";
import { chatReports } from "./tables";

const server = await startServer();
const { db } = server;

async function namedPair(...names: [string, string][]) {
  const talk = await talkOf(server);
  const ids: string[] = [];
  for (const [firstName, lastName] of names) {
    const colleague = await colleagueOf(server, talk.officer);
    await rename(db, colleague, { firstName, lastName });
    ids.push(colleague.id);
  }
  return { ...talk, ids };
}

test("who is forgotten goes by name out of what mentions them and of its report, and whoever is called much alike stays", async () => {
  const { officer, hr, id, ids } = await namedPair(["Ana", ""], ["Ana", "Roy"]);
  const said = ok(await send(hr, id, "Ask @Ana, or @Ana Roy.", { mentions: ids })).data;
  ok(await officer.api.chat.report({ params: { id: said.id }, body: { reason: "SPAM" } }));
  await db.transaction((tx) => forgetWriter(tx, { id: ids[0] ?? "" }));
  const left = "Ask @Somebody who left, or @Ana Roy.";
  expect(await bodies(officer, id)).toEqual([left]);
  const reports = await db.select().from(chatReports).where(eq(chatReports.messageId, said.id));
  expect(reports.map(({ body }) => body)).toEqual([left]);
});

test("of two of one name the one who stays is still mentioned", async () => {
  const { officer, hr, id, ids } = await namedPair(["Ana", "Roy"], ["Ana", "Roy"]);
  ok(await send(hr, id, "Ask @Ana Roy.", { mentions: ids }));
  await db.transaction((tx) => forgetWriter(tx, { id: ids[0] ?? "" }));
  expect(await bodies(officer, id)).toEqual(["Ask @Ana Roy."]);
});
