import { expect, test } from "./fixtures/people";

test("an officer accepts a company, and the home and the list of companies tell so", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/home");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  const first = waiting.getByRole("listitem").first();
  const company = (await first.getByRole("link").textContent()) ?? "";
  await waiting.getByRole("button", { name: `Accept ${company}` }).click();
  await expect(page.getByText("You are connected now.", { exact: true })).toBeVisible();
  await expect(waiting.getByRole("link", { name: company })).toHaveCount(0);
  await expect(waiting.getByRole("link", { name: "All 5" })).toBeVisible();

  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: /^Companies/ }).click();
  await page.getByRole("tab", { name: "Connected" }).click();
  await page.getByRole("searchbox", { name: "Search companies" }).fill(company);
  await expect(page.getByText("1 match").first()).toBeVisible();
  await page.getByRole("row", { name: new RegExp(company) }).click();
  await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "End the connection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption("NOT_RELEVANT");
  await dialog.getByRole("button", { name: "End the connection" }).click();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask to connect" })).toBeVisible();
});
