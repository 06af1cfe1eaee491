import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const { note, read } = pair.hr.api.hr.applications;

test("a note whose answer was lost stands once, however often it is sent, and counts once in the rating", async () => {
  const { postingId } = await openJob(server, pair);
  const params = { id: (await applied(await studentOf(server, pair), postingId)).id };
  const add = async (text: string, rating: number) =>
    ok(await note({ params, body: { text, rating } }));
  await add("Knows the trains by heart.", 4);
  await Promise.all(Array.from({ length: 3 }, () => add("Was late, and said nothing.", 1)));
  const { notes, rating } = ok(await read({ params })).data;
  expect([notes.length, rating]).toEqual([2, 2.5]);
  // What happens again can be noted again.
  server.pass(2 * 60 * 60 * 1000);
  await add("Was late, and said nothing.", 1);
  expect(ok(await read({ params })).data.notes).toHaveLength(3);
});
