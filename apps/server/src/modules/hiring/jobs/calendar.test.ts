import { addDays, collegeDay } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { sweep } from "../../../jobs/sweep";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);
const day = 24 * 60 * 60 * 1000;
const first = addDays(collegeDay(server.deps.now()), -1);
const query = { from: first, to: addDays(first, 40), sources: ["POSTING" as const] };

test("a job that was closed before its deadline has none, also once that day has passed", async () => {
  const student = await studentOf(server, pair);
  const closesAt = new Date(server.deps.now().getTime() + 3 * day).toISOString();
  const stops = await openJob(server, pair, { title: "Stops early", closesAt });
  const runs = await openJob(server, pair, { title: "Runs out", closesAt });
  for (const { postingId } of [stops, runs]) await applied(student, postingId);
  const command = (id: string, name: "CLOSE" | "COMPLETE") =>
    pair.hr.api.hr.jobs.command({ params: { id }, body: { command: name } });
  ok(await command(stops.jobId, "CLOSE"));
  const statuses = async () => {
    const { api } = pair.hr;
    const calendars = [
      await api.hr.calendar.list({ query }),
      await pair.officer.api.po.calendar.list({ query }),
      await student.api.student.calendar.list({ query }),
    ];
    return calendars.map((each) =>
      Object.fromEntries(
        ok(each).data.events.flatMap(({ title, status }) =>
          title.startsWith("Closes: ") ? [[title.split(/: |, /)[1], status]] : [],
        ),
      ),
    );
  };
  const told = { "Stops early": "CANCELLED", "Runs out": "CONFIRMED" };
  expect(await statuses()).toEqual([told, told, told]);
  server.pass(4 * day);
  await sweep(server.deps);
  expect(await statuses()).toEqual([told, told, told]);
  for (const { jobId } of [stops, runs]) ok(await command(jobId, "COMPLETE"));
  expect(await statuses()).toEqual([told, told, told]);
});
