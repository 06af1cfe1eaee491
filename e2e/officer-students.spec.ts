import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { wideWindow } from "./fixtures/bounds";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";

const rows = (page: Page) => page.getByRole("grid", { name: "Students" }).locator("[data-place]");
const names = (page: Page) => rows(page).locator("th .truncate").allTextContents();

const choose = async (tab: Page, status: string) => {
  await tab.getByRole("combobox", { name: "Status" }).selectOption(status);
  await expect(tab.getByRole("button", { name: "Set for 1 student" })).toBeVisible();
};

test("an officer filters, sets the status of everyone who matches with a reason, and takes it back", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/students?status=ACTIVE&sort=-cgpa");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("combobox", { name: "Department" }).fill("civ");
  await page.getByRole("option", { name: "Civil" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/department=Civil/);
  await expect(rows(page).first()).toContainText("Civil");
  const match = page.getByText(/^\d+ match$/).first();
  const count = Number(/\d+/.exec((await match.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(20);
  const before = await names(page);

  await rows(page).nth(1).getByRole("checkbox").click();
  await page.getByRole("button", { name: `Select all ${count}` }).click();
  await page.getByRole("button", { name: "Set status" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Status" }).selectOption("SUSPENDED");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Missed three interviews in a row.");
  await look(page, "a status for everyone who matches");
  await dialog.getByRole("button", { name: `Set for ${count} students` }).click();
  await expect(page.getByText("No students match")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(match).toHaveText(`${count} match`);
  expect(await names(page)).toEqual(before);
  // What was chosen can be gone back from, and is there after a reload.
  await page.reload();
  await expect(match).toHaveText(`${count} match`);
  await page.goBack();
  await expect(page).toHaveURL("/po/students?status=ACTIVE&sort=-cgpa");
});

test("177: by keys alone an officer walks the list, opens a student beside it, and comes back to the row", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/students");
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().focus();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await expect(page.getByRole("region", { name: "1 selected" })).toBeVisible();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  const [, , third, fourth] = await names(page);
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(third ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(fourth ?? "");
  await expect(sheet.getByRole("heading", { name: "What happened" })).toBeVisible();
  await look(page, "a student beside the list");
  await page.keyboard.press("Escape");
  await expect(rows(page).nth(2)).toBeFocused();
  // What the row offers is a menu as well.
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem")).toHaveText(["Open", /^Bookmark: /, /^Archive: /]);
  await look(page, "the menu of a row");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  // A menu moves the light after the key: Enter right behind it would choose the entry before.
  await expect(page.getByRole("menuitem", { name: /^Bookmark: / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows(page).nth(2)).toBeFocused();
});

test("by keys alone an officer goes through the list page by page, and finds as many rows on a page again", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/students");
  const foot = page.getByRole("navigation", { name: "Pages of" });
  const head = page.getByRole("columnheader", { name: "CGPA" });
  const toTop = async (place: number) => {
    const row = page.locator(`[data-place="${place}"]`);
    await expect(row).toBeVisible();
    const [above, below] = [(await head.boundingBox())!, (await row.boundingBox())!];
    expect(Math.abs(above.y + above.height - below.y)).toBeLessThan(2);
  };
  await expect(page.getByText(/^1–\d+ of 661$/)).toBeVisible();
  await expect(foot).toContainText("Page 1 of 14");
  const next = foot.getByRole("button", { name: "Next page" });
  await next.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^101–\d+ of 661$/)).toBeVisible();
  await toTop(100);
  await expect(next).toBeFocused();
  await foot.getByRole("combobox", { name: "Rows" }).selectOption("100");
  await expect(foot).toContainText("Page 2 of 7");
  await look(page, "the second hundred of the students");
  await page.reload();
  await expect(foot).toContainText("Page 1 of 7");
  await expect(foot.getByRole("button", { name: "Previous page" })).toBeDisabled();
});

test("74, 75: of two officers who change one student at once, the second is told and overwrites nothing", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto("/po/students?status=ACTIVE&sort=roll");
    await rows(tab).first().getByRole("checkbox").click();
    await tab.getByRole("button", { name: "Set status" }).click();
  }
  await choose(page, "ALUMNI");
  await choose(other, "DEREGISTERED");
  await other.getByRole("button", { name: "Set for 1 student" }).click();
  await expect(other.getByText("1 student set to Deregistered").first()).toBeVisible();
  await page.getByRole("button", { name: "Set for 1 student" }).click();
  await expect(page.getByRole("heading", { name: "Nobody was changed" })).toBeVisible();
  await expect(page.getByText("1 student not changed")).toBeVisible();
});

test("students are bookmarked and archived: the archived leave the list, and come back", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/students?sort=roll");
  await expect(page.getByText("661 students").first()).toBeVisible();
  const put = async (verb: string, name: string) => {
    await page.getByRole("button", { name: verb, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("button", { name: verb }).click();
    await expect(dialog).toHaveCount(0);
  };
  const first = (await names(page))[0] ?? "";
  await rows(page).first().getByRole("checkbox").click();
  await rows(page).nth(1).getByRole("checkbox").click();
  await put("Bookmark", "Honours");
  await rows(page).first().getByRole("checkbox").click();
  await put("Archive", "Left in May");
  await expect(page.getByText("660 students").first()).toBeVisible();
  await expect(rows(page).first()).not.toContainText(first);

  await page.getByRole("link", { name: "Bookmarks" }).click();
  const lists = page.getByRole("list", { name: "Bookmarks" });
  // As many as it shows: who is in the archive is hidden from it.
  await expect(lists.getByRole("listitem")).toContainText("1 student");
  await look(page, "lists of the bookmarks");

  await page.getByRole("link", { name: "Archive" }).click();
  await page.getByRole("link", { name: "Left in May" }).click();
  const archived = page.getByRole("grid", { name: "Left in May" }).locator("[data-place]");
  await expect(archived).toHaveCount(1);
  await archived.first().getByRole("checkbox").click();
  await page.getByRole("button", { name: "Take out of the list", exact: true }).click();
  await expect(page.getByText("Nobody is in this list")).toBeVisible();
  await page.getByRole("link", { name: "Bookmarks" }).click();
  await expect(lists.getByRole("listitem")).toContainText("2 students");
  await page.getByRole("link", { name: "Students" }).click();
  await expect(page.getByText("661 students").first()).toBeVisible();
});

test("what is shown is exported: the filter, the columns and the order", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-in-season");
  await page.goto("/po/students?department=Civil&sort=-cgpa");
  await expect(rows(page).first()).toContainText("Civil");
  const match = page.getByText(/^\d+ match$/).first();
  const count = Number(/\d+/.exec((await match.textContent()) ?? "")?.[0]);
  await page.getByRole("button", { name: "Export" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV", exact: true }).click();
  const sheet = readFileSync(await (await coming).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(sheet).toHaveLength(count + 1);
  expect(sheet[0]).toMatch(/name.*department.*CGPA/i);
  const [best] = await names(page);
  expect(sheet[1]).toContain(best?.split(" ")[0]);
  expect(sheet.slice(1).every((line) => line.includes("Civil"))).toBe(true);
});

test("what is printed is the whole list, as wide as the paper, and nothing of the frame around it", async ({
  pageOf,
}) => {
  const page = await pageOf("officer-in-season");
  await wideWindow(page);
  await page.goto("/po/students");
  await expect(rows(page).first()).toBeVisible();
  // A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Pages of" })).toBeHidden();
  const last = (await rows(page).last().boundingBox())!;
  const [wide, long] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight] as const;
  });
  expect(wide).toBe(794);
  expect(long).toBeGreaterThan(1123);
  expect(long).toBeGreaterThanOrEqual(Math.floor(last.y + last.height));
});

test("every column of the list is seen without a scroll sideways at 1280 and at 1024", async ({
  pageOf,
}) => {
  const page = await pageOf("officer-in-season");
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/po/students");
    await expect(rows(page).first()).toBeVisible();
    const last = page.getByRole("columnheader", { name: "Placement" });
    await expect(last).toBeInViewport({ ratio: 1 });
    const { x, width: wide } = (await last.boundingBox()) ?? { x: width, width: 0 };
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});
