import { test as base, expect } from "@playwright/test";
import { type Browser, type BrowserContext, launch, type Page } from "puppeteer-core";
import { keptSession, type Person } from "../fixtures/people";

export { expect };
export const address = process.env.FIREFOX_ADDRESS!;
export const password = "lantern-over-the-door";

/** The words on a page; between two pages there are none. */
export const words = (page: Page) => page.evaluate(() => document.body.innerText).catch(() => "");
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The path as the page itself has it: puppeteer does not follow one that was put aside. */
export const pathNow = (page: Page) => page.evaluate(() => window.location.pathname);

/** Waits until nothing is under way. Only such a page is put aside whole when it is left. */
export const rest = (page: Page) => page.waitForNetworkIdle({ concurrency: 0 });

/** Goes back as the page does it: puppeteer waits for a load, and a page that was put aside has none. */
export async function goBack(page: Page) {
  const left = "the page that is left";
  await page.evaluate((text) => document.documentElement.append(text), left);
  await page.evaluate(() => window.history.back());
  await expect
    .poll(() => page.evaluate(() => document.documentElement.textContent).catch(() => left))
    .not.toContain(left);
}

/** Waits until a page says something. */
export const says = (page: Page, text: string | RegExp) =>
  expect.poll(() => words(page)).toMatch(text);

/** Writes into a field by its name. */
export async function write(page: Page, name: string, text: string) {
  const field = await page.waitForSelector(`[name="${name}"]`);
  await field!.click({ count: 3 });
  await field!.type(text);
}

export async function press(page: Page, name: string) {
  const button = await page.waitForSelector(
    `::-p-xpath(//*[self::a or self::button][normalize-space(.)="${name}" or starts-with(normalize-space(.), "${name}")])`,
  );
  await button!.click();
}

/** Makes a fresh person of a scenario, with the cookie in this browser but nothing in its storage. */
export async function person(page: Page, name: string) {
  await page.goto(`${address}/mark.svg`);
  return page.evaluate(async (scenario) => {
    const reply = await fetch("/dev/scenario", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: scenario }),
    });
    return (await reply.json()) as Person;
  }, name);
}

/** Signs a fresh person of a scenario in. */
export async function enterAs(page: Page, name: string) {
  const made = await person(page, name);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, keptSession(made));
  return made;
}

interface Tabs {
  context: BrowserContext;
  page: Page;
}

// The names of Playwright's own fixtures are taken by a browser that is not started here.
export const test = base.extend<{ fox: Tabs }, { firefox: Browser }>({
  firefox: [
    async ({ headless }, provide) => {
      const browser = await launch({
        headless,
        browser: "firefox",
        executablePath: process.env.FIREFOX_PATH!,
      });
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  fox: async ({ firefox }, provide) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await provide({ context, page });
    await context.close();
  },
});
