import type { Page } from "playwright-core";

const entries = ["Main", "Account and help"].map(
  (name) => `nav[aria-label="${name}"] a[href^="/"]`,
);

/** The screens that the menu of an area leads to. */
export const menuOf = (page: Page) =>
  page.$$eval(entries.join(), (links) => links.map((link) => link.getAttribute("href")!));

/** Presses an entry of the menu, and waits until its screen stands. */
export async function enterScreen(page: Page, href: string) {
  const title = await page.title();
  const elsewhere = new URL(page.url()).pathname !== href;
  await page.locator(`nav a[href="${href}"]`).first().click();
  await page.waitForURL(({ pathname }) => pathname === href);
  // The screen before stays until the next one has come.
  if (elsewhere) await page.waitForFunction((old) => document.title !== old, title);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** Goes from screen to screen so many times, after each has been seen; and ends where it began. Tells how many there are. */
export async function walk(page: Page, changes: number) {
  const menu = await menuOf(page);
  for (const href of menu) await enterScreen(page, href);
  for (let change = 0; change < changes; change++)
    await enterScreen(page, menu[change % menu.length]!);
  await enterScreen(page, menu[0]!);
  return menu.length;
}
