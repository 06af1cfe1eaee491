import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("a notice that stands for several leads to all of them, and to one where it is one", async () => {
  const pair = await hiringPair(server);
  const [first, second] = [await studentOf(server, pair), await studentOf(server, pair)];
  const told = async ({ api }: Pick<typeof first, "api">, type: string) => {
    const { items } = ok(await api.notifications.list({ query: {} })).data;
    return items.filter((each) => each.type === type).map(({ title, link }) => [title, link]);
  };
  const { jobId, postingId } = await openJob(server, pair, { title: "Analyst" });
  const hires = ["Kestrel Mobility hires: Analyst", `/student/jobs/${postingId}`];
  expect(await told(first, "posting.new")).toEqual([hires]);
  await openJob(server, pair, { title: "Tester" });
  const all = ["2 new jobs are open to you", "/student/jobs?tab=open"];
  expect(await told(first, "posting.new")).toEqual([all]);

  const { id } = await applied(first, postingId);
  const board = `/hr/jobs/${jobId}?tab=pipeline`;
  const [one] = await told(pair.hr, "application.new");
  expect(one?.[1]).toBe(`${board}&candidate=${id}`);
  await applied(second, postingId);
  expect(await told(pair.hr, "application.new")).toEqual([
    ["2 new applications for Analyst", board],
  ]);
});
