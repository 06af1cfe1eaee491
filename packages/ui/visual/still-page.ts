import { type Page, test as base } from "@playwright/test";

/** One tab for all stories of a worker: what a story needs is fetched and compiled once. */
export const test = base.extend<object, { still: Page }>({
  still: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        deviceScaleFactor: 1,
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
        reducedMotion: "reduce",
      });
      await context.addInitScript(() => localStorage.clear());
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});
