import { type Placed, type Role, rolesOf } from "@toran/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import type { Browser } from "../testing/browser";
import { readyOf } from "../testing/people";
import { filled, isBlob, type NamedRow, rows } from "../testing/rows";
import { startServer } from "../testing/start-server";

const server = await startServer({ env: { LOG_LEVEL: "info" } });
const cases = Number(process.env["FUZZ_CASES"] ?? 20);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261);

const people = new Map<Role, Browser>();

/** Somebody who may call the row; somebody new when `again`, for what was sent may end a session. */
async function callerOf({ row }: NamedRow, again = false): Promise<Browser> {
  if (row.open) return server.browser();
  const [role = "STUDENT"] = row.roles ?? rolesOf[row.root];
  const known = people.get(role);
  if (known && !again) return known;
  const fresh = await server.person(readyOf[role]);
  people.set(role, fresh);
  return fresh;
}

const corpus = [
  "",
  " ",
  "'; drop table users; --",
  "a@b.co\r\nBcc: everyone@c.co",
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "../../../../etc/passwd",
  'line one\nline two\r{"level":30,"msg":"forged"}',
  "<script>alert(1)</script>",
  "\u0000",
  "\ud800",
  "‮gnp.exe",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "9".repeat(400),
  "é".repeat(5000),
  "[]",
  '["00000000-0000-0000-0000-000000000000"]',
  "true",
];
const hostile = fc.oneof(
  fc.constantFrom(...corpus),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.emailAddress(),
  fc.uuid(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.constantFrom(...corpus), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** The names a schema knows, so that what is generated reaches past the first check. */
function namesOf(schema: Placed["body"]): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as {
    properties?: object;
  };
  return Object.keys(properties);
}
const objectOf = (schema: Placed["body"]) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record(Object.fromEntries(namesOf(schema).map((name) => [name, hostile])), {
        requiredKeys: [],
      }),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  );

// Half of a pair cannot be written into an address.
const lone = /\p{Cs}/u;

function queryOf(value: unknown) {
  if (typeof value !== "object" || value === null) return "";
  const pairs = Object.entries(value).map(([name, each]: [string, unknown]) => {
    const text = typeof each === "string" ? each : JSON.stringify(each);
    return [name, lone.test(text ?? "") ? "odd" : (text ?? "")] as [string, string];
  });
  return `?${new URLSearchParams(pairs).toString()}`;
}

