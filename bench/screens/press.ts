import type { Page } from "playwright-core";
import { enterScreen, menuOf } from "./walk";

/** What a screen was seen to take. */
export interface Seen {
  where: string;
  /** Milliseconds from each press to its paint. */
  presses: number[];
  /** Those of tasks that took over 50. */
  tasks: number[];
}

/** Presses on every screen of the menu what many screens have: its entry, its tabs, its filters, its search. */
export async function pressAll(page: Page) {
  const seen: Seen[] = [];
  const look = async (where: string) => {
    await page.waitForLoadState("networkidle");
    const since = await page.evaluate<Omit<Seen, "where">>("sinceThen()");
    seen.push({ where, ...since });
  };
  const menu = await menuOf(page);
  // As slow as it is now, each has been seen once before it counts.
  for (const href of menu) await enterScreen(page, href);
  await page.evaluate("sinceThen()");
  for (const href of menu) {
    await enterScreen(page, href);
    await look(href);
    const names = await page.locator("main [role=tab]").allInnerTexts();
    // The first one is open already; what one shows may have tabs of its own, or none.
    for (const name of names.slice(1)) {
      const tab = page.locator("main").getByRole("tab", { name, exact: true });
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await look(`${href}, ${name}`);
    }
    await enterScreen(page, href);
    const filter = page.locator("main").getByRole("button", { name: "Add filter" });
    if (await filter.isVisible()) {
      await filter.click();
      await page.keyboard.press("Escape");
      await look(`${href}, its filters`);
    }
    const search = page.locator("main input[type=search]").first();
    if (await search.isVisible()) {
      await search.pressSequentially("an", { delay: 200 });
      await look(`${href}, its search`);
    }
  }
  return seen;
}
