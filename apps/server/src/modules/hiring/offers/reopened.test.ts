import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test.each([
  ["that its student knows", undefined, "EXTENDED"],
  ["that waits for the college", 1, "DRAFT"],
])(
  "an offer %s waits again also where an officer has brought its application back meanwhile",
  async (_, days, waits) => {
    const pair = await hiringPair(server);
    const student = await studentOf(server, pair);
    const first = (await openJob(server, pair, { title: "First" })).postingId;
    const second = (await openJob(server, pair, { title: "Second" })).postingId;
    const params = { id: (await offered(pair, (await applied(student, first)).id)).id };
    const { id } = await applied(student, second);
    const closed = (await offered(pair, id, 1_000_000, days)).id;
    const { offers } = student.api.student.hiring;
    ok(await offers.answer({ params, body: { command: "ACCEPT" } }));
    const { po } = pair.officer.api;
    const reason = "The other company has not sent its letter.";
    ok(await po.applications.reinstate({ params: { id }, body: { reason } }));
    const standing = async () =>
      ok(await po.offers.list({ query: {} })).data.items.find((offer) => offer.id === closed)
        ?.state;
    expect(await standing()).not.toBe(waits);
    const { command } = pair.hr.api.hr.offers;
    ok(await command({ params, body: { command: "REVOKE" } }));
    expect(await standing()).toBe(waits);
  },
);
