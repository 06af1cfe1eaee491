import { addDays, collegeDay, collegeZone, momentAt } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { sweep } from "../../../jobs/sweep";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const today = collegeDay(server.deps.now());
const at = (days: number, time: string) =>
  momentAt({ day: addDays(today, days), time }, collegeZone).toISOString();
const waitFor = (moment: string) => server.pass(Date.parse(moment) - server.deps.now().getTime());

test("a mail that waits for the morning says of no job that it closes soon that has closed, or that was applied to", async () => {
  const [late, done] = [await studentOf(server, pair), await studentOf(server, pair)];
  await openJob(server, pair, { title: "Closes at night", closesAt: at(3, "00:30") });
  const stays = await openJob(server, pair, {
    title: "Closes in the evening",
    closesAt: at(3, "22:35"),
  });
  waitFor(at(2, "22:40"));
  await sweep(server.deps);
  await applied(done, stays.postingId);
  waitFor(at(3, "07:01"));
  const mailed = async ({ email }: { email: string }) =>
    (await server.mails(email)).map(({ subject, text }) => `${subject} ${text}`).join();
  expect(await mailed(late)).toContain("are left to apply: Closes in the evening");
  expect(await mailed(late)).not.toContain("are left to apply: Closes at night");
  expect(await mailed(done)).not.toContain("are left to apply");
});

test("the mail of the morning after tells of no job that was applied to, or closed, since it opened", async () => {
  const [waits, done] = [await studentOf(server, pair), await studentOf(server, pair)];
  waitFor(at(4, "10:00"));
  const { postingId } = await openJob(server, pair, { title: "Applied to" });
  await applied(done, postingId);
  waitFor(at(4, "11:00"));
  const closed = await openJob(server, pair, { title: "Closed by then" });
  const params = { id: closed.postingId };
  const body = { command: "CLOSE", reason: "It is filled." } as const;
  ok(await pair.hr.api.hr.jobs.posting({ params, body }));
  waitFor(at(5, "08:01"));
  const mailed = async ({ email }: { email: string }) =>
    (await server.mails(email)).map(({ subject, text }) => `${subject} ${text}`).join();
  expect(await mailed(waits)).toContain("hires: Applied to");
  expect(await mailed(waits)).not.toContain("Closed by then");
  expect(await mailed(done)).not.toContain("hires:");
});
