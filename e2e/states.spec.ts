import type { Page } from "@playwright/test";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";

/** Forms that a stranger meets; sent empty, each tells what is missing. */
const forms = ["student", "po", "hr"].flatMap((area) => [
  `/${area}/login`,
  `/${area}/register`,
  `/${area}/reset`,
]);

/** Forms behind a sign-in, by the scenario whose person belongs there. */
const steps: [scenario: string, path: string][] = [
  ["student-at-personal-info", "/student/personal-info"],
  ["student-at-personal-doc", "/student/personal-doc"],
  ["student-at-education", "/student/academic-info"],
  ["officer-at-billing", "/po/billing"],
  ["officer-at-college-info", "/po/college-info"],
  ["officer-at-college-address", "/po/college-address"],
  ["officer-at-contact-info", "/po/contact-info"],
  ["officer-at-academic-info", "/po/college-academic"],
  ["hr-at-company-info", "/hr/company-info1"],
  ["hr-at-company-meta", "/hr/company-info2"],
  ["hr-at-company-contact", "/hr/company-info3"],
  ["hr-at-company-address", "/hr/company-address"],
  ["hr-ready", "/hr/jobs/new"],
];

/** Screens whose data come from the server. */
const fetched: [scenario: string, path: string][] = [
  ...steps,
  ["student-ready", "/student/skills"],
  ["student-ready", "/student/edit/personal"],
  ["student-ready", "/student/edit/projects"],
  ["student-ready", "/student/edit/skills"],
  ["student-ready", "/student/document"],
  ["student-ready", "/student/video"],
  ["student-ready", "/student/public-profile"],
  ["student-published", "/student/public-profile/preview"],
  ["student-ready", "/student/access-log"],
  ["student-ready", "/student/account"],
  ["student-ready", "/student/template/all"],
  ["student-ready", "/student/support/ask"],
  ["student-ready", "/student/jobs"],
  ["student-ready", "/student/applications"],
  ["student-ready", "/student/decisions"],
  ["officer-at-payment", "/po/pricing"],
  ["officer-ready", "/po/home"],
  ["officer-ready", "/po/notifications"],
  ["officer-ready", "/po/calendar"],
  ["officer-ready", "/po/bookmarks"],
  ["officer-ready", "/po/settings/activity"],
  ["officer-ready", "/po/chat"],
  ["officer-ready", "/po/settings/notifications"],
  ["officer-ready", "/po/students"],
  ["officer-ready", "/po/companies"],
  ["officer-ready", "/po/college"],
  ["officer-ready", "/po/college/departments"],
  ["officer-ready", "/po/college/infrastructure"],
  ["officer-ready", "/po/settings/officers"],
  ["officer-ready", "/po/plan-price"],
  ["officer-ready", "/po/settings/security"],
  ["officer-ready", "/po/jobs"],
  ["officer-ready", "/po/placement-policy"],
  ["hr-ready", "/hr/home"],
  ["hr-ready", "/hr/colleges"],
  ["hr-ready", "/hr/students"],
  ["hr-ready", "/hr/edit-profile"],
  ["hr-ready", "/hr/settings/security"],
  ["hr-ready", "/hr/jobs"],
];

/**
 * Holds every answer of the server back, until all of them are refused, and those asked for after that. Playwright's own
 * routes would do the same without what the browser has kept, and read the whole product for each screen again.
 */
async function holdAnswers(page: Page) {
  const held: string[] = [];
  let refusing = false;
  const session = await page.context().newCDPSession(page);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/*" }] });
  const body = JSON.stringify({ success: false, message: "Nothing came." });
  const refuse = (requestId: string) => {
    const reply = {
      requestId,
      responseCode: 500,
      responseHeaders: [{ name: "content-type", value: "application/json" }],
      body: Buffer.from(body).toString("base64"),
    };
    // A page that was left has taken its requests along.
    session.send("Fetch.fulfillRequest", reply).catch(() => undefined);
  };
  session.on("Fetch.requestPaused", ({ requestId }) => {
    if (refusing) refuse(requestId);
    else held.push(requestId);
  });
  return {
    refuseAll() {
      refusing = true;
      for (const requestId of held.splice(0)) refuse(requestId);
    },
  };
}

const something = (page: Page) => page.locator("h1, h2, [aria-busy=true], [role=dialog]").first();

/** What is told from one edge of the sheet to the other, as if it were no part of the page. */
const atTheEdge = (page: Page) =>
  page.locator("main [role=alert]").evaluateAll((alerts) => {
    const edge = document.querySelector("main")!.getBoundingClientRect().left;
    return alerts
      .filter((alert) => alert.getBoundingClientRect().left - edge < 8)
      .map((alert) => alert.textContent);
  });

async function sendEmpty(page: Page) {
  await expect(page.locator("form").getByRole("textbox").first()).toBeVisible();
  const texts = page
    .locator("form")
    .locator("input:not([type]), input[type=text], input[type=email], input[type=tel], textarea");
  for (const field of await texts.all()) if (await field.isEditable()) await field.fill("");
  await page.locator("button[type=submit]").first().press("Enter");
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

for (const path of forms) {
  test(`193: ${path} has no accessibility fault when it is sent empty`, async ({ pageOf }) => {
    const page = await pageOf();
    await page.goto(path);
    await sendEmpty(page);
    await look(page, `${path}, sent empty`);
  });
}

for (const [scenario, path] of steps) {
  test(`193: ${path} has no accessibility fault when it is sent empty`, async ({ pageOf }) => {
    const page = await pageOf(scenario);
    await page.goto(path);
    await sendEmpty(page);
    await look(page, `${path}, sent empty`);
  });
}

for (const [scenario, path] of fetched) {
  test(`193: ${path} as ${scenario} has no accessibility fault while it waits and when nothing comes`, async ({
    pageOf,
  }) => {
    const page = await pageOf(scenario);
    const answers = await holdAnswers(page);
    await page.goto(path);
    await expect(something(page)).toBeVisible();
    await look(page, `${path}, waiting`);
    answers.refuseAll();
    await expect(something(page)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await atTheEdge(page), `${path}, failed`).toEqual([]);
    await look(page, `${path}, failed`);
  });
}

for (const [scenario, home] of [
  ["student-ready", "/student/skills"],
  ["officer-ready", "/po/home"],
  ["hr-ready", "/hr/home"],
] as const) {
  test(`193: the session dialog over ${home} has no accessibility fault`, async ({
    page,
    context,
    enterAs,
  }) => {
    const { accessToken } = await enterAs(scenario);
    await page.request.post("/dev/expire", { data: { accessToken } });
    await context.clearCookies();
    await page.goto(home);
    await expect(page.getByText("Please login again to continue.").first()).toBeVisible();
    await look(page, `${home}, its session over`);
  });
}
