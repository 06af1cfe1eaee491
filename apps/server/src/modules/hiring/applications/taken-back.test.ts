import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { jobs } from "../tables";

const server = await startServer();
const pair = await hiringPair(server);
const { hr, officer } = pair;

async function inRound(title: string) {
  const one = await studentOf(server, pair);
  const { jobId, postingId } = await openJob(server, pair, { title });
  const { id } = await applied(one, postingId);
  for (const command of ["SHORTLIST", "ADVANCE"] as const)
    ok(await hr.api.hr.applications.move({ body: { ids: [id], command } }));
  return { one, id, jobId };
}

test("a move that is taken back leaves the wish to withdraw as it was", async () => {
  const { one, id, jobId } = await inRound("Undone");
  const closesAt = new Date(server.deps.now().getTime() - 1000);
  await server.db.update(jobs).set({ closesAt }).where(eq(jobs.id, jobId));
  const { askToWithdraw, read } = one.api.student.hiring.applications;
  ok(
    await askToWithdraw({
      params: { id },
      body: { reason: "I go on to study at another place." },
    }),
  );
  const turned = await hr.api.hr.applications.move({ body: { ids: [id], command: "REJECT" } });
  const wish = async () => ok(await read({ params: { id } })).data.withdrawal?.state;
  expect(await wish()).toBe("CLOSED");
  ok(await hr.api.hr.applications.undo({ params: { id: ok(turned).data.undoId ?? "" } }));
  expect(await wish()).toBe("OPEN");
});

test("a company is told that somebody is a candidate again, as it was that they were none", async () => {
  const { id } = await inRound("Released");
  const released = await officer.api.po.applications.move({
    body: { ids: [id], command: "RELEASE" },
  });
  ok(await officer.api.po.applications.undo({ params: { id: ok(released).data.undoId ?? "" } }));
  const { items } = ok(await hr.api.notifications.list({ query: { limit: 100 } })).data;
  const heard = items.map(({ title }) => title).filter((title) => title.includes("Released"));
  expect(heard.slice(0, 2)).toEqual([
    expect.stringContaining("is again a candidate for"),
    expect.stringContaining("is no longer a candidate for"),
  ]);
});
