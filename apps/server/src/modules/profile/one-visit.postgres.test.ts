import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import { connect } from "../../testing/connect";
import { joinCollege } from "../../testing/join-college";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("the parts of a page that are asked for at once are one visit", async () => {
  const student = await server.person("student-ready");
  const officer = await server.person("officer-ready");
  const hr = await server.person("hr-ready");
  await joinCollege(server, student, officer);
  await connect(server, officer, hr);
  const { profile, trust } = student.api.student;
  ok(await profile.setVisibility({ body: { level: "CONNECTED_COMPANIES" } }));
  const slug = ok(await profile.slug()).data.slug ?? "";
  const { sections } = hr.api.student;
  const asked = { params: { slug } };
  const busy = await server.database.pool.connect();
  await busy.query("begin");
  await busy.query("lock table openings in exclusive mode");
  const parts = [sections.projects.bySlug(asked), sections.experiences.bySlug(asked)];
  await waits(server, 2);
  await busy.query("commit");
  busy.release();
  const [projects, experiences] = await Promise.all(parts);
  expect([projects, experiences].some((reply) => isFailure(reply))).toBe(false);
  expect(ok(await trust.accessLog()).data.items).toHaveLength(1);
});
