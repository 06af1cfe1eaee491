import { logIn } from "./fixtures/doors";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";
import { choose, drawn, pages, saved, settings, studio, template } from "./fixtures/studio";

test("a student changes template and colour, takes it back, and finds what was left after a reload", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  await choose(page, "Timeline");
  await settings(page).getByRole("radio", { name: "Jamun" }).check();
  const title = pages(page).locator(".tr-title").first();
  await expect(title).toHaveCSS("color", "rgb(122, 35, 80)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title).not.toHaveCSS("color", "rgb(122, 35, 80)");
  await page.keyboard.press("Control+Shift+z");
  await expect(title).toHaveCSS("color", "rgb(122, 35, 80)");
  await saved(page);
  await page.reload();
  await drawn(page, "timeline");
  await expect(title).toHaveCSS("color", "rgb(122, 35, 80)");
  await look(page, studio);
});

test("a version is made for a role, renamed, sent as the default, and deleted", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(studio);
  await page.getByRole("button", { name: /General/ }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Product");
  await look(page, "the name of a new version");
  await page.getByRole("button", { name: "Duplicate" }).click();
  await page.getByRole("button", { name: /Product/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Product roles");
  await page.getByRole("button", { name: "Rename" }).click();
  await choose(page, "Sidebar");
  await saved(page);
  await page.getByRole("button", { name: "Make default" }).click();
  await expect(page.getByRole("button", { name: "Default", exact: true })).toBeDisabled();
  await page.goto(studio);
  await drawn(page, "sidebar");
  await page.getByRole("button", { name: /Product roles/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: /General/ })).toBeVisible();
  await drawn(page, "placement");
});

test("74: of two tabs the second is told, and takes what the first has chosen", async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(studio);
  const other = await context.newPage();
  await other.goto(studio);
  await drawn(other, "placement");
  await choose(page, "Timeline");
  await saved(page);
  await template(other, "Sidebar").click();
  await expect(other.getByText("This version was changed in another tab.")).toBeVisible();
  await look(other, "two tabs that chose differently");
  await other.getByRole("button", { name: "Take the other" }).click();
  await drawn(other, "timeline");
  await saved(other);
});

test("a section is left out, another moved to the front, and the pages follow", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  const titles = pages(page).locator("h2");
  await expect(titles.first()).toHaveText("Experience");
  await settings(page).getByRole("switch", { name: "Experience" }).uncheck();
  await expect(titles.first()).toHaveText("Projects");
  await settings(page).getByRole("button", { name: "Move Skills" }).focus();
  for (const key of ["Space", "Home", "Space"]) await page.keyboard.press(key);
  await expect(titles.first()).toHaveText("Skills");
  await saved(page);
});

test("a press on the pages opens the item where it is written", async ({ page, enterAs }) => {
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  await pages(page)
    .getByRole("heading", { name: /^Saathi/ })
    .click();
  await expect(page).toHaveURL(/\/student\/edit\/projects#/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(/^Saathi/);
});

test("everything is worked by keys: template, size, zoom, and the way back", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  await template(page, "Engineer").focus();
  await page.keyboard.press("Enter");
  await drawn(page, "engineer");
  const size = settings(page).getByRole("slider", { name: "Size" });
  await size.focus();
  const before = await size.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowRight");
  await expect(size).not.toHaveAttribute("aria-valuetext", before ?? "");
  await page.getByRole("button", { name: /^Zoom/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "150%" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Zoom, 150%" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(size).toHaveAttribute("aria-valuetext", before ?? "");
  await saved(page);
});

test("a template whose code does not come says so, and comes when it is asked for again", async ({
  page,
  enterAs,
}) => {
  const code = "**/assets/swiss-*.js";
  await page.route(code, (route) => route.abort());
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  await template(page, "Swiss").click();
  await expect(page.getByText("Swiss could not be loaded.")).toBeVisible();
  await drawn(page, "placement");
  await look(page, "a template that did not come");
  await page.unroute(code);
  await page.getByRole("button", { name: "Try again" }).click();
  await drawn(page, "swiss");
});

test("typefaces that do not come are told of, and the pages are there all the same", async ({
  page,
  enterAs,
}) => {
  await page.route("**/assets/*.ttf", (route) => route.abort());
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  await expect(settings(page).getByText(/A typeface could not be loaded/)).toBeVisible();
});

test("what was chosen when the session ended is there after the next log-in, and is saved then", async ({
  page,
  context,
  enterAs,
}) => {
  const person = await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  // A call still on its way would renew the session before its cookie is gone.
  await page.waitForLoadState("networkidle");
  await page.request.post("/dev/expire", { data: { accessToken: person.accessToken } });
  await context.clearCookies();
  await template(page, "Sidebar").click();
  await expect(page.getByText("Please login again to continue.").first()).toBeVisible();
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/student/login");
  await logIn(page, person.user.email);
  await expect(page).not.toHaveURL("/student/login");
  await page.goto(studio);
  await drawn(page, "sidebar");
  await saved(page);
});

test("69: an officer reads the résumé of a published profile and takes it along with their name at its foot", async ({
  page,
  another,
  enterAs,
}) => {
  await enterAs("student-published");
  await page.goto("/student/public-profile");
  const link = page.getByRole("link", { name: /^Open the page/ });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;

  const visitor = await another();
  await enterAs("officer-ready", visitor);
  await visitor.goto(address);
  await visitor.getByRole("link", { name: "Résumé", exact: true }).click();
  await expect(visitor.locator(".tr-page[aria-label]").first()).toBeVisible();
  await look(visitor, "a résumé that is published");
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/– Résumé\.pdf$/);

  await page.goto("/student/access-log");
  await expect(page.getByText("opened your résumé")).toBeVisible();
});
