import { expect, test } from "vitest";
import { addRoom, confirmed, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("a company that is blocked has no date at the college any more, and hears no reason of it", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const soon = await confirmed(pair, { dates: [hoursOf(server, 3)], roomIds });
  const come = await confirmed(pair, { dates: [hoursOf(server, 4)], roomIds });
  const moving = await confirmed(pair, { dates: [hoursOf(server, 15)], roomIds });
  const asked = await requested(pair, { dates: [hoursOf(server, 16)], roomIds });
  const offered = await confirmed(pair, { dates: [hoursOf(server, 17)], roomIds });
  const move = async (id: string, days: number) =>
    ok(
      await hr.api.hr.bookings.reschedule({
        params: { id },
        body: { dates: [hoursOf(server, days)] },
      }),
    );
  const proposed = await requested(pair, { dates: [hoursOf(server, 23)], roomIds });
  await move(moving.id, 18);
  await move(offered.id, 21);
  const propose = async (id: string, days: number) => {
    const body = { command: "COUNTER_PROPOSE" as const, ...hoursOf(server, days), roomIds };
    ok(await officer.api.po.bookings.decide({ params: { id }, body }));
  };
  await propose(offered.id, 22);
  await propose(proposed.id, 24);
  ok(
    await officer.api.po.bookings.decide({ params: { id: soon.id }, body: { command: "CANCEL" } }),
  );
  server.pass(Date.parse(come.startsAt ?? "") - server.deps.now().getTime() + 60_000);

  const { connections, decide } = officer.api.po.companies;
  const [connection] = ok(await connections({ query: {} })).data.items;
  const blocks = { status: "BLOCKED", reason: "FEES_OR_DEPOSIT_ASKED" } as const;
  ok(await decide({ params: { id: connection?.id ?? "" }, body: blocks }));
  const stateOf = async ({ id }: { id: string }) =>
    ok(await hr.api.hr.bookings.read({ params: { id } })).data.state;
  expect(await Promise.all([come, moving, asked, offered, proposed].map(stateOf))).toEqual([
    "CONFIRMED",
    "CANCELLED",
    "DECLINED",
    "CANCELLED",
    "WITHDRAWN",
  ]);
  const { items } = ok(await hr.api.notifications.list({ query: {} })).data;
  const told = items.filter(({ entity }) => entity?.id === moving.id);
  expect(told[0]?.title).toContain("has cancelled your booking");
  const [retracted] = items.filter(({ entity }) => entity?.id === proposed.id);
  expect(retracted?.title).toContain("takes back the time it offered");
  expect(items.map(({ title, body }) => `${title} ${body}`).join()).not.toMatch(/block|deposit/i);
});

test("a company that is blocked by its own id, and not by the connection, has no date any more either", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const booking = await confirmed(pair, { dates: [hoursOf(server, 3)], roomIds });
  const companyId = ok(await hr.api.hr.company.read()).data?.id ?? "";
  ok(await officer.api.po.companies.block({ body: { companyId } }));
  const { state } = ok(await hr.api.hr.bookings.read({ params: { id: booking.id } })).data;
  expect(state).toBe("CANCELLED");
});
