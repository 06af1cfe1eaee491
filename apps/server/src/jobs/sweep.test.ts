import { expect, test } from "vitest";
import { codes, sessions } from "../modules/accounts/tables";
import { ok, refusal } from "../testing/ok";
import { startServer } from "../testing/start-server";
import { sweep } from "./sweep";

const server = await startServer();
const day = 24 * 60 * 60_000;
const year = 365 * day;

test("a college whose plan has ended is paused only after the grace of fourteen days, and paying lets everyone back in", async () => {
  const officer = await server.person("officer-ready");
  const { po } = officer.api;
  server.pass(year + 13 * day);
  await sweep(server.deps);
  const modeOf = async () => {
    const { db } = server;
    return (await db.query.users.findFirst({ where: (user, { eq }) => eq(user.id, officer.id) }))
      ?.mode;
  };
  expect(await modeOf()).toBe("DASHBOARD");
  server.pass(2 * day);
  await sweep(server.deps);
  await sweep(server.deps);
  expect(await modeOf()).toBe("PAYMENTEXPIRY");
  ok(await po.auth.logIn({ body: { email: officer.email, password: "lantern-over-the-door" } }));
  expect(refusal(await po.todos.create({ body: { title: "Call Kestrel" } })).status).toBe(402);
  const planId = ok(await po.billing.plans()).data[0]?.id ?? "";
  const { id } = ok(await po.billing.create({ body: { planId } })).data;
  expect(ok(await po.billing.pay({ params: { id }, body: {} })).data.mode).toBe("DASHBOARD");
  await sweep(server.deps);
  expect(await modeOf()).toBe("DASHBOARD");
});

test("what has long run out is forgotten", async () => {
  const student = await server.person("student-ready");
  ok(await server.browser().api.student.auth.logInByOtp({ body: { email: student.email } }));
  server.pass(91 * day);
  await sweep(server.deps);
  expect(await server.db.select().from(codes)).toEqual([]);
  expect(await server.db.select().from(sessions)).toEqual([]);
});
