import { expect, test } from "vitest";
import { codes, sessions } from "../modules/accounts/tables";
import { joinCollege } from "../testing/join-college";
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

test("where files are kept cannot be reached, the rest of the housekeeping is done all the same", async () => {
  const officer = await server.person("officer-ready");
  server.pass(year + 15 * day);
  const away = {
    ...server.deps.store,
    olderThan() {
      throw new Error("the bucket is away");
    },
  };
  await expect(sweep({ ...server.deps, store: away })).rejects.toMatchObject({
    errors: [new Error("the bucket is away")],
  });
  const { db } = server;
  const row = await db.query.users.findFirst({ where: (user, { eq }) => eq(user.id, officer.id) });
  expect(row?.mode).toBe("PAYMENTEXPIRY");
});

test("a suspension with a last day ends after it by itself, and one that was changed meanwhile is left alone", async () => {
  const officer = await server.person("officer-ready");
  const { students } = officer.api.po;
  const suspended = await server.person("student-ready");
  const lifted = await server.person("student-ready");
  for (const student of [suspended, lifted]) await joinCollege(server, student, officer);
  const until = new Date(server.deps.now().getTime() + 3 * day).toISOString().slice(0, 10);
  const reason = "Did not come to two interviews.";
  const query = { studentId: [suspended.id, lifted.id] };
  const set = (body: { status: "SUSPENDED" | "DEREGISTERED" | "ACTIVE"; until?: string }) =>
    students.setStatus({ query, body: { ...body, reason } });
  const yesterday = new Date(server.deps.now().getTime() - 2 * day).toISOString().slice(0, 10);
  expect(refusal(await set({ status: "SUSPENDED", until: yesterday })).errors).toHaveProperty(
    "until",
  );
  ok(await set({ status: "SUSPENDED", until }));
  const own = { studentId: [lifted.id] };
  ok(await students.setStatus({ query: own, body: { status: "ACTIVE" } }));
  ok(await students.setStatus({ query: own, body: { status: "SUSPENDED", reason } }));
  const statusOf = async ({ id }: { id: string }) =>
    ok(await students.read({ params: { id } })).data.status;
  expect((await statusOf(suspended)).until).toBeTruthy();
  await sweep(server.deps);
  expect((await statusOf(suspended)).value).toBe("SUSPENDED");
  server.pass(5 * day);
  await sweep(server.deps);
  await sweep(server.deps);
  const { po } = officer.api;
  ok(await po.auth.logIn({ body: { email: officer.email, password: "lantern-over-the-door" } }));
  expect(await statusOf(suspended)).toMatchObject({ value: "ACTIVE", until: null });
  expect((await statusOf(lifted)).value).toBe("SUSPENDED");
});
