import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { run } from "../db/run";
import { sweep } from "../jobs/sweep";
import { ok } from "../testing/ok";
import { pdf } from "../testing/section-cases";
import { startServer } from "../testing/start-server";
import { talkOf } from "../testing/talk";
import { filesOf } from "./keep";

const server = await startServer();
const { db, deps } = server;
const month = 31 * 24 * 60 * 60_000;
const filesOfUser = async (id: string) => (await filesOf(db, "user", id)).map(({ name }) => name);

/** Does the housekeeping, which is cut short wherever it takes a file out of the books. */
async function cutShort() {
  await run(db, sql`alter table gone_files rename to gone_files_away`);
  await sweep(deps).catch(() => undefined);
  await run(db, sql`alter table gone_files_away rename to gone_files`);
}

test("what was taken away or never sent leaves no file behind where forgetting it was cut short", async () => {
  const student = await server.person("student-new");
  const { education } = student.api.student.sections;
  const school = { kind: "SCHOOL", institution: "Breeks School", endYear: 2022 } as const;
  const { id } = ok(await education.create({ body: { ...school, file: pdf() } })).data;
  ok(await education.remove({ params: { id } }));
  const helped = new File(["%PDF-1.7"], "screen.pdf", { type: "application/pdf" });
  ok(await student.api.student.support.bring({ body: { file: helped } }));
  const { officer, id: talk } = await talkOf(server);
  const brought = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" });
  ok(await officer.api.chat.upload({ params: { id: talk }, body: { file: brought } }));
  expect(await filesOfUser(student.id)).toHaveLength(2);
  expect(await filesOfUser(officer.id)).toEqual(["plan.pdf"]);
  server.pass(month);
  await cutShort();
  await sweep(deps);
  expect([await filesOfUser(student.id), await filesOfUser(officer.id)]).toEqual([[], []]);
});
