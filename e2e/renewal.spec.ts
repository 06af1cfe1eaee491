import { readFileSync } from "node:fs";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";

test("a plan that ran out hides nothing, is renewed by a second try, and gives an invoice", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-unpaid");
  await page.goto("/po/plan-price");
  await expect(page.getByText("nothing is hidden")).toBeVisible();
  await look(page, "plans and payments");
  await page.getByRole("radio", { name: /Campus/ }).check();
  await page.getByRole("button", { name: /^Renew|^Go to payment/ }).click();
  await expect(page).toHaveURL("/po/payment");
  // The payment fails at the gateway the first time, and nothing was charged.
  await page.route("**/payment/*", (route) => route.continue({ postData: '{"outcome":"fail"}' }));
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("The payment did not go through")).toBeVisible();
  await page.unroute("**/payment/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/₹[\d,]+ paid/)).toBeVisible();
  await page.goto("/po/plan-price");
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  const coming = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Invoice of/ })
    .first()
    .click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^TRN-\d\d-\d\d-\d{6}\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});
