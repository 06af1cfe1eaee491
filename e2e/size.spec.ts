import type { Response } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures/people";

const budget = 100 * 1024;
const areaBudget = 150 * 1024;
// What no first page may bring along: the client, schemas, the socket, rich primitives, charts.
const late = /axios|ZodMini|socket\.io|DismissableLayer|recharts|hookform/i;

for (const area of ["student", "po", "hr"]) {
  test(`the log-in page of ${area} works on at most 100 KB of script in at most 6 requests`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const bodies: Promise<string>[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("response", (reply) => {
      if (reply.url().endsWith(".js")) bodies.push(reply.text());
    });
    // Nothing that only follows when the browser is idle counts.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`/${area}/login`);
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(bodies);
    const bytes = scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(bytes).toBeLessThan(budget);
    expect(scripts.filter((text) => late.test(text))).toEqual([]);
    expect(asked.filter((url) => !url.endsWith("mark.svg")).length).toBeLessThanOrEqual(6);
  });
}

test("a home that is opened cold works on at most 150 KB of script over the entry, in few files", async ({
  another,
  enterAs,
}) => {
  for (const [scenario, path] of [
    ["student-ready", "/student/skills"],
    ["officer-ready", "/po/home"],
    ["hr-ready", "/hr/home"],
  ] as const) {
    const page = await another();
    const scripts: Response[] = [];
    page.on("response", (reply) => {
      if (reply.url().endsWith(".js")) scripts.push(reply);
    });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await enterAs(scenario, page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // The channel comes a second after the area stands; on a slow machine that is before everything is there.
    const before = scripts.filter((reply) => !/(entry|realtime)-[^/]*$/.test(reply.url()));
    expect(before.length, path).toBeLessThanOrEqual(45);
    const texts = await Promise.all(before.map((reply) => reply.text()));
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(bytes, path).toBeLessThan(areaBudget);
    await page.close();
  }
});

test("179: two hundred changes of the page leave no more than 20 MB behind", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/home");
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return usedSize / 1024 / 1024;
  };
  const round = async () => {
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
  };
  for (let turn = 0; turn < 5; turn++) await round();
  const before = await heap();
  for (let turn = 0; turn < 100; turn++) await round();
  expect((await heap()) - before).toBeLessThan(20);
});
