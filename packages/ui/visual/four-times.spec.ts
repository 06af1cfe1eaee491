import { expect, test } from "@playwright/test";
import { tooWide } from "./faults";
import { openStory } from "./open-story";

// What a browser leaves of a window of 1280 by 1024 when everything in it is four times as large.
test.use({ viewport: { width: 320, height: 256 } });

test("a code is seen whole", async ({ page }) => {
  await openStory(page, "field-otp-input--wrong", "light");
  expect(await page.evaluate(tooWide)).toEqual([]);
});

test("a dialog with a long title scrolls to its answers", async ({ page }) => {
  await openStory(page, "dialog-dialogs--long-words", "light");
  const remove = page.getByRole("button", { name: "Remove" });
  await remove.scrollIntoViewIfNeeded();
  await expect(remove).toBeInViewport({ ratio: 1 });
});
