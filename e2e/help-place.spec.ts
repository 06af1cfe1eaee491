import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/people";

const screens: [who: string, scenario: string, help: string, paths: string[]][] = [
  [
    "officers",
    "officer-ready",
    "Support",
    ["/po/home", "/po/students", "/po/companies", "/po/college", "/po/settings/account"],
  ],
  ["companies", "hr-ready", "Support", ["/hr/home", "/hr/colleges", "/hr/students", "/hr/chat"]],
];
const steps: [scenario: string, path: string][] = [
  ["officer-at-billing", "/po/billing"],
  ["officer-at-payment", "/po/pricing"],
  ["officer-at-college-info", "/po/college-info"],
  ["officer-at-contact-info", "/po/contact-info"],
  ["officer-at-academic-info", "/po/college-academic"],
];

/** Where the way to help is, once the screen stands. */
async function placeOf(page: Page, help: string) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const link = page.getByRole("link", { name: help, exact: true });
  await expect(link).toHaveCount(1);
  return link.boundingBox();
}

for (const [who, scenario, help, paths] of screens)
  test(`198: help is in the same place on the screens of ${who}`, async ({ pageOf }) => {
    const page = await pageOf(scenario);
    const places: Awaited<ReturnType<typeof placeOf>>[] = [];
    for (const path of paths) {
      await page.goto(path);
      places.push(await placeOf(page, help));
    }
    expect(places).toEqual(places.map(() => places[0]));
  });

test("198: help is in the same place on every step that sets up a college", async ({ pageOf }) => {
  const places: Awaited<ReturnType<typeof placeOf>>[] = [];
  for (const [scenario, path] of steps) {
    const page = await pageOf(scenario);
    await page.goto(path);
    places.push(await placeOf(page, "Having trouble?"));
  }
  expect(places).toEqual(places.map(() => places[0]));
});

for (const area of ["student", "po", "hr"])
  test(`198: ${area} logs in without having to remember: a browser may fill in, and what is pasted stays`, async ({
    page,
  }) => {
    await page.goto(`/${area}/login`);
    const email = page.getByRole("textbox", { name: /email/i });
    const password = page.getByLabel("Password", { exact: true });
    await expect(email).toHaveAttribute("autocomplete", "username");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    const kept = await password.evaluate((field) => {
      const pasted = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      return field.dispatchEvent(pasted);
    });
    expect(kept).toBe(true);
  });
