import { expect, test } from "vitest";
import { connect } from "../../../testing/connect";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { keepTime } from "./clock";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(server.deps.now().getTime() + days * day).toISOString();

test("a college is told when a company closes a job before its time or opens it again, and of a deadline once", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const { jobId, postingId } = await openJob(server, pair, {
    title: "Analyst",
    closesAt: inDays(2),
  });
  const told = async () => {
    const { items } = ok(await officer.api.notifications.list({ query: { limit: 100 } })).data;
    return items.map(({ title }) => title).filter((title) => title.includes("has"));
  };
  const posting = (command: "CLOSE" | "REOPEN") =>
    hr.api.hr.jobs.posting({ params: { id: postingId }, body: { command } });
  ok(await posting("CLOSE"));
  const closed = "Kestrel Mobility has closed Analyst";
  expect(await told()).toEqual([closed]);
  ok(await posting("REOPEN"));
  const again = "Kestrel Mobility has opened again Analyst";
  expect(await told()).toEqual([again, closed]);

  server.pass(3 * day);
  await keepTime(server.deps);
  const body = jobBody(server, { title: "Analyst", closesAt: inDays(10) });
  ok(await hr.api.hr.jobs.save({ params: { id: jobId }, body }));
  expect(await told()).toEqual(["Kestrel Mobility has changed Analyst", again, closed]);
});

test("a company that a college takes no more jobs from is not heard there, until it is heard again", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const student = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair, { title: "Tester" });
  await applied(student, postingId);
  const toldTo = async ({ api }: Pick<typeof student, "api">) =>
    ok(await api.notifications.list({ query: { limit: 100 } })).data.items.flatMap(({ title }) =>
      /^Kestrel Mobility has (?!sent)/.test(title) ? [title] : [],
    );
  const { posting, save, command } = hr.api.hr.jobs;
  const params = { id: postingId };
  const edit = (vacancies: number) =>
    save({ params: { id: jobId }, body: jobBody(server, { title: "Tester", vacancies }) });
  await connect(server, officer, hr, "DISCONNECTED");
  for (const each of ["PAUSE", "RESUME", "CLOSE", "REOPEN"] as const)
    ok(await posting({ params, body: { command: each } }));
  ok(await edit(4));
  expect([await toldTo(officer), await toldTo(student)]).toEqual([[], []]);
  await connect(server, officer, hr);
  ok(await edit(5));
  const changed = "Kestrel Mobility has changed Tester";
  expect([await toldTo(officer), await toldTo(student)]).toEqual([[changed], [changed]]);
  // That nothing comes of it any more concerns everybody.
  await connect(server, officer, hr, "DISCONNECTED");
  ok(await command({ params: { id: jobId }, body: { command: "CANCEL" } }));
  expect(await toldTo(officer)).toContain("Kestrel Mobility has cancelled Tester");
});