async function check(each: NamedRow, body: unknown, query: unknown) {
  const payload = each.method === "GET" ? undefined : JSON.stringify(body);
  const url = filled(each) + queryOf(query).slice(0, 6000);
  const send = async (again?: boolean) =>
    (await callerOf(each, again)).call(each.method, url, {
      ...(payload !== undefined && { payload, headers: { "content-type": "application/json" } }),
    });
  const first = await send();
  const reply = first.statusCode === 401 && !each.row.open ? await send(true) : first;
  const verdict = `${each.name}: ${reply.statusCode} ${reply.payload.slice(0, 200)}`;
  expect(verdict).toMatch(/: (2\d\d|4\d\d|501) /);
  if (isBlob(each.row) && reply.statusCode < 300) return;
  // 127: what is said to be JSON is JSON, in the charset it says.
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  const said = reply.json<{ success: boolean; message?: string; requestId?: string }>();
  expect(said.success).toBe(reply.statusCode < 300);
  if (reply.statusCode < 400) return;
  // 128: no stack, no query, no path, no version; one id to find the line by.
  expect(said.message).toBeTruthy();
  expect(said.requestId).toBe(reply.headers["x-request-id"]);
  expect(reply.payload).not.toMatch(
    /at \w+ \(|node_modules|\bselect \b|insert into|\/src\/|ZodError|Fastify|postgres/i,
  );
}

test.each(rows)(
  "123, 127, 128: $name answers whatever is sent with sense, and never with a fault",
  async (each) => {
    const wide = fc.asyncProperty(
      objectOf(each.row.body),
      objectOf(each.row.query),
      (body, query) => check(each, body, query),
    );
    await expect(
      fc.assert(wide, { numRuns: cases, seed, endOnFailure: true }),
    ).resolves.toBeUndefined();
  },
);

test("124: hostile text is stored and given back as text, and the log keeps one line for one event", async () => {
  const officer = await server.person("officer-ready");
  const { list, create } = officer.api.po.todos;
  const texts = corpus.filter(
    (each) => each.trim() && each.length <= 140 && !/\p{Cc}|\ud800/u.test(each),
  );
  for (const title of texts) await create({ body: { title, note: "two\nlines" } });
  const reply = await list();
  const titles = "data" in reply ? reply.data.map(({ title }) => title) : [];
  // 189: but for the marks that would turn the words beside them around.
  expect(titles).toEqual(texts.map((each) => each.replace("\u202E", "").trim()));
  for (const line of server.lines) {
    expect(line.trimEnd()).not.toContain("\n");
    expect(JSON.parse(line)).not.toMatchObject({ msg: "forged" });
  }
});

test("124: half a letter, which the database cannot keep in a list, is refused at its field", async () => {
  const { api } = await server.person("hr-ready");
  const body = { title: "Engineer", type: "FULL_TIME" as const, locations: ["Pune", "\ud83d"] };
  expect(await api.hr.jobs.create({ body })).toMatchObject({
    status: 400,
    body: { errors: { "locations.1": "Take out the characters that cannot be seen." } },
  });
});

const json = { "content-type": "application/json" };
const path = "/api/auth/student/login";
const sendText = (payload: string, headers: Record<string, string> = json) =>
  server.browser().send("POST", path, { payload, headers });

test.each([
  ["ten thousand levels", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ["ten thousand brackets", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ["half an object", '{"email":"a@b.co","password":'],
  ["NaN", '{"email":NaN}'],
  ["a list", "[]"],
  ["a number", "7"],
  ["text", '"text"'],
  ["huge numbers", `{"email":${"9".repeat(500)},"password":1e999}`],
  ["twice the same name", '{"email":"a@b.co","email":7,"password":"x"}'],
  ["prototype keys", '{"__proto__":{"email":"a@b.co"},"constructor":{"prototype":{"x":1}}}'],
])(
  "125: JSON of %s is refused, and the prototype of objects stays clean",
  async (_what, payload) => {
    const reply = await sendText(payload);
    expect(reply.statusCode).toBe(400);
    expect(
      ({} as { email?: string; x?: number }).email ?? ({} as { x?: number }).x,
    ).toBeUndefined();
  },
);

test("126: every path answers 405 and what it allows to a method it does not have", async () => {
  for (const each of rows) {
    const here = rows.filter(({ path: other }) => other === each.path).map(({ method }) => method);
    for (const method of ["PATCH", "HEAD", "OPTIONS", "GET", "POST", "PUT", "DELETE"].filter(
      (one) => !here.includes(one),
    )) {
      const reply = await server.browser().send(method, filled(each));
      const shadowed = rows.some(
        (other) =>
          other.method === method && other.path !== each.path && matches(other.path, filled(each)),
      );
      if (shadowed) continue;
      expect(`${method} ${each.path}: ${reply.statusCode}`).toBe(`${method} ${each.path}: 405`);
      for (const one of here) expect(reply.headers["allow"]).toContain(one);
    }
  }
});
const matches = (pattern: string, asked: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(asked);

test.each([
  ["text", { "content-type": "text/plain" }, 415],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["XML", { "content-type": "application/xml" }, 415],
  ["a method override", { ...json, "x-http-method-override": "DELETE" }, 401],
])("40: a state-changing call sent as %s is refused", async (_as, headers, status) => {
  const reply = await sendText('{"email":"a@b.co","password":"lantern"}', headers);
  expect(reply.statusCode).toBe(status);
});

test("a body above the limit is refused early", async () => {
  const reply = await sendText(`{"email":"${"a".repeat(1024 * 1024)}"}`);
  expect(reply.statusCode).toBe(413);
});
