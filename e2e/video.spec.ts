import { expect, test } from "./fixtures/people";

// A camera that shows a clock, and that nobody has to allow.
test.use({
  permissions: ["camera", "microphone"],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  },
});

test("90: a video is recorded in the page, watched, saved, played by parts, and deleted", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto("/student/video");
  await page.getByRole("button", { name: /^Record/ }).click();
  await page.getByRole("button", { name: "Start recording" }).click();
  await expect(page.getByRole("timer")).toHaveText("1:28 left");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/Only you have it so far/)).toBeVisible();

  const played = page.waitForResponse(
    (reply) => reply.url().includes("/assets/linked") && reply.status() === 206,
  );
  await page.getByRole("button", { name: "Use this video" }).click();
  await expect(page.getByText(/^0:0\d long/)).toBeVisible();
  expect((await played).headers()["content-range"]).toMatch(/^bytes \d+-\d+\/\d+$/);
  const video = page.locator("video[aria-label='Your video résumé']");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.error)).toBeNull();

  await page.getByRole("button", { name: "Delete the video" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your video résumé?" });
  await dialog.getByRole("button", { name: "Delete the video" }).click();
  await expect(page.getByRole("button", { name: /^Record/ })).toBeVisible();
});
