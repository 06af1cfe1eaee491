import { codeFor, demoPassword, expect, keptSession, ofNobody, test } from "./fixtures/people";

const refreshes = "**/refresh-token";

test("a reload keeps the session", async ({ page, enterAs }) => {
  await enterAs("student-ready");
  await page.goto("/student/skills");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/student/skills");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("26: an expired access token refreshes unseen while ten calls are in flight, with one refresh on the wire", async ({
  page,
  enterAs,
}) => {
  const { accessToken } = await enterAs("officer-ready");
  // The last that a home asks for by itself: the sidebar counts a moment after the page has come.
  const counted = page.waitForResponse(/invited-students\?count=true$/);
  await page.goto("/po/home");
  await expect(page.getByText("Companies connected")).toBeVisible();
  await counted;

  await page.request.post("/dev/expire", { data: { accessToken } });
  let refreshed = 0;
  const refused: string[] = [];
  page.on("request", (request) => request.url().endsWith("/refresh-token") && refreshed++);
  page.on("response", (reply) => reply.status() === 401 && refused.push(reply.url()));

  // Ten calls are held until all are there, so that all of them meet the expired token.
  const held: (() => void)[] = [];
  await page.route("**/api/v1/**", async (route) => {
    if (refused.length < 10) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  for (let count = 0; held.length < 10; count++) {
    const link = ["Plan and billing", "Settings", "Home"][count % 3]!;
    const before = held.length;
    await page
      .getByRole("navigation")
      .or(page.locator("aside"))
      .getByRole("link", { name: link, exact: true })
      .first()
      .click();
    await expect.poll(() => held.length).toBeGreaterThan(before);
  }
  for (const go of held) go();

  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(10);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText("Companies connected")).toBeVisible();
  expect(refreshed).toBe(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [scenario, home, login] of [
  ["student-ready", "/student/skills", "/student/login"],
  ["officer-ready", "/po/home", "/po/login"],
  ["hr-ready", "/hr/home", "/hr/login"],
] as const) {
  test(`a dead refresh shows the dialog, whose button leads to ${login}`, async ({
    page,
    context,
    enterAs,
  }) => {
    const { accessToken } = await enterAs(scenario);
    await page.goto(home);
    await expect(page.getByRole("heading", { name: /^(Welcome|Good \w+), / })).toBeVisible();
    // Nothing of the product runs while the session dies: a call on its way would renew it in time.
    await page.goto(ofNobody);
    await page.request.post("/dev/expire", { data: { accessToken } });
    await context.clearCookies();
    await page.goto(home);
    await expect(page.getByText("Please login again to continue.").first()).toBeVisible();
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page).toHaveURL(login);
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
}

test("31: a refresh that fails for want of a network does not end the session", async ({
  page,
  enterAs,
}) => {
  const { accessToken } = await enterAs("officer-ready");
  await page.goto("/po/home");
  await expect(page.getByText("Companies connected")).toBeVisible();
  await page.goto(ofNobody);
  await page.request.post("/dev/expire", { data: { accessToken } });
  await page.route(refreshes, (route) => route.abort("connectionfailed"));
  await page.goto("/po/home");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("Please login again to continue.")).toHaveCount(0);
  await page.unroute(refreshes);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Companies connected")).toBeVisible();
});

test("45: two tabs log out together", async ({ page, context, enterAs }) => {
  await enterAs("hr-ready");
  await page.goto("/hr/home");
  const other = await context.newPage();
  await other.goto("/hr/home");
  await expect(other.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
  await expect(other).toHaveURL("/hr/login");
  await expect(other.getByText("Kestrel")).toHaveCount(0);
});

test("35: five tabs whose token runs out at once refresh once", async ({
  page,
  context,
  enterAs,
}) => {
  const { accessToken } = await enterAs("hr-ready");
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  let refreshed = 0;
  context.on("request", (request) => request.url().endsWith("/refresh-token") && refreshed++);
  for (const tab of tabs) {
    await tab.goto("/hr/home");
    await expect(tab.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
    // A call still on its way would renew the session alone, before the five of them ask.
    await tab.goto(ofNobody);
  }
  await page.request.post("/dev/expire", { data: { accessToken } });
  await Promise.all(tabs.map((tab) => tab.goto("/hr/home")));
  for (const tab of tabs)
    await expect(tab.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  expect(refreshed).toBe(1);
});

test("44: a sign-in of another person in another tab ends the session of the first", async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto("/student/skills");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  const other = await context.newPage();
  const reply = await other.request.post("/dev/scenario", { data: { name: "officer-ready" } });
  await other.goto(ofNobody);
  await other.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    keptSession(await reply.json()),
  );
  await expect(page.getByText("Please login again to continue.")).toBeVisible();
  // Who was passed over leaves alone, and throws nobody out.
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/student/login");
  await other.goto("/po/home");
  await expect(other.getByRole("heading", { name: /^Good / })).toBeVisible();
});

test("the session dialog is a page of its own too", async ({ page }) => {
  await page.goto("/session");
  await expect(page.getByText("Please login again to continue.")).toBeVisible();
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/student/login");
});

test("21: switching two-step log-in on asks for the password and a code, and hands out recovery codes once", async ({
  page,
  enterAs,
}) => {
  const { user } = await enterAs("hr-ready");
  await page.goto("/hr/settings/security");
  await page.getByRole("button", { name: "Switch two-step log-in on" }).click();
  await page.getByLabel("Your password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeVisible();
  await page.getByLabel("Your password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code from your mail").fill(await codeFor(page.request, user.email));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Keep these recovery codes")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^\d{10}$/ })).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("button", { name: "Switch two-step log-in off" })).toBeVisible();
});
