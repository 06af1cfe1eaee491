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

test("on a wide screen a list stops growing and stands in the middle, and chat takes all there is", async ({
  pageOf,
}) => {
  const page = await pageOf("officer-ready");
  await page.setViewportSize({ width: 2400, height: 900 });
  const sides = async (path: string, part: string) => {
    await page.goto(path);
    const [box, sheet] = [page.locator(part).first(), page.locator("main")];
    await expect(box).toBeVisible();
    const [inner, outer] = [await box.boundingBox(), await sheet.boundingBox()];
    if (!inner || !outer) throw new Error("Nothing is drawn.");
    return [inner.x - outer.x, outer.x + outer.width - inner.x - inner.width, inner.width];
  };
  const [left = 0, right = 0, width] = await sides("/po/students", "main [role=grid]");
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
  expect(width).toBeLessThanOrEqual(1536);
  const [, , chat] = await sides("/po/chat", "main > div");
  expect(chat).toBeGreaterThan(2100);
});
