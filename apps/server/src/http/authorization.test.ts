import { randomUUID } from "node:crypto";
import { roles, rolesOf, steps } from "@toran/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../modules/accounts/tables";
import { ok, refusal } from "../testing/ok";
import { beginnerOf, readyOf } from "../testing/people";
import { filled, rows } from "../testing/rows";
import { startServer } from "../testing/start-server";
import { forms } from "../testing/forms";

const server = await startServer();
const guarded = rows.filter(({ row }) => !row.open);
const allowed = ({ row }: (typeof rows)[number]) => row.roles ?? rolesOf[row.root];

const ready = {
  STUDENT: await server.person(readyOf.STUDENT),
  PLACEMENT_OFFICER: await server.person(readyOf.PLACEMENT_OFFICER),
  HUMAN_RESOURCE: await server.person(readyOf.HUMAN_RESOURCE),
};
const beginner = {
  STUDENT: await server.person(beginnerOf.STUDENT),
  PLACEMENT_OFFICER: await server.person(beginnerOf.PLACEMENT_OFFICER),
  HUMAN_RESOURCE: await server.person(beginnerOf.HUMAN_RESOURCE),
};

test("59: every guarded call refuses a stranger, and says nothing more", async () => {
  const stranger = server.browser();
  expect(guarded.length).toBeGreaterThan(100);
  for (const each of guarded) {
    const reply = await stranger.send(each.method, filled(each));
    expect([each.name, reply.statusCode, "data" in reply.json<object>()]).toEqual([
      each.name,
      401,
      false,
    ]);
  }
});

test.each(roles)("60: every call of another role refuses a %s", async (role) => {
  const foreign = guarded.filter((each) => !allowed(each).includes(role));
  expect(foreign.length).toBeGreaterThan(50);
  for (const each of foreign) {
    const reply = await ready[role].call(each.method, filled(each));
    expect([each.name, reply.statusCode, "data" in reply.json<object>()]).toEqual([
      each.name,
      403,
      false,
    ]);
  }
});

test.each(roles)(
  "52: every call for finished accounts refuses a %s at the first step, with the mode",
  async (role) => {
    const order: readonly string[] = steps[role];
    const later = guarded.filter((each) => {
      const { early, step } = each.row;
      return allowed(each).includes(role) && !early && (!step || order.indexOf(step) > 0);
    });
    expect(later.length).toBeGreaterThan(10);
    for (const each of later) {
      const reply = await beginner[role].call(each.method, filled(each));
      expect([each.name, reply.statusCode, reply.json<{ mode: string }>().mode]).toEqual([
        each.name,
        403,
        order[0],
      ]);
    }
  },
);

test("54: an officer whose plan has ended reads everything and changes nothing but the plan", async () => {
  const officer = await server.person("officer-unpaid");
  for (const each of guarded.filter((row) => allowed(row).includes("PLACEMENT_OFFICER"))) {
    const reply = await officer.call(each.method, filled(each));
    const held = each.method !== "GET" && !each.row.unpaid;
    expect([each.name, reply.statusCode === 402]).toEqual([each.name, held]);
    expect([each.name, reply.statusCode === 403]).toEqual([each.name, false]);
  }
  const refused = refusal(
    await officer.api.po.todos.create({ body: { title: "Call the companies" } }),
  );
  expect(refused.body.message).toContain("Your plan has ended");
  const billing = ok(
    await officer.api.po.billing.create({
      body: { planId: ok(await officer.api.po.billing.plans()).data[0]?.id ?? "" },
    }),
  ).data;
  expect(
    ok(await officer.api.po.billing.pay({ params: { id: billing.id }, body: {} })).data.mode,
  ).toBe("DASHBOARD");
  ok(await officer.api.po.todos.create({ body: { title: "Call the companies" } }));
});

