import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const question = {
  category: "BILLING",
  subject: "Our invoice",
  message: "The invoice of this year names the old address.",
} as const;

test.each([
  ["student", "student-ready"],
  ["po", "officer-ready"],
  ["po", "officer-unpaid"],
  ["hr", "hr-ready"],
] as const)(
  "a question asked as %s (%s) has a number, and nobody else sees it",
  async (area, who) => {
    const asker = await server.person(who);
    const { number } = ok(await asker.api[area].support.ask({ body: question })).data;
    ok(await asker.api[area].support.ask({ body: { ...question, subject: "And the last one" } }));
    const mine = ok(await asker.api[area].support.list()).data;
    expect(mine.map(({ subject, state }) => [subject, state])).toEqual([
      ["And the last one", "NEW"],
      ["Our invoice", "NEW"],
    ]);
    expect(mine[1]).toMatchObject({ ...question, number });
    const other = await server.person(who);
    expect(ok(await other.api[area].support.list()).data).toEqual([]);
    const short = refusal(
      await other.api[area].support.ask({ body: { ...question, message: "?" } }),
    );
    expect(short.errors).toHaveProperty("message");
  },
);
