import type { Page } from "@playwright/test";
import { keepInBounds, wideWindow } from "./fixtures/bounds";
import { walkByKeys } from "./fixtures/keys";
import { look } from "./fixtures/look";
import { expect, logIn, test } from "./fixtures/people";
import { expectStill } from "./fixtures/still";

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
  ["student-ready", "/student/calendar"],
  ["student-ready", "/student/notifications"],
  ["student-ready", "/student/settings/notifications"],
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
  ["officer-ready", "/po/calendar"],
  ["officer-ready", "/po/calendar?tab=week"],
  ["officer-ready", "/po/notifications"],
  ["officer-ready", "/po/chat"],
  ["officer-ready", "/po/settings/notifications"],
  ["officer-in-season", "/po/students"],
  ["officer-ready", "/po/students/import"],
  ["officer-ready", "/po/bookmarks"],
  ["officer-ready", "/po/archive"],
  ["officer-ready", "/po/invited"],
  ["officer-ready", "/po/companies"],
  ["officer-ready", "/po/college"],
  ["officer-ready", "/po/college/departments"],
  ["officer-ready", "/po/college/infrastructure"],
  ["officer-ready", "/po/settings/account"],
  ["officer-ready", "/po/settings/address"],
  ["officer-ready", "/po/settings/billing"],
  ["officer-ready", "/po/settings/officers"],
  ["officer-ready", "/po/settings/activity"],
  ["officer-ready", "/po/settings/bookings"],
  ["officer-ready", "/po/settings/security"],
  ["officer-ready", "/po/support"],
  ["officer-ready", "/po/plan-price"],
  ["officer-unpaid", "/po/home"],
  ["officer-in-season", "/po/home"],
  ["officer-in-season", "/po/companies"],
  ["officer-in-season", "/po/companies?tab=requests"],
  ["officer-ready", "/po/placement-policy"],
  ["hr-at-company-info", "/hr/company-info1"],
  ["hr-at-company-meta", "/hr/company-info2"],
  ["hr-at-company-contact", "/hr/company-info3"],
  ["hr-at-company-address", "/hr/company-address"],
  ["hr-ready", "/hr/home"],
  ["hr-ready", "/hr/colleges"],
  ["hr-ready", "/hr/colleges?tab=requests"],
  ["hr-ready", "/hr/students"],
  ["hr-ready", "/hr/calendar?tab=agenda"],
  ["hr-ready", "/hr/notifications"],
  ["hr-ready", "/hr/chat"],
  ["hr-ready", "/hr/edit-profile"],
  ["hr-ready", "/hr/support"],
  ["hr-ready", "/hr/settings/account"],
  ["hr-ready", "/hr/settings/colleagues"],
  ["hr-ready", "/hr/settings/security"],
  ["hr-ready", "/hr/jobs/new"],
  ["hr-ready", "/hr/bookings/new"],
];

/** The screens of hiring, filled, by the invented person who sees them: an address, whom or what to open there, and which part of it. */
const hiring: Record<
  "hr" | "po" | "student",
  { email: string; screens: [path: string, open?: string, tab?: string][] }
> = {
  hr: {
    email: "vikram@kestrel.example",
    screens: [
      ["/hr/jobs"],
      ["/hr/jobs", "Graduate Software Engineer, Fleet"],
      ["/hr/jobs", "Graduate Software Engineer, Fleet", "applicants"],
      ["/hr/offers"],
      ["/hr/bookings"],
      ["/hr/bookings", "Interviews: Graduate Software Engineer, Fleet"],
    ],
  },
  po: {
    email: "meera.k@nilgiri.example",
    screens: [
      ["/po/jobs"],
      ["/po/jobs", "Battery Systems Intern"],
      ["/po/jobs", "Graduate Software Engineer, Fleet"],
      ["/po/offers"],
      ["/po/external-offers"],
      ["/po/external-offers?tab=recorded"],
      ["/po/bookings"],
      ["/po/bookings", "Test: Graduate Software Engineer, Fleet"],
    ],
  },
  student: {
    email: "ananya.iyer@nilgiri.example",
    screens: [
      ["/student/jobs"],
      ["/student/jobs", "Data Analyst"],
      ["/student/applications"],
      ["/student/applications", "Graduate Software Engineer, Fleet"],
      ["/student/decisions"],
      ["/student/external-offers"],
      ["/student/slots"],
    ],
  },
};

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
  test(`177, 193, 194, 195, 197: ${path} has no accessibility fault, holds still, is worked by keys, and is never cut off`, async ({
    pageOf,
  }) => {
    const page = await pageOf();
    const wrong = watch(page);
    await wideWindow(page);
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first(),
    ).toBeVisible();
    await expectStill(page, path);
    await look(page, path);
    await walkByKeys(page, path);
    await keepInBounds(page, path);
    expect(wrong).toEqual([]);
  });
}

for (const [scenario, path] of behind) {
  test(`177, 193, 194, 195, 197: ${path} as ${scenario} has no accessibility fault, holds still, is worked by keys, and is never cut off`, async ({
    pageOf,
  }) => {
    const page = await pageOf(scenario);
    const wrong = watch(page);
    await wideWindow(page);
    await page.goto(path);
    await expect(page).toHaveURL(path);
    // A résumé has a first heading of its own within the screen's.
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectStill(page, path);
    await look(page, path);
    await walkByKeys(page, path);
    await keepInBounds(page, path);
    expect(wrong).toEqual([]);
  });
}

for (const area of ["hr", "po", "student"] as const) {
  test(`177, 193, 194, 195, 197: the screens of hiring in ${area} have no accessibility fault, hold still, are worked by keys, and are never cut off`, async ({
    page,
  }) => {
    const wrong = watch(page);
    await logIn(page, area, hiring[area].email);
    for (const [path, opened, tab] of hiring[area].screens) {
      const name = [path, opened, tab].filter(Boolean).join(", ");
      await wideWindow(page);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      if (opened) {
        await page
          .getByRole(area === "student" ? "link" : "row", { name: new RegExp(opened) })
          .first()
          .click();
        await expect(page.getByRole("heading", { level: 1, name: opened })).toBeVisible();
        // Where it was pressed, the keys would begin.
        await page.goto(tab ? `${page.url()}?tab=${tab}` : page.url());
        await expect(page.getByRole("heading", { level: 1, name: opened })).toBeVisible();
      }
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectStill(page, name);
      await look(page, name);
      await walkByKeys(page, name);
      await keepInBounds(page, name);
    }
    expect(wrong).toEqual([]);
  });
}

test("193: a candidate beside the board has no accessibility fault", async ({ page }) => {
  await logIn(page, "hr", hiring.hr.email);
  await page.goto("/hr/jobs");
  await page.getByRole("row", { name: /Fleet/ }).click();
  await page.getByRole("button", { name: "Ananya Iyer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Notes of your company" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await look(page, "a candidate of a job");
});