test.each(["PLACEMENT_OFFICER", "HUMAN_RESOURCE"] as const)(
  "59, 76: a %s who may only look from now on reads everything, and changes only what is their own",
  async (role) => {
    const viewer = await server.person(readyOf[role]);
    await server.db.update(users).set({ rank: "VIEWER" }).where(eq(users.id, viewer.id));
    const writes = guarded.filter((each) => each.method !== "GET" && allowed(each).includes(role));
    for (const each of writes.filter(({ row }) => !row.own)) {
      const reply = await viewer.call(each.method, filled(each));
      expect([each.name, reply.statusCode]).toEqual([each.name, 403]);
    }
    const { po, hr } = viewer.api;
    const own = role === "HUMAN_RESOURCE" ? hr.todos : po.todos;
    ok(await own.create({ body: { title: "Read the list" } }));
  },
);

test("61: another method, another case or another slash opens nothing", async () => {
  const stranger = server.browser();
  for (const each of guarded) {
    const path = filled(each);
    const twists: [string, string][] = [
      ["HEAD", path],
      ["PATCH", path],
      ["OPTIONS", path],
      [each.method, `${path}/`],
      [each.method, path.replace("/api/", "//api/")],
      [each.method, path.toUpperCase()],
      [each.method, `${path}%00`],
    ];
    for (const [method, twisted] of twists) {
      const reply = await stranger.send(method, twisted);
      const verdict = `${method} ${twisted}: ${reply.statusCode}`;
      expect(verdict).toMatch(/: 4\d\d$/);
    }
  }
});

test("62: a to-do is read, changed and removed by its owner alone", async () => {
  const [mine, other] = [
    await server.person("officer-ready"),
    await server.person("officer-ready"),
  ];
  const todo = ok(await mine.api.po.todos.create({ body: { title: "Call Kestrel" } })).data;
  const params = { id: todo.id };
  expect(ok(await other.api.po.todos.list()).data).toEqual([]);
  expect(
    refusal(await other.api.po.todos.update({ params, body: { title: "Mine now" } })).status,
  ).toBe(404);
  expect(refusal(await other.api.po.todos.remove({ params })).status).toBe(404);
  expect(ok(await mine.api.po.todos.list()).data).toEqual([todo]);
});

test("62: an address and a payment belong to their college alone", async () => {
  const [mine, other] = [
    await server.person("officer-ready"),
    await server.person("officer-ready"),
  ];
  const address = ok(await mine.api.po.address.read({ query: { isBilling: true } })).data;
  const params = { id: address?.id ?? "" };
  expect(refusal(await other.api.po.address.update({ params, body: forms.address })).status).toBe(
    404,
  );
  const planId = ok(await mine.api.po.billing.plans()).data[0]?.id ?? "";
  const { id } = ok(await mine.api.po.billing.create({ body: { planId } })).data;
  expect(refusal(await other.api.po.billing.pay({ params: { id }, body: {} })).status).toBe(404);
  expect(
    refusal(await other.api.po.billing.update({ params: { id }, body: { planId } })).status,
  ).toBe(404);
  expect(ok(await mine.api.po.address.read({ query: { isBilling: true } })).data).toEqual(address);
});

test("63: two colleges see nothing of each other", async () => {
  const [one, two] = [await server.person("officer-ready"), await server.person("officer-ready")];
  ok(await one.api.po.college.saveInfo({ body: { ...forms.college, name: "MARKED COLLEGE" } }));
  ok(await one.api.po.todos.create({ body: { title: "MARKED TO-DO" } }));
  for (const each of guarded.filter(
    (row) => row.method === "GET" && allowed(row).includes("PLACEMENT_OFFICER"),
  )) {
    const reply = await two.call("GET", filled(each));
    expect([each.name, reply.payload.includes("MARKED")]).toEqual([each.name, false]);
  }
});

