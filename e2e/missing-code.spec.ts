import { expect, test } from "./fixtures/people";

test("164: a screen whose code is missing leads to one reload, then to an error screen with a way out", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/home");
  await expect(page.getByText("Companies connected")).toBeVisible();
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  await page.route("**/assets/plan-price-screen*", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<html></html>" }),
  );
  await page.getByRole("link", { name: "Plan and billing" }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute("**/assets/plan-price-screen*");
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page.getByRole("heading", { name: "Plan and billing" })).toBeVisible();
});

test("164: an application whose code is missing leads to one reload, then to a page that says so", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  await page.route("**/assets/start-*", (route) => route.abort());
  await page.goto("/po/home");
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute("**/assets/start-*");
  await page.getByRole("link", { name: "Load it again" }).click();
  await expect(page.getByText("Companies connected")).toBeVisible();
});

test("164: from a page that works without the application its links lead on where that does not come", async ({
  page,
}) => {
  await page.route("**/assets/start-*", (route) => route.abort());
  await page.goto("/welcome");
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { name: "About Toran" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/welcome");
});

test("164: a first page whose own code is missing keeps what was typed, says so, and leads to another try", async ({
  page,
}) => {
  const code = "**/assets/register-screen-*";
  await page.route(code, (route) => route.abort());
  await page.goto("/student/register");
  const again = page.getByRole("alert").getByRole("link", { name: "Load it again" });
  await expect(again).toBeVisible();
  const email = page.getByLabel("Email");
  await email.fill("nobody@nilgiri.example");
  await email.press("Enter");
  await expect(again).toBeFocused();
  await expect(page).toHaveURL("/student/register");
  await expect(email).toHaveValue("nobody@nilgiri.example");
  await page.unroute(code);
  await again.press("Enter");
  await expect(again).toHaveCount(0);
  await email.fill("not an address");
  await email.press("Enter");
  await expect(email).toHaveAttribute("aria-invalid", "true");
});

test("180: a tab that stayed open over three deploys goes on working, and asks to be loaded anew", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  let deploys = 0;
  await page.route("**/api/**", async (route) => {
    const reply = await route.fetch();
    const headers = { ...reply.headers() };
    if (deploys) headers["x-toran-build"] = `index-deploy${deploys}.js`;
    await route.fulfill({ response: reply, headers });
  });
  await page.goto("/po/home");
  await expect(page.getByText("Companies connected")).toBeVisible();
  const asks = page.getByRole("status").filter({ hasText: "A newer Toran is here" }).first();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(asks).toHaveCount(0);
  deploys = 3;
  await page.getByRole("link", { name: "Plan and billing" }).click();
  await expect(page.getByText("Paid until")).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(asks).toBeVisible();
  deploys = 0;
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load it" }).click();
  await loaded;
  await expect(page.getByText("Companies connected")).toBeVisible();
  await expect(asks).toHaveCount(0);
  // What the page still asks for ends before its browser does.
  await page.unrouteAll({ behavior: "wait" });
});
