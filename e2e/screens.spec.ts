import type { Page } from "@playwright/test";
import { keepInBounds, wideWindow } from "./fixtures/bounds";
import { walkByKeys } from "./fixtures/keys";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";

const shared = [
  "reset",
  "havingissue",
  "otp/havingissue",
  "term-and-condition",
  "privacy-policy",
  "register",
  "login",
];
const areas = ["student", "po", "hr"];

/** Every screen that a stranger can open. */
const open = [
  "/welcome",
  "/about",
  "/contact",
  "/roles",
  "/session",
  "/demo",
  "/not-authorized",
  "/page-not-found",
  "/no-access",
  "/nowhere",
  ...areas.flatMap((area) => shared.map((page) => `/${area}/${page}`)),
  "/student/otp",
  "/student/login-otp",
  "/student/reset-otp",
  "/student/new-password",
  "/student/create-password",
  "/po/otp",
  "/po/create-password",
  "/hr/reset-otp",
  "/hr/new-password",
];

/** Every screen behind a sign-in, by the scenario whose person belongs there. */
const behind: [scenario: string, path: string][] = [
  ["student-at-personal-info", "/student/personal-info"],
  ["student-at-personal-doc", "/student/personal-doc"],
  ["student-at-education", "/student/academic-info"],
  ["student-at-lets-continue", "/student/lets-continue"],
  ["student-ready", "/student/skills"],
  ["student-new", "/student/skills"],
  ["student-ready", "/student/edit/skills"],
  ["student-ready", "/student/edit/personal"],
  ["student-ready", "/student/edit/education"],
  ["student-ready", "/student/edit/projects"],
  ["student-ready", "/student/edit/experiences"],
  ["student-ready", "/student/edit/achievements"],
  ["student-ready", "/student/edit/additional"],
  ["student-new", "/student/edit/projects"],
  ["student-ready", "/student/edit/nowhere"],
  ["student-ready", "/student/document"],
  ["student-ready", "/student/video"],
  ["student-ready", "/student/public-profile"],
  ["student-published", "/student/public-profile"],
  ["student-ready", "/student/public-profile/preview"],
  ["student-published", "/student/public-profile/preview"],
  ["student-ready", "/student/access-log"],
  ["student-ready", "/student/account"],
  ["student-ready", "/student/import"],
  ["student-ready", "/student/template/all"],
  ["student-new", "/student/template/all"],
  ["student-ready", "/student/support/ask"],
  ["student-ready", "/student/nowhere"],
  ["officer-at-billing", "/po/billing"],
  ["officer-at-payment", "/po/pricing"],
  ["officer-at-college-info", "/po/college-info"],
  ["officer-at-college-address", "/po/college-address"],
  ["officer-at-contact-info", "/po/contact-info"],
  ["officer-at-academic-info", "/po/college-academic"],
  ["officer-ready", "/po/home"],
  ["officer-in-season", "/po/students"],
  ["officer-ready", "/po/students/import"],
  ["officer-ready", "/po/bookmarks"],
  ["officer-ready", "/po/archive"],
  ["officer-ready", "/po/invited"],
  ["officer-ready", "/po/companies"],
  ["officer-ready", "/po/settings/account"],
  ["officer-ready", "/po/settings/address"],
  ["officer-ready", "/po/settings/officers"],
  ["officer-ready", "/po/settings/security"],
  ["officer-ready", "/po/plan-price"],
  ["officer-unpaid", "/po/home"],
  ["officer-in-season", "/po/home"],
  ["officer-in-season", "/po/companies"],
  ["officer-in-season", "/po/companies?tab=requests"],
  ["hr-at-company-info", "/hr/company-info1"],
  ["hr-at-company-meta", "/hr/company-info2"],
  ["hr-at-company-contact", "/hr/company-info3"],
  ["hr-at-company-address", "/hr/company-address"],
  ["hr-ready", "/hr/home"],
  ["hr-ready", "/hr/edit-profile"],
  ["hr-ready", "/hr/settings/security"],
];

/** What went wrong in the browser while a screen was open. */
function watch(page: Page) {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy|hydrat|Warning:/i.test(text)) wrong.push(text);
  });
  return wrong;
}

for (const path of open) {
  test(`177, 193, 194, 195: ${path} has no accessibility fault, is worked by keys, and is never cut off`, async ({
    page,
  }) => {
    const wrong = watch(page);
    await wideWindow(page);
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first(),
    ).toBeVisible();
    await look(page, path);
    await walkByKeys(page, path);
    await keepInBounds(page, path);
    expect(wrong).toEqual([]);
  });
}

for (const [scenario, path] of behind) {
  test(`177, 193, 194, 195: ${path} as ${scenario} has no accessibility fault, is worked by keys, and is never cut off`, async ({
    page,
    enterAs,
  }) => {
    const wrong = watch(page);
    await wideWindow(page);
    await enterAs(scenario);
    await page.goto(path);
    await expect(page).toHaveURL(path);
    // A résumé has a first heading of its own within the screen's.
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await look(page, path);
    await walkByKeys(page, path);
    await keepInBounds(page, path);
    expect(wrong).toEqual([]);
  });
}
