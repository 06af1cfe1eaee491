import { expect, test } from "vitest";
import { startServer } from "../../testing/start-server";
import { notify } from "./notify";
import { nextHour } from "./zone-time";

const server = await startServer();
const { db, deps } = server;

test("all that is due to somebody in an hour is one mail, however many others hear of the same", async () => {
  const now = deps.now();
  server.pass(nextHour(10, "Asia/Kolkata", now).getTime() - now.getTime());
  const people = await Promise.all([1, 2, 3].map(() => server.person("hr-ready")));
  // More than are looked at at once, and all at the hour of the digest.
  for (let many = 0; many < 100; many++)
    await db.transaction((tx) =>
      notify(tx, deps, {
        to: people.map(({ id }) => id),
        type: "application.new",
        title: `Student ${many} has applied`,
      }),
    );
  const morning = nextHour(8, "Asia/Kolkata", deps.now());
  server.pass(morning.getTime() - deps.now().getTime() + 1000);
  for (const { email } of people) {
    const mails = await server.mails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("100 things are new"),
    ]);
  }
});
