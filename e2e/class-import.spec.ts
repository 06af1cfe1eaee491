import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";

const headings = "Email,Roll No,Name,Surname,Branch,Degree,Batch,CPI,Remarks";
const batch = new Date().getUTCFullYear() + 1;
const line = (n: number, branch = "Civil") =>
  `s${n}@class.example,27CE${String(n).padStart(3, "0")},Asha,Rao,${branch},B.E.,${batch},8.1,none`;
const sheet = (name: string, lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from([headings, ...lines].join("\n")),
});
const choose = (page: Page, file: ReturnType<typeof sheet>) =>
  page.locator("input[type=file]").setInputFiles(file);

test("an officer imports a class of 661, mends what was wrong, and takes it back", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/students");
  await page.getByRole("link", { name: "Import students" }).first().click();
  await look(page, "the import of a class");
  const lines = Array.from({ length: 661 }, (_, n) => line(n + 1, n % 100 ? "Civil" : "Alchemy"));
  await choose(page, sheet("class.csv", [...lines, line(2)]));
  await expect(
    page.getByText("Department: The college has no department “Alchemy”.").first(),
  ).toBeVisible();
  await look(page, "the rows of a class before they come in");
  await page.getByRole("tab", { name: "Twice in the file" }).click();
  await expect(page.getByText("Email: Row 3 has the same.")).toBeVisible();
  await page.getByRole("button", { name: "Import 654 students" }).click();
  await expect(page.locator(":focus")).toContainText("654 students added, 0 changed");

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Those rows" }).click();
  const left = readFileSync(await (await coming).path(), "utf8");
  expect(left.trim().split("\r\n")).toHaveLength(9);

  await page.getByRole("link", { name: "Choose another sheet" }).click();
  await choose(
    page,
    sheet(
      "mended.csv",
      lines.map((each) => each.replace("Alchemy", "Civil")),
    ),
  );
  await expect(page.getByRole("tab", { name: "Unchanged" })).toContainText("654");
  await page.getByRole("button", { name: "Import 7 students" }).click();
  await expect(page.getByText("7 students added, 0 changed")).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Go to the students" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Students" })).toContainText("661");

  await page.goBack();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("This import was undone")).toBeVisible();
  await page.getByRole("link", { name: "Go to the students" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Students" })).toContainText("654");
});
