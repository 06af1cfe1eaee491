import type { Page, Route } from "@playwright/test";
import { lock } from "./fixtures/lock";
import { expect, test } from "./fixtures/people";

const projects = "/student/edit/projects";
const noNetwork = "Network Error: Please check your network connection.";
const form = (page: Page) => page.getByRole("form", { name: "New project" });
const saveProject = (page: Page) => form(page).getByRole("button", { name: "Save project" });

async function begin(page: Page, title: string) {
  await page.getByRole("button", { name: "Add project" }).first().click();
  await form(page).getByLabel("Title").fill(title);
  await form(page).getByRole("textbox", { name: "From" }).fill("Jan 2025");
}
/** How many drafts the tab keeps; runs in the page. */
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")).length;
const added = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` });

test("159: a project written while offline keeps its text, says so, and is added once when the network is back", async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs("student-new");
  await page.goto(projects);
  await begin(page, "Saathi");
  await context.setOffline(true);
  await saveProject(page).click();
  await expect(page.getByText(noNetwork).first()).toBeVisible();
  await expect(form(page).getByLabel("Title")).toHaveValue("Saathi");
  await context.setOffline(false);
  await saveProject(page).click();
  await expect(added(page, "Saathi")).toBeVisible();
  await page.reload();
  await expect(added(page, "Saathi")).toHaveCount(1);
});

for (const ahead of [true, false])
  test(`159: a first message that tells of no network is shown ${ahead ? "without one" : "once there is one, where its code was not here"}`, async ({
    page,
    context,
    enterAs,
  }) => {
    const faults: Error[] = [];
    page.on("pageerror", (fault) => faults.push(fault));
    await enterAs("student-ready");
    if (!ahead)
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    const code = ahead && page.waitForResponse(/\/toasts-/).then((reply) => reply.finished());
    await page.goto(projects);
    // The skills beside them may be there first, and are edited too.
    const list = page.getByRole("region", { name: "Projects" });
    await list
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    const remove = page.getByRole("button", { name: "Delete", exact: true });
    await expect(remove).toBeVisible();
    await code;
    await context.setOffline(true);
    const missing = ahead ? "/project" : "/toasts-";
    const tried = page.waitForEvent("requestfailed", (asked) => asked.url().includes(missing));
    await remove.click();
    await tried;
    if (!ahead) await context.setOffline(false);
    await expect(page.getByText(noNetwork)).toBeVisible();
    expect(faults).toEqual([]);
  });

test("171: pressing Enter three times in a project adds it once", async ({ page, enterAs }) => {
  await enterAs("student-new");
  await page.goto(projects);
  await begin(page, "Saathi");
  let sent = 0;
  // The answer waits for the last press: once it is there, Enter opens what was saved.
  const pressed = lock();
  await page.route("**/project", async (route) => {
    if (route.request().method() === "POST") sent++;
    await pressed.promise;
    await route.continue();
  });
  await form(page).getByLabel("Title").focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
  pressed.resolve();
  await expect(added(page, "Saathi")).toBeVisible();
  expect(sent).toBe(1);
});

const answers: [name: string, answer: (route: Route) => Promise<void>][] = [
  ["a fault", (route) => route.fulfill({ status: 500, json: { success: false } })],
  [
    "a refusal",
    (route) => route.fulfill({ status: 403, json: { success: false, message: "No." } }),
  ],
  ["a page of HTML", (route) => route.fulfill({ status: 503, body: "<h1>Bad gateway</h1>" })],
  ["nothing at all", (route) => route.fulfill({ status: 502, body: "" })],
  [
    "half an answer",
    (route) => route.fulfill({ contentType: "application/json", body: '{"success":true,"da' }),
  ],
  ["a broken line", (route) => route.abort()],
];

for (const [name, answer] of answers) {
  test(`161, 163: a section of the portfolio that meets ${name} says so, and comes with another try`, async ({
    pageOf,
  }) => {
    const page = await pageOf("student-ready");
    await page.route("**/student/project", answer);
    await page.goto(projects);
    const again = page.getByRole("main").getByRole("button", { name: "Try again" }).first();
    await expect(again).toBeVisible();
    await page.unroute("**/student/project");
    await again.click();
    await expect(page.getByRole("heading", { name: "Projects", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add project" }).first()).toBeVisible();
  });

  test(`161, 163: a project whose saving meets ${name} keeps every word, and is saved by another try`, async ({
    page,
    enterAs,
  }) => {
    await enterAs("student-new");
    await page.goto(projects);
    await begin(page, "Saathi");
    await form(page).getByLabel("What you did").fill("Bus times that work on 2G.");
    await page.route("**/student/project", answer);
    await saveProject(page).click();
    await expect(page.getByRole("alert").or(page.getByRole("status")).first()).toBeVisible();
    await expect(saveProject(page)).toBeEnabled();
    await expect(form(page).getByLabel("What you did")).toHaveValue("Bus times that work on 2G.");
    await page.unroute("**/student/project");
    await saveProject(page).click();
    await expect(added(page, "Saathi")).toBeVisible();
  });
}

test("168: back and forward walk through the sections, and what was begun is still there", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto("/student/edit/experiences");
  await expect(page.getByRole("heading", { name: "Experience", exact: true })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Projects" })
    .click();
  await begin(page, "Half a thought");
  let posts = 0;
  page.on("request", (request) => request.method() === "POST" && posts++);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Experience", exact: true })).toBeVisible();
  await page.goForward();
  await expect(form(page).getByLabel("Title")).toHaveValue("Half a thought");
  await page.reload();
  await expect(form(page).getByLabel("Title")).toHaveValue("Half a thought");
  expect(posts).toBe(0);
});

test("160: a save that takes its time loses nothing when its screen is left meanwhile", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-new");
  await page.goto(projects);
  await begin(page, "Saathi");
  const gate = lock();
  await page.route("**/student/project", async (route) => {
    if (route.request().method() === "POST") await gate.promise;
    await route.continue();
  });
  await saveProject(page).click();
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Experience" })
    .click();
  await expect(page.getByRole("heading", { name: "Experience", exact: true })).toBeVisible();
  gate.resolve();
  // The draft goes once the server has said that the project is kept.
  await expect.poll(() => page.evaluate(drafts)).toBe(0);
  await page.goto(projects);
  await expect(added(page, "Saathi")).toHaveCount(1);
  await expect(form(page)).toHaveCount(0);
});
