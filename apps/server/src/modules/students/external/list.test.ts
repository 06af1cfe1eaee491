import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import { hiringPair, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { pdf } from "../../../testing/section-cases";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("what officers have recorded is listed apart from what students have sent, the newest first, a page at a time", async () => {
  const pair = await hiringPair(server);
  const { officer, hr } = pair;
  const [first, second, sender] = [
    await studentOf(server, pair),
    await studentOf(server, pair),
    await studentOf(server, pair),
  ];
  for (const { id } of [first, second])
    ok(
      await officer.api.po.students.placeWithProof({
        params: { id },
        body: { company: "Listed Foods", role: "Engineer", ctc: 900_000, proof: pdf() },
      }),
    );
  const told = { company: "Listed Foods", role: "Engineer", ctc: 900_000, source: "PPO" as const };
  const sending = { ...told, joiningDate: "2027-07-01", proof: pdf() };
  ok(await sender.api.student.hiring.externalOffers.send({ body: sending }));
  const { list, export: sheet } = officer.api.po.externalOffers;
  const query = { by: "OFFICER" as const, search: "listed foods" };
  const page = ok(await list({ query: { ...query, limit: 1 } })).data;
  expect(page).toMatchObject({ items: [{ studentId: second.id, sentAt: null }], total: 2 });
  const rest = ok(await list({ query: { ...query, next: page.next ?? "" } })).data;
  expect(rest.items.map(({ studentId }) => studentId)).toEqual([first.id]);
  // The company and the student, as a sheet has them or the other way round.
  const own = ok(await list({ query: { search: "foods listed" } })).data;
  expect(own.items.map(({ studentId }) => studentId)).toEqual([sender.id]);
  const file = await sheet({ query: { ...query, format: "csv" } });
  if (isFailure(file)) throw new Error(file.message);
  expect((await file.text()).trim().split("\n")).toHaveLength(3);
  const stranger = await server.person("officer-ready");
  expect(ok(await stranger.api.po.externalOffers.list({ query })).data.items).toEqual([]);
  const wrong = refusal(await list({ query: { by: "NOBODY" as "OFFICER" } }));
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["by"]]);
  const path = "/api/v1/placement-officer/external-offers?by=OFFICER";
  expect((await server.browser().send("GET", path)).statusCode).toBe(401);
  expect((await hr.call("GET", path)).statusCode).toBe(403);
  expect((await sender.call("GET", path)).statusCode).toBe(403);
});
