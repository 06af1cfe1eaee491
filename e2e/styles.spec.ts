import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures/people";

type Look = [element: string, facts: Record<string, string>];

/** How everything on the page looks, apart from sizes, which follow the face. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const named =
      /^(color|background|border|padding|display|position|font-(?!feature)|line-height|letter|text-|box-shadow|outline|fill|stroke|opacity|gap|z-index|flex|overflow|white-space|cursor|visibility|list-style)/;
    return [...document.querySelectorAll("body, #root, #root *")].map((element): Look => {
      const style = getComputedStyle(element);
      const facts = [...style].filter((name) => named.test(name));
      const name = `${element.tagName}.${element.getAttribute("class")}`;
      return [name, Object.fromEntries(facts.map((fact) => [fact, style.getPropertyValue(fact)]))];
    });
  });

/** What changed, in words. */
const changes = (before: Look[], after: Look[]) =>
  after.flatMap(([element, facts], index) =>
    Object.entries(facts)
      .filter(([fact, value]) => before[index]?.[1][fact] !== value)
      .map(([fact, value]) => `${element} ${fact}: ${before[index]?.[1][fact]} -> ${value}`),
  );

const pages = ["login", "register", "reset", "term-and-condition"];
const addresses = [
  "/welcome",
  "/about",
  "/contact",
  "/roles",
  ...["student", "po", "hr"].flatMap((area) => pages.map((page) => `/${area}/${page}`)),
];

for (const address of addresses) {
  test(`${address} looks alike before and after the styles of the whole product come, in both themes`, async ({
    page,
  }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const held: Route[] = [];
      await page.route(/\/assets\/[^/]+\.css$/, (route) => void held.push(route));
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const asked = page.waitForRequest(/\/assets\/[^/]+\.css$/);
      await page.goto(address, { waitUntil: "commit" });
      await asked;
      // The page works by now; what it says about a wrong form must be dressed too.
      const submit = page.locator("main form button[type=submit]");
      if (await submit.count()) {
        await submit.first().press("Enter");
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      }
      const before = await looks(page);
      const came = page.waitForResponse(/\/assets\/[^/]+\.css$/);
      await Promise.all(held.map((route) => route.continue()));
      await (await came).finished();
      await page.evaluate(() => document.fonts.ready);
      const after = await looks(page);
      expect(changes(before, after)).toEqual([]);
      expect(after.length).toBe(before.length);
      await page.unroute(/\/assets\/[^/]+\.css$/);
    }
  });
}
