import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { send, talkOf } from "../../testing/talk";
import { namesOf } from "../accounts/profile";
import { nextHour } from "../notifications/zone-time";

const server = await startServer();
const passTo = (hour: number) =>
  server.pass(
    nextHour(hour, "Asia/Kolkata", server.deps.now()).getTime() - Number(server.deps.now()),
  );

test("who was mentioned in the night is not mailed of words that are gone by the morning, nor of those that name them no longer", async () => {
  const { officer, hr, id } = await talkOf(server);
  passTo(23);
  const name = (await namesOf(server.db, [hr.id])).get(hr.id) ?? "";
  const body = `Can you look, @${name}?`;
  const mention = async () => ok(await send(officer, id, body, { mentions: [hr.id] })).data.id;
  const [gone, changed, kept] = [await mention(), await mention(), await mention()];
  ok(await officer.api.chat.remove({ params: { id: gone } }));
  ok(
    await officer.api.chat.edit({
      params: { id: changed },
      body: { body: "Can you look?", mentions: [] },
    }),
  );
  passTo(9);
  const mails = (await server.mails(hr.email)).filter(({ text }) => text.includes("mentions you"));
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text;
  const placeOf = async (of: string) =>
    ok(await officer.api.chat.messages({ params: { id }, query: {} })).data.items.find(
      (each) => each.id === of,
    )?.place;
  expect(text).toContain(`?at=${await placeOf(kept)}`);
  expect(text).not.toContain(`?at=${await placeOf(gone)}`);
  expect(text).not.toContain(`?at=${await placeOf(changed)}`);
});
