import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { nextHour } from "../notifications/zone-time";

const server = await startServer();
const passTo = (hour: number) =>
  server.pass(
    nextHour(hour, "Asia/Kolkata", server.deps.now()).getTime() - Number(server.deps.now()),
  );

test("the morning's mail tells how two stand, not of a request that was taken back or answered in the night", async () => {
  const [takenBack, blocked, kept] = [
    await pairOf(server),
    await pairOf(server),
    await pairOf(server),
  ];
  passTo(23);
  const ask = async ({ hr, collegeId }: typeof kept) =>
    ok(await hr.api.hr.colleges.connect({ body: { collegeId, status: "PENDING" } })).data.id;
  const [first, second] = [await ask(takenBack), await ask(blocked), await ask(kept)];
  ok(
    await takenBack.hr.api.hr.colleges.decide({
      params: { id: first },
      body: { status: "WITHDRAWN" },
    }),
  );
  const { companies } = blocked.officer.api.po;
  ok(await companies.decide({ params: { id: second }, body: { status: "APPROVED" } }));
  ok(await companies.decide({ params: { id: second }, body: { status: "BLOCKED" } }));
  passTo(9);
  const told = async ({ email }: { email: string }) =>
    (await server.mails(email)).filter(({ text }) => /asks to connect|are connected/.test(text))
      .length;
  for (const { officer, hr } of [takenBack, blocked])
    expect([await told(officer), await told(hr)]).toEqual([0, 0]);
  expect(await told(kept.officer)).toBe(1);
});
