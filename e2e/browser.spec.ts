import type { Page } from "@playwright/test";
import { logIn, logOut } from "./fixtures/doors";
import { demoPassword, expect, test } from "./fixtures/people";

test("165: without styles and fonts a first page can still be read and used", async ({ page }) => {
  await page.route(/\.(css|woff2)$/, (route) => route.abort());
  await page.goto("/student/login");
  await page.getByLabel("Email").fill("nobody@nilgiri.example");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("166: storage that is forbidden does not keep anybody from logging in", async ({
  page,
  enterAs,
}) => {
  const { user } = await enterAs("student-ready");
  await page.addInitScript(() => {
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException("denied", "SecurityError");
      };
    }
  });
  await page.goto("/student/login");
  await logIn(page, user.email);
  await expect(page).toHaveURL("/student/skills");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("168: going back after logging out shows nothing private", async ({ page, enterAs }) => {
  await enterAs("hr-ready");
  await page.goto("/hr/home");
  await expect(page.getByText("Waiting for you")).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/hr/login");
  await expect(page.getByText("Waiting for you")).toHaveCount(0);
});

test("the theme that somebody chooses is in the page itself from then on, also before they log in", async ({
  page,
  enterAs,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await enterAs("student-ready");
  await page.goto("/student/skills");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  for (const path of ["/student/skills", "/po/login"]) {
    const reply = await page.goto(path);
    expect(await reply?.text(), path).toContain('<html data-theme="dark"');
    await expect(html).toHaveCSS("color-scheme", "dark");
  }
});

// Data of another shape make the home fall while it is drawn.
const hollow = (page: Page) =>
  page.route("**/widgets", (route) => route.fulfill({ json: { success: true, data: {} } }));

test("a screen that falls while it is drawn is told by a toast, and the visitor is one step back", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/plan-price");
  await expect(page.getByRole("heading", { name: "Plan and billing" })).toBeVisible();
  await hollow(page);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText("An error occurred. Please try again later.")).toBeVisible();
  await expect(page).toHaveURL("/po/plan-price");
  await expect(page.getByRole("heading", { name: "Plan and billing" })).toBeVisible();
});

test("169: a screen that falls when it is opened directly ends on a screen with a way out", async ({
  context,
  enterAs,
}) => {
  await enterAs("officer-ready");
  const fresh = await context.newPage();
  await hollow(fresh);
  await fresh.goto("/po/home");
  await expect(fresh.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await fresh.unroute("**/widgets");
  await fresh.getByRole("link", { name: "Go to your home" }).click();
  await expect(fresh.getByText("Companies connected")).toBeVisible();
});

test("170: a second fall within seconds ends on the error screen instead of stepping back again", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/plan-price");
  await hollow(page);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByText("An error occurred. Please try again later.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plan and billing" })).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});

test("171: a double click on Cancel closes the form of an item far down a list, and the page goes on", async ({
  page,
}) => {
  await page.goto("/student/login");
  await logIn(page, "ananya.iyer@nilgiri.example");
  await expect(page).not.toHaveURL(/login/);
  await page.goto("/student/edit/skills");
  for (const skill of ["Public speaking", "Tamil", "Malayalam"]) {
    const pencil = page.getByRole("button", { name: `Edit ${skill}` });
    await pencil.click();
    await page.getByRole("button", { name: "Cancel" }).dblclick();
    await expect(pencil).toBeVisible();
  }
});

test("171: a double click and Enter twice log in once", async ({ page, enterAs }) => {
  const { user } = await enterAs("officer-ready");
  await logOut(page, "po");
  await page.goto("/po/login");
  let sent = 0;
  page.on(
    "request",
    (request) => request.url().endsWith("/login") && request.method() === "POST" && sent++,
  );
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log in", exact: true }).dblclick();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/po/home");
  expect(sent).toBe(1);
});

test("17.7: what was typed survives a reload in the middle of a step", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-at-college-info");
  await page.goto("/po/college-info");
  await page.getByLabel("College name").fill("Nilgiri Institute of Technology");
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("College name")).toHaveValue("Nilgiri Institute of Technology");
});

test("176: a browser whose clock is a day wrong stays signed in", async ({ page, enterAs }) => {
  await page.clock.install({ time: Date.now() + 24 * 3600 * 1000 });
  await enterAs("student-ready");
  await page.goto("/student/skills");
  await page.clock.runFor(2000);
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("178: a page whose text an extension has rewritten goes on working", async ({ page }) => {
  await page.goto("/hr/login");
  await page.getByLabel("Email").waitFor();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Write your email address.").first()).toBeVisible();
});

test("188: text becomes neither markup nor the address of a script", async ({ page, breaches }) => {
  await page.goto("/student/login");
  const refused = await page.evaluate(() =>
    [
      () => (document.createElement("div").innerHTML = "<b>bold</b>"),
      () => (document.createElement("script").src = "/elsewhere.js"),
      () => new Worker("/elsewhere.js"),
    ].map((unlawful) => {
      try {
        unlawful();
        return "let by";
      } catch (cause) {
        return (cause as Error).name;
      }
    }),
  );
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
  expect(breaches.splice(0)).toHaveLength(3);
});

test("167: a browser that blocks cookies is told on the log-in page, and nobody is led in circles", async ({
  page,
  enterAs,
}) => {
  const { user } = await enterAs("student-ready");
  await logOut(page, "student");
  // As browsers say it of themselves, and as they do it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "cookieEnabled", { value: false }),
  );
  await page.route("**/api/**", async (route) => {
    const reply = await route.fetch();
    const { "set-cookie": _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  await page.goto("/student/login");
  await logIn(page, user.email);
  await expect(page.getByRole("alert")).toContainText("blocks cookies");
  await expect(page).toHaveURL("/student/login");
  await expect(page.getByLabel("Email")).toHaveValue(user.email);
  expect(loads).toBe(1);
  // What the page still asks for ends before its browser does.
  await page.unrouteAll({ behavior: "wait" });
});
