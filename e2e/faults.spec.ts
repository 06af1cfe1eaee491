import type { Locator, Page } from "@playwright/test";
import { lock } from "./fixtures/lock";
import { expect, test } from "./fixtures/people";

const save = (page: Page) => page.getByRole("button", { name: /^Save and/ }).click();

async function fillContact(page: Page) {
  await page.getByLabel("Name", { exact: true }).fill("Vikram Rao");
  await page.getByLabel("Designation").fill("Campus hiring lead");
  await page.getByLabel("Email").fill("campus@kestrel.example");
  await page.getByLabel("Phone", { exact: true }).fill("98400 12345");
}

test("159: a form filled while offline keeps its text, says so, and is sent once when the network is back", async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs("hr-at-company-contact");
  await page.goto("/hr/company-info3");
  await fillContact(page);
  let sent = 0;
  page.on("request", (request) => request.method() === "POST" && sent++);
  await context.setOffline(true);
  await save(page);
  await expect(
    page.getByText("Network Error: Please check your network connection.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Vikram Rao");
  await context.setOffline(false);
  sent = 0;
  await save(page);
  await expect(page).toHaveURL("/hr/company-address");
  expect(sent).toBe(1);
});

test("160: a slow save shows the loader after a second, and a second press sends nothing", async ({
  page,
  enterAs,
}) => {
  await enterAs("hr-at-company-contact");
  await page.goto("/hr/company-info3");
  await fillContact(page);
  let sent = 0;
  const gate = lock();
  await page.route("**/company-contact-info", async (route) => {
    sent++;
    await gate.promise;
    await route.continue();
  });
  const started = Date.now();
  await save(page);
  const loader = page.locator("output", { hasText: "Saving" });
  await expect(loader).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(950);
  await page.getByRole("button", { name: /^Save and|Saving/ }).click({ force: true });
  await page.keyboard.press("Enter");
  gate.resolve();
  await expect(page).toHaveURL("/hr/company-address");
  expect(sent).toBe(1);
  await expect(loader).toHaveCount(0);
});

for (const [status, body, text] of [
  [500, { message: "An error occurred on the server." }, "An error occurred on the server."],
  [503, "", "An unexpected error occurred."],
  [404, "<html>gone</html>", "The requested resource was not found."],
  [403, {}, "You don't have permission to access this resource."],
  [400, {}, "Invalid request."],
] as const) {
  test(`161: a save answered by ${status} says "${text}" and loses nothing`, async ({
    page,
    enterAs,
  }) => {
    await enterAs("hr-at-company-contact");
    await page.goto("/hr/company-info3");
    await fillContact(page);
    await page.route("**/company-contact-info", (route) =>
      typeof body === "string"
        ? route.fulfill({ status, contentType: "text/html", body })
        : route.fulfill({ status, json: { success: false, ...body } }),
    );
    await save(page);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("campus@kestrel.example");
    await page.unroute("**/company-contact-info");
    await save(page);
    await expect(page).toHaveURL("/hr/company-address");
  });
}

test("161: a home whose data do not come offers another try", async ({ page, enterAs }) => {
  await enterAs("officer-ready");
  await page.route("**/widgets", (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await page.goto("/po/home");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/widgets");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Companies connected")).toBeVisible();
});

test("163: an answer that is cut off or is no JSON breaks nothing", async ({ page, enterAs }) => {
  await enterAs("officer-ready");
  await page.route("**/widgets", (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: '{"success":tr' }),
  );
  await page.goto("/po/home");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

const hasFocus = (box: Element) => box.contains(document.activeElement);

test("what is opened without a network says so, takes nothing of the page along, and opens once the network is back", async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/home");
  await page.getByRole("button", { name: "Add a to-do" }).click();
  const todo = page.getByLabel("What is to be done");
  await todo.fill("Ring the bank");
  const told = page.locator("li", { hasText: "This part of the page did not load." });
  await context.setOffline(true);
  const offline: [open: Locator, opened: Locator][] = [
    [page.getByRole("button", { name: /^Notifications/ }), page.getByRole("dialog")],
    [page.getByRole("button", { name: "Your account" }), page.getByRole("menu")],
    [page.getByRole("button", { name: /^Search students/ }), page.getByRole("dialog")],
  ];
  for (const [open, opened] of offline) {
    await open.click();
    await expect(told).toBeVisible();
    await expect(opened).toHaveCount(0);
    // The next one is told by a message of its own.
    await told.getByRole("button", { name: "Close this message" }).click();
    await expect(told).toHaveCount(0);
    await expect(todo).toHaveValue("Ring the bank");
  }
  await context.setOffline(false);
  for (const [open, opened] of offline) {
    await open.click();
    await expect(opened).toBeVisible();
    // It hears keys once it has the focus.
    await expect.poll(() => opened.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
  await expect(todo).toHaveValue("Ring the bank");
});
