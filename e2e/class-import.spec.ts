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
  await expect(page.getByRole("link", { name: "Students 661" })).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("This import was undone")).toBeVisible();
  await page.getByRole("link", { name: "Go to the students" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Students" })).toContainText("654");
  await expect(page.getByRole("link", { name: "Students 654" })).toBeVisible();
});

test("a class that the plan does not hold says how many fit, waits while a larger plan is paid, and then comes in whole", async ({
  page,
  enterAs,
}) => {
  await enterAs("officer-ready");
  await page.goto("/po/students/import");
  const lines = Array.from({ length: 1510 }, (_, n) => line(n + 1).replace("s", "large.s"));
  await choose(page, sheet("large.csv", lines));
  await expect(page.getByText("There is room for 1,500 of the 1,510 new students")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1,500 students" })).toBeVisible();
  await look(page, "a class that the plan does not hold");
  const preview = page.url();
  await page.getByRole("link", { name: "See the plans" }).click();
  await expect(page.getByText("0 of 1,500 students")).toBeVisible();
  await page.getByRole("radio", { name: "University" }).check();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText(/₹[\d,]+ paid/)).toBeVisible();
  await page.goto(preview);
  await page.getByRole("button", { name: "Import 1,510 students" }).click();
  await expect(page.getByText("1,510 students added, 0 changed")).toBeVisible();
  await page.goto("/po/plan-price");
  await expect(page.getByText("1,510 of 10,000 students")).toBeVisible();
  await look(page, "how full a plan is");
});
