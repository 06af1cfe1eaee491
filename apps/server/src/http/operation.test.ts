import { mkdirSync, writeFileSync } from "node:fs";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { api, roots, rowsOf } from "@toran/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { demo } from "../testing/environments";
import { ok } from "../testing/ok";
import { password } from "../testing/sign-up";
import { startServer } from "../testing/start-server";

const server = await startServer();

/** A built web app of a few files, served by a server in production. */
async function served() {
  const live = await startServer({ env: demo });
  const web = live.config.WEB_DIST ?? "";
  const files = {
    "index.html": "<!doctype html><title>shell</title>",
    "student/login/index.html": "<!doctype html><html><title>student log-in</title>",
    "assets/app-1a2b3c4d.js": "export {}",
    "assets/app-1a2b3c4d.js.map": "{}",
    "assets/worker-1a2b3c4d.js": "export {}",
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ".env": "SECRET=1",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(web, name, ".."), { recursive: true });
    writeFileSync(join(web, name), text);
  }
  return startServer({ env: { ...demo, WEB_DIST: web } });
}
const live = await served();
const get = (path: string, headers: Record<string, string> = {}) =>
  live.browser().send("GET", path, { headers });

test("203: every answer carries the headers that protect it", async () => {
  for (const path of [
    "/",
    "/student/login",
    "/assets/app-1a2b3c4d.js",
    "/api/v1/student/user-data",
    "/api/nothing",
    "/health/live",
  ]) {
    const { headers } = await get(path);
    expect(headers["content-security-policy"]).toMatch(
      /object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    );
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": expect.stringContaining("max-age=63072000"),
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});

const policyOf = async (path: string) =>
  (await get(path)).headers["content-security-policy"] as string;

test("188: only what a worker runs may be WebAssembly, never what a page runs", async () => {
  expect(await policyOf("/assets/worker-1a2b3c4d.js")).toContain("'wasm-unsafe-eval'");
  for (const path of ["/", "/student/login", "/assets/app-1a2b3c4d.js", "/health/live"])
    expect(await policyOf(path)).not.toContain("unsafe-eval");
});

test("203: only an origin that was named may call from elsewhere", async () => {
  const open = await startServer({ env: { ALLOWED_ORIGINS: "https://app.example.edu" } });
  const from = async (origin: string) =>
    (await open.browser().send("GET", "/health/live", { headers: { origin } })).headers[
      "access-control-allow-origin"
    ];
  expect(await from("https://app.example.edu")).toBe("https://app.example.edu");
  expect(await from("https://elsewhere.example")).toBeUndefined();
});

test("204: what is private is never kept by a cache", async () => {
  for (const { row } of rowsOf(api).slice(0, 60)) {
    const [method, path] = row.route.split(" ") as [string, string];
    const reply = await server.browser().send(method, roots[row.root] + path);
    expect([row.route, reply.headers["cache-control"]]).toEqual([row.route, "no-store"]);
  }
});

test("the document is asked for anew each time, a hashed file once a year, and a prepared page wins over the shell", async () => {
  expect((await get("/student/login")).payload).toContain("student log-in");
  const shell = await get("/po/settings/account");
  expect(shell.payload).toContain("shell");
  expect(shell.headers["cache-control"]).toBe("no-cache");
  expect((await get("/assets/app-1a2b3c4d.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
});

const themed = async (cookie: string) => (await get("/student/login", { cookie })).payload;

test("a page comes in the theme that its reader has chosen, and a cookie that says anything else is not believed", async () => {
  expect(await themed("a=b; theme=dark")).toContain('<html data-theme="dark"');
  expect(await themed("theme=light")).toContain('<html data-theme="light"');
  for (const cookie of [
    "",
    "theme=system",
    'theme="><script>',
    "theme=darkest",
    "other_theme=dark",
  ])
    expect(await themed(cookie)).not.toContain("data-theme");
});

test("a long answer comes packed for who unpacks it, and a short one as it is", async () => {
  const officer = await server.person("officer-in-season");
  const ask = (path: string, encoding: string) =>
    officer.call("GET", path, { headers: { "accept-encoding": encoding } });
  const list = `${roots.po}/student-info`;
  const [plain, packed] = await Promise.all([ask(list, "identity"), ask(list, "br, gzip")]);
  expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([
    undefined,
    "accept-encoding",
  ]);
  expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual([
    "gzip",
    "accept-encoding",
  ]);
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const short = await ask(`${list}?limit=1`, "gzip");
  expect(short.headers).not.toHaveProperty("content-encoding");
});

test("205: dot files, source maps, listings, documents and development calls are not there in production", async () => {
  const hidden = [
    "/.env",
    "/assets/app-1a2b3c4d.js.map",
    "/assets/",
    "/assets/gone-1a2b3c4d.js",
    "/api/docs",
    "/api/openapi.json",
    "/dev/outbox",
    "/metrics",
    "/%2e%2e/package.json",
    "/..%2f..%2fetc%2fpasswd",
  ];
  for (const path of hidden) {
    const reply = await get(path);
    const answered = `${path}: ${reply.statusCode === 404 || reply.payload.includes("<title>shell")}`;
    expect(answered).toBe(`${path}: true`);
    expect(reply.payload).not.toMatch(/SECRET|openapi|root:/);
  }
  expect(
    (await live.browser().send("POST", "/dev/scenario", { payload: { name: "student-ready" } }))
      .statusCode,
  ).toBe(404);
  const { headers } = await get("/");
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("131: production mounts the calls of the table, and no others", () => {
  const wanted = new Set(
    rowsOf(api).map(({ row }) => row.route.replace(" ", ` ${roots[row.root]}`)),
  );
  const printed = live.app.mounted.map(
    ({ method, url }) => `${method} ${url.replace(/:(\w+)/g, "{$1}")}`,
  );
  expect(printed.filter((route) => route.includes("/api/")).toSorted()).toEqual(
    [...wanted].toSorted(),
  );
  const pages = [
    "/profile",
    "/profile/*",
    "/profile/{slug}",
    "/profile/{slug}/",
    "/profile/{slug}/picture.png",
    "/profile/{slug}/resume",
    "/profile/{slug}/resume/",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap/{name}.xml",
  ];
  const others = ["/calendar/{file}", "/health/live", "/health/ready"];
  expect(printed.filter((route) => !route.includes("/api/")).toSorted()).toEqual([
    ...[...others, ...pages].map((path) => `GET ${path}`),
    ...pages.map((path) => `HEAD ${path}`),
  ]);
});

test.each([
  [
    "two lengths",
    "POST /api/auth/student/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  [
    "a broken chunk",
    "POST /api/auth/student/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    400,
  ],
  ["no HTTP", "hello there\r\n\r\n", 400],
  ["a huge header", `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("206: a request of %s is refused, and the connection closed", async (_what, text, status) => {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (part) => (heard += part.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("208: what matters to security is one line each, with who and where, and without secrets", async () => {
  const officer = await server.person("officer-ready");
  await officer.api.po.auth.logIn({
    body: { email: officer.email, password: "a wrong guess\n{}" },
  });
  await officer.call("GET", "/api/v1/student/user-data");
  ok(await officer.api.po.auth.endSessions());
  ok(await officer.api.po.auth.logOut());
  const events = server.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => "security" in line);
  const of = (name: string) => events.filter((line) => line["security"] === name);
  expect(of("signed-in").at(-1)).toMatchObject({
    actor: officer.id,
    tenant: expect.any(String),
    reqId: expect.any(String),
  });
  expect(of("log-in-refused")).toHaveLength(1);
  expect(of("call-refused").at(-1)).toMatchObject({ actor: officer.id, call: "GET /user-data" });
  expect(of("sessions-ended").at(-1)).toMatchObject({ actor: officer.id });
  expect(of("signed-out")).not.toHaveLength(0);
  for (const secret of [password, "a wrong guess", officer.token ?? "none"])
    expect(server.lines.join("")).not.toContain(secret);
});

test("a page, and a file that is missing, are a line in the log; the files of a page are none", async () => {
  const before = live.lines.length;
  const asked = ["/student/login", "/assets/app-1a2b3c4d.js", "/assets/gone-1a2b3c4d.js"];
  for (const path of asked) await get(path);
  const told = live.lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map(({ path, status }) => [path, status])).toEqual([
    ["/student/login", 200],
    ["/assets/gone-1a2b3c4d.js", 404],
  ]);
});

test("209: a fault inside a call is one line in the log and a general answer, and the server goes on", async () => {
  const officer = await server.person("officer-ready");
  const { now } = server.deps;
  server.deps.now = () => {
    throw new Error("a clock that has stopped, in /src/secret/path");
  };
  const reply = await officer.call("GET", "/api/v1/placement-officer/user-data");
  server.deps.now = now;
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    success: false,
    message: "An error occurred on the server.",
    requestId: expect.any(String),
  });
  expect(server.lines.filter((line) => line.includes("a clock that has stopped"))).toHaveLength(1);
  expect((await officer.call("GET", "/api/v1/placement-officer/user-data")).statusCode).toBe(200);
});

test("20, 208: a query that fails does not put its values into the log", async () => {
  const secret = "493827";
  const failing = server.db.execute(sql`select ${secret}::text from a_table_that_is_not_there`);
  const fault: unknown = await failing.catch((error: unknown) => error);
  expect(String(fault)).toContain(secret);
  server.deps.log.error({ err: fault }, "a call failed");
  expect(server.lines.at(-1)).toContain("a_table_that_is_not_there");
  expect(server.lines.at(-1)).toContain("42P01");
  expect(server.lines.at(-1)).not.toContain(secret);
});
