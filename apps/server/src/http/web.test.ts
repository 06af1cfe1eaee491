import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../testing/start-server";

const web = mkdtempSync(join(tmpdir(), "toran-web-"));
afterAll(() => rmSync(web, { recursive: true, force: true }));
const files = {
  "index.html": "<!doctype html><html><title>shell</title>",
  "page-not-found/index.html": "<!doctype html><html><title>no page</title>",
  ".server/paths.json": JSON.stringify([
    "/",
    "/student/login",
    "/student/:type/havingissue",
    "/student/template/*",
  ]),
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(web, name, ".."), { recursive: true });
  writeFileSync(join(web, name), text);
}
const server = await startServer({ env: { WEB_DIST: web } });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.browser().send("GET", path, { headers });

test.each([
  "/",
  "/student/login",
  "/Student/Login/",
  "/student/login?next=/nope",
  "/student/otp/havingissue",
  "/student/template",
  "/student/template/swiss/a%0Ab",
])("a page of the web app is answered as one: %s", async (path) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).not.toHaveProperty("x-robots-tag");
});

test.each([
  "/nope",
  "/student",
  "/student/login/more",
  "/student/a/b/havingissue",
  "/student/templates",
  "/page-not-found",
  "/nope/%E0%A4%A",
  "/nope/%?next=%",
  "/profile/%",
])("where the web app has no page, the answer says so with the same page: %s", async (path) => {
  for (const theme of ["system", "dark"]) {
    const reply = await get(path, { cookie: `theme=${theme}` });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
    });
    expect(reply.payload).toContain(path === "/page-not-found" ? "no page" : "shell");
  }
  expect((await server.browser().send("HEAD", path)).statusCode).toBe(404);
});

test("an address of a call that cannot be read is answered as a call", async () => {
  const reply = await get("/api/students/%E0%A4%A");
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false });
});

test("what is built while the server runs is served: a file at once, a page with the end of its build", async () => {
  mkdirSync(join(web, "assets"), { recursive: true });
  expect((await get("/assets/late-12345678.js")).statusCode).toBe(404);
  writeFileSync(join(web, "assets/late-12345678.js"), "late");
  expect((await get("/assets/late-12345678.js")).payload).toBe("late");
  mkdirSync(join(web, "student/login"), { recursive: true });
  writeFileSync(join(web, "student/login/index.html"), "<!doctype html><html><title>late</title>");
  writeFileSync(join(web, "index.html.br"), "");
  expect((await get("/student/login")).payload).toContain("late");
});
