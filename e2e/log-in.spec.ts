import { enterCode } from "./fixtures/codes";
import { logIn, logOut } from "./fixtures/doors";
import { look } from "./fixtures/look";
import { codeFor, demoPassword, expect, freshEmail, test } from "./fixtures/people";

test("a student logs in by a code instead of a password", async ({ page, enterAs }) => {
  const { user } = await enterAs("student-ready");
  await logOut(page, "student");
  await page.goto("/student/login");
  await page.getByRole("link", { name: "Get a one-time code by email" }).click();
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeVisible();
  await page.getByLabel("Email").fill(user.email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, user.email);
  await expect(page).toHaveURL("/student/skills");
});

for (const [held, files] of [
  ["all of its code", /[/]assets[/].*[.]js$/],
  ["the code of the screen", /[/]assets[/](?!entry|rolldown).*[.]js$/],
] as const) {
  test(`a log-in that is sent before ${held} is there puts no password into the address`, async ({
    page,
    enterAs,
  }) => {
    const { user } = await enterAs("student-ready");
    await logOut(page, "student");
    let release: (() => void) | undefined;
    const released = new Promise<void>((settle) => (release = settle));
    await page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    const whole = held === "all of its code";
    await page.goto("/student/login", { waitUntil: whole ? "commit" : "load" });
    await page.getByLabel("Email").fill(user.email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page.getByLabel("Email")).toHaveValue(user.email);
    await expect(page).toHaveURL("/student/login");
    release?.();
    // A press that nothing could see is not kept, one that the entry saw is.
    await page.waitForLoadState("load");
    if (whole) await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL("/student/skills");
  });
}

test("18: an account with two-step verification asks for its second step, without a toast", async ({
  page,
  enterAs,
}) => {
  const { user } = await enterAs("student-with-two-step");
  await logOut(page, "student");
  await page.goto("/student/login");
  await logIn(page, user.email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await look(page, "the second step");
  await expect(page.getByRole("status").filter({ hasText: /code|step/i })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(page.request, user.email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/student/skills");
});

test("a forgotten password is replaced by a code, and only the new one opens the door", async ({
  page,
  enterAs,
}) => {
  const { user } = await enterAs("hr-ready");
  await logOut(page, "hr");
  await page.goto("/hr/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(user.email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await enterCode(page, user.email);
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await look(page, "/hr/new-password");
  await page.getByLabel("New password", { exact: true }).fill("another lantern entirely");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/hr/login");
  await logIn(page, user.email);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("another lantern entirely");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/hr/home");
});

test("22: a code can be pasted, and the field asks the browser for it", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/hr/register");
  await page.getByLabel("First name").fill("Vikram");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mobile").fill("9840012345");
  await page.getByRole("button", { name: "Send me a code" }).click();
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  const code = await codeFor(page.request, email);
  await field.focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);
  await page.keyboard.insertText(code);
  await expect(page).toHaveURL("/hr/create-password");
});
