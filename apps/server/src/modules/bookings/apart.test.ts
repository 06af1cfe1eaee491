import { expect, test } from "vitest";
import { addRoom, hoursOf, requested } from "../../testing/bookings";
import { connect } from "../../testing/connect";
import { hiringPair } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);

test("a request of a company that has ended the connection is neither confirmed nor moved, in words for the college", async () => {
  const roomIds = [await addRoom(pair, "Seminar hall")];
  const { id } = await requested(pair, { dates: [hoursOf(server, 8)], roomIds });
  await connect(server, pair.officer, pair.hr, "DISCONNECTED");
  const { bookings } = pair.officer.api.po;
  const propose = { command: "COUNTER_PROPOSE", ...hoursOf(server, 9), roomIds } as const;
  for (const body of [{ command: "CONFIRM", choice: 0 } as const, propose]) {
    const { status, body: said } = refusal(await bookings.decide({ params: { id }, body }));
    expect([status, said.message]).toEqual([
      409,
      "This company is not connected to you, or you take no bookings from it.",
    ]);
  }
  ok(
    await bookings.decide({
      params: { id },
      body: { command: "DECLINE", reason: "OTHER", reasonText: "You have left us." },
    }),
  );
});
