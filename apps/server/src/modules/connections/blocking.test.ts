import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("a college blocks a company that it has nothing with, once, and lifts it by asking", async () => {
  const { companyId, collegeId, officer, hr } = await pairOf(server);
  const { block, connect } = officer.api.po.companies;
  const asked = { body: { companyId, reason: "UNVERIFIED_COMPANY" } } as const;
  const blocked = ok(await block(asked)).data;
  expect(blocked).toMatchObject({
    status: "BLOCKED",
    reason: "UNVERIFIED_COMPANY",
    dueAt: null,
    history: [{ status: "BLOCKED", by: "COLLEGE" }],
  });
  expect(refusal(await block(asked)).status).toBe(409);
  const { colleges } = hr.api.hr;
  expect(refusal(await colleges.read({ params: { id: collegeId } })).status).toBe(404);
  expect(refusal(await colleges.connect({ body: { collegeId, status: "PENDING" } })).status).toBe(
    404,
  );
  const lifted = ok(await connect({ body: { companyId, status: "PENDING" } })).data;
  expect([lifted.id, lifted.status]).toEqual([blocked.id, "PENDING"]);
  expect(JSON.stringify(ok(await colleges.connections({})).data.items)).not.toContain("BLOCKED");
});

test("a company that asks to connect is blocked by its own id as well", async () => {
  const { companyId, collegeId, officer, hr } = await pairOf(server);
  ok(await hr.api.hr.colleges.connect({ body: { collegeId, status: "PENDING" } }));
  const { data } = ok(await officer.api.po.companies.block({ body: { companyId } }));
  expect([data.status, data.reason]).toEqual(["BLOCKED", "UNSPECIFIED"]);
});

test("to block is for officers of a college alone, and for a company that there is", async () => {
  const { companyId, officer, hr } = await pairOf(server);
  const body = { companyId };
  const { block } = officer.api.po.companies;
  expect(refusal(await hr.api.po.companies.block({ body })).status).toBe(403);
  expect(refusal(await server.browser().api.po.companies.block({ body })).status).toBe(401);
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect(refusal(await block({ body: { companyId: nobody } })).status).toBe(404);
  const wrong = refusal(await block({ body: { companyId: "kestrel" } }));
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["companyId"]]);
});