test("65: an id of any other shape is refused as unknown or wrong", async () => {
  const strange = [
    "7",
    "[1]",
    '{"a":1}',
    "' or 1=1 --",
    "x".repeat(5000),
    "%00",
    "../../etc/passwd",
    "ÄÖ",
    "null",
    "1e309",
  ];
  for (const each of rows.filter(({ path }) => path.includes("{id}"))) {
    const [role = "STUDENT"] = allowed(each);
    for (const id of strange) {
      const reply = await ready[role].call(each.method, filled(each, id));
      const verdict = `${each.name} with ${id.slice(0, 40)}: ${reply.statusCode}`;
      expect(verdict).toMatch(/: (400|404|414|415)$/);
    }
  }
});

test("65: an id in upper case names the same row", async () => {
  const { api } = await server.person("officer-ready");
  const todo = ok(await api.po.todos.create({ body: { title: "Call Kestrel" } })).data;
  ok(await api.po.todos.remove({ params: { id: todo.id.toUpperCase() } }));
  expect(ok(await api.po.todos.list()).data).toEqual([]);
});

const at = (key: string) => `/api/v1/utility/assets/private?key=${encodeURIComponent(key)}`;

test("67: a file is seen by its owner and their officers, and to everyone else its key names nothing", async () => {
  const student = await server.person("student-at-personal-doc");
  const pdf = new Blob(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], {
    type: "application/pdf",
  });
  const body = { ...forms.personalDocument, file: pdf };
  const { file } = ok(await student.api.student.personal.savePersonalDocument({ body })).data;
  const key = file?.key ?? "";
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const seen = await student.call("GET", at(key));
  expect(seen.statusCode).toBe(200);
  expect(seen.headers).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
  });
  expect(seen.headers["content-disposition"]).toMatch(/^attachment;/);
  for (const who of [ready.STUDENT, ready.PLACEMENT_OFFICER, ready.HUMAN_RESOURCE])
    expect((await who.call("GET", at(key))).statusCode).toBe(404);
  expect(
    (await server.browser().send("GET", `/api/v1/utility/assets/public?key=${key}`)).statusCode,
  ).toBe(404);
  for (const guessed of [
    // Another last digit, whatever it was.
    `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`,
    "../token-keys",
    `..%2f..%2f${key}`,
    `${key}/..`,
    ".",
    "\u0000",
  ])
    expect([400, 404]).toContain((await student.call("GET", at(guessed))).statusCode);
  ok(await student.api.student.personal.savePersonalDocument({ body }));
  expect((await student.call("GET", at(key))).statusCode).toBe(404);
});

test("71: fields that are nobody's to send change nothing", async () => {
  const officer = await server.person("officer-ready");
  const extra = {
    role: "STUDENT",
    collegeId: randomUUID(),
    ownerId: ready.HUMAN_RESOURCE.id,
    createdBy: ready.HUMAN_RESOURCE.id,
    id: randomUUID(),
    isPlaced: true,
    mode: "PAYMENT",
    planId: randomUUID(),
    price: 0,
    verified: true,
    createdAt: "2001-01-01T00:00:00.000Z",
  };
  const text = `{"title":"Call Kestrel","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(extra).slice(1)}`;
  const headers = { "content-type": "application/json" };
  const added = await officer.call("POST", "/api/v1/placement-officer/todolist", {
    headers,
    payload: text,
  });
  expect(added.statusCode).toBe(200);
  const [todo] = ok(await officer.api.po.todos.list()).data;
  expect(todo).toMatchObject({ title: "Call Kestrel", createdBy: officer.id });
  expect(todo?.id).not.toBe(extra.id);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  const settings = { firstName: "Meera", ...extra };
  await officer.call("PUT", "/api/v1/placement-officer/account-settings", { payload: settings });
  expect(ok(await officer.api.po.profile.userData()).data.data).toMatchObject({
    id: officer.id,
    mode: "DASHBOARD",
    firstName: "Meera",
  });
});

test("72: a query parameter that is there twice is refused where one is meant", async () => {
  const reply = await server.browser().send("GET", "/api/v1/utility/cities?search=a&search=b");
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ errors: { search: expect.any(String) } });
});
