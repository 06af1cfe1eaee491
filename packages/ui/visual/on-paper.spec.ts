import { expect, test } from "@playwright/test";
import { openStory } from "./open-story";

test("what is dark on the screen is printed for white paper", async ({ page }) => {
  await openStory(page, "charts--stacked", "dark");
  const title = page.getByRole("heading", { name: "Students by status" });
  const lightness = () =>
    title.evaluate((words) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(words).color)?.[1]));
  expect(await lightness()).toBeGreaterThan(0.8);
  await page.emulateMedia({ media: "print" });
  expect(await lightness()).toBeLessThan(0.4);
});

test("a chart stays on one sheet: torn apart, its drawing lay over what comes next", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await openStory(page, "charts--stacked", "light");
  const chart = page.getByRole("region", { name: "Students by status" });
  await expect(chart).toHaveCSS("break-inside", "avoid");
});
