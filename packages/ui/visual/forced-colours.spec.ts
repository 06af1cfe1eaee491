import { expect, type Locator, test } from "@playwright/test";
import { PNG } from "pngjs";
import { openStory } from "./open-story";

// The reader's own colours are dark, and the page was set to light before they were turned on.
test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } });

/** Steps of 255 between the darkest and the brightest pixel of a part. */
async function span(part: Locator) {
  const { data } = PNG.sync.read(await part.screenshot({ animations: "disabled" }));
  const shades = Array.from({ length: data.length / 4 }, (_, at) =>
    Math.max(...data.subarray(at * 4, at * 4 + 3)),
  );
  return Math.max(...shades) - Math.min(...shades);
}

/** What has no words, or words that a chart draws. */
const drawn = {
  "how far something has come": ["states-display--meters", "progress"],
  "the rows of a chart": ["charts--skills-by-domain", "svg text:has-text('Web development')"],
} as const;

for (const [name, [story, selector]] of Object.entries(drawn))
  test(`${name} can be told from the reader's ground`, async ({ page }) => {
    await openStory(page, story, "light");
    expect(await span(page.locator(selector).first())).toBeGreaterThan(120);
  });

test("a part that is done is told from one that is not", async ({ page }) => {
  await openStory(page, "states-display--progress", "light");
  const windows = page.locator("[aria-hidden=true] > .arch");
  const middle = async (at: number) => {
    const { data, width, height } = PNG.sync.read(await windows.nth(at).screenshot());
    const pixel = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
    return [...data.subarray(pixel, pixel + 3)];
  };
  expect(await middle(0)).not.toEqual(await middle(9));
});

test("a calendar says how long an event lasts, and which day is today", async ({ page }) => {
  await openStory(page, "calendar--week", "light");
  const talk = page.getByRole("button", { name: /Kestrel, pre-placement talk/ });
  await expect(talk).toHaveCSS("border-top-style", "solid");
  const today = page.locator("[aria-current=date]");
  await expect(today).toHaveCSS("outline-style", "solid");
});

test("a table says whose record is open", async ({ page }) => {
  await openStory(page, "datatable-states--record-is-open", "light");
  await expect(page.locator("tr[aria-current]")).toHaveCSS("outline-style", "solid");
});

for (const [box, story] of [
  ["a box", "choice-choices--checkboxes"],
  ["the box of a row", "datatable--students"],
])
  test(`${box} says that it is ticked`, async ({ page }) => {
    await openStory(page, story!, "light");
    await page.getByRole("checkbox").last().check();
    const tick = page.locator("input:checked + svg").first();
    expect(await span(tick)).toBeGreaterThan(120);
  });

for (const part of ["radio-groups", "segmented-controls", "otp-inputs"])
  test(`${part} say that they are off`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await openStory(page, `states-fields--${part}`, "light");
    const look = (state: string) =>
      page.locator(`section[aria-label="${state}"] > div`).screenshot({ animations: "disabled" });
    expect((await look("disabled")).equals(await look("default"))).toBe(false);
  });

test("dots that are painted are told apart by how far a student is", async ({ page }) => {
  await openStory(page, "charts-roll--thousands-of-students", "light");
  const colours = await page
    .locator("canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pen = canvas.getContext("2d")!;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      // At its edge a dot keeps its colour, and is thinner; shades are of the rounding.
      return new Set(
        Array.from({ length: data.length / 4 }, (_, at) => at * 4)
          .filter((at) => data[at + 3]! > 100)
          .map((at) =>
            data
              .subarray(at, at + 3)
              .map((part) => part >> 5)
              .join(),
          ),
      ).size;
    });
  expect(colours).toBeGreaterThanOrEqual(3);
});
