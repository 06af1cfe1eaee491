import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const question = {
  category: "BILLING",
  subject: "Our invoice",
  message: "The invoice of this year names the old address.",
} as const;

test("a question that is sent again because its answer was lost has one number; an hour later it is another", async () => {
  const { support } = (await server.person("student-ready")).api.student;
  const ask = async () => ok(await support.ask({ body: question })).data.number;
  const numbers = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(numbers).size).toBe(1);
  expect(ok(await support.list()).data).toHaveLength(1);
  server.pass(60 * 60 * 1000);
  expect(await ask()).not.toBe(numbers[0]);
});

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
