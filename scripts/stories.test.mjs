import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { freezeClock } from "../.storybook/frozen-clock.ts";
import { modes } from "../.storybook/modes.ts";

const RealDate = Date;
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.Date = RealDate;
});

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

function openedAt(href) {
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { userAgent: "Chrome" });
  vi.stubGlobal("location", { href });
  freezeClock();
}

test("every story is reviewed in light and dark, in the accent of each role", () => {
  const seen = Object.values(modes).map(({ theme, role }) => `${role} ${theme}`);
  expect(seen.sort()).toEqual([
    "hr dark",
    "hr light",
    "po dark",
    "po light",
    "student dark",
    "student light",
  ]);
});

test("the clock stands still where pictures are taken, and days can still be reckoned", () => {
  openedAt("http://localhost/iframe.html?chromatic=true");
  expect(Date.now()).toBe(new Date().getTime());
  expect(new Date().toDateString()).toBe("Fri Nov 13 2026");
  expect(new Date(2027, 0, 31).getDate()).toBe(31);
  expect(new Date("2026-11-13T12:00:00Z").toISOString()).toBe("2026-11-13T12:00:00.000Z");
  expect(new Date()).toBeInstanceOf(Date);
});

test("the clock goes on where people look at stories", () => {
  openedAt("http://localhost/iframe.html");
  expect(Date).toBe(RealDate);
});

test("the cloud is handed a build that says what each story is made of", () => {
  const { scripts } = read("../package.json");
  const { storybookBuildDir, onlyChanged } = read("../.storybook/chromatic.config.json");
  expect(onlyChanged).toBe(true);
  expect(scripts["storybook:build"]).toContain(`-o ${storybookBuildDir} `);
  expect(scripts["storybook:build"]).toContain("--stats-json");
});
