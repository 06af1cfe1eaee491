import type { Page } from "@playwright/test";
import { look } from "./fixtures/look";
import { expect, test } from "./fixtures/people";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = { name: "bus.png", mimeType: "image/png", buffer: png };
const certificate = {
  name: "prize.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
};

const section = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name }).click();
const add = (page: Page, one: string) => page.getByRole("button", { name: `Add ${one}` }).click();
const item = (page: Page, one: string) => page.getByRole("form", { name: `New ${one}` });

async function save(page: Page, one: string, shown: string) {
  await page.getByRole("button", { name: `Save ${one}` }).click();
  await expect(page.getByRole("button", { name: `Edit ${shown}` })).toBeVisible();
}

async function choose(page: Page, label: string, text: string) {
  await page.getByRole("combobox", { name: label }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

async function addSkill(page: Page, name: string) {
  await add(page, "skill");
  await choose(page, "Skill", name);
  await item(page, "skill").getByLabel("Type").selectOption("TECHNICAL");
  await item(page, "skill").getByLabel("Level").selectOption("STRONG");
  await save(page, "skill", name);
}

test("a new student adds one of everything, and it is there after a reload", async ({
  page,
  enterAs,
}) => {
  test.slow();
  await enterAs("student-new");
  await page.goto("/student/skills");
  await expect(page.getByRole("list", { name: "What to do next" })).toBeVisible();

  await section(page, "Education");
  await add(page, "entry");
  const school = item(page, "entry");
  await school.getByLabel("Kind").selectOption("SCHOOL");
  await school.getByLabel("School or college").fill("Breeks School");
  await school.getByLabel("Course").fill("Class XII, Science");
  await school.getByRole("textbox", { name: "Score" }).fill("96.4");
  await school.getByLabel("Scale").selectOption("100");
  await save(page, "entry", "Class XII, Science");

  await section(page, "Projects");
  await add(page, "project");
  const project = item(page, "project");
  await project.getByLabel("Title").fill("Saathi");
  await project.getByRole("textbox", { name: "From" }).fill("May 2025");
  await project.getByRole("textbox", { name: "To" }).fill("Jan 2025");
  await project.getByLabel("What you did").fill("Bus times that work on 2G.");
  await project.getByRole("button", { name: "Save project" }).click();
  await expect(page.getByText("The end comes before the start.")).toBeVisible();
  await look(page, "a project with an end before its start");
  // A reload in the midst of it keeps what was typed.
  await page.reload();
  await expect(project.getByLabel("Title")).toHaveValue("Saathi");
  await project.getByRole("textbox", { name: "From" }).fill("Jan 2025");
  await project.getByRole("textbox", { name: "To" }).fill("May 2025");
  await project.locator("input[type=file]").setInputFiles(picture);
  await save(page, "project", "Saathi");

  await section(page, "Experience");
  await add(page, "experience");
  const work = item(page, "experience");
  await work.getByLabel("You worked as").fill("Engineering intern");
  await work.getByLabel("Where").fill("Meghdoot Cloud");
  await work.getByRole("textbox", { name: "From" }).fill("May 2025");
  await choose(page, "City", "Coimbatore");
  await save(page, "experience", "Engineering intern, Meghdoot Cloud");

  await section(page, "Achievements");
  await add(page, "achievement");
  const prize = item(page, "achievement");
  await prize.getByLabel("Title").fill("Smart campus hackathon");
  await prize.getByRole("textbox", { name: "When" }).fill("Mar 2025");
  await prize.locator("input[type=file]").setInputFiles(certificate);
  await save(page, "achievement", "Smart campus hackathon");
  await expect(page.getByText("Document attached")).toBeVisible();

  await section(page, "Additional");
  await add(page, "item");
  await item(page, "item").getByLabel("Title").fill("Reads to children on Sundays");
  await save(page, "item", "Reads to children on Sundays");

  await section(page, "Skills");
  await addSkill(page, "React");
  await addSkill(page, "Figma");
  await page.getByRole("button", { name: "Choose what companies see first" }).click();
  await page.getByRole("checkbox", { name: "Figma" }).check();
  await page.getByRole("checkbox", { name: "React" }).check();
  await page.getByRole("button", { name: "Save top skills" }).click();
  const top = page.getByRole("list", { name: "Top skills" }).getByRole("listitem");
  await expect(top.first()).toContainText("Figma");
  await top.first().getByRole("button", { name: "Move Figma" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(top.first()).toContainText("React");

  await section(page, "Personal info");
  await page.getByRole("textbox", { name: "About you" }).fill("Builds what works on a slow line.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Draft kept in this tab")).toHaveCount(0);
  await page.getByLabel("Profile picture").setInputFiles(picture);
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("button", { name: "Change the picture" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "About you" })).toHaveValue(
    "Builds what works on a slow line.",
  );
  await section(page, "Projects");
  await expect(page.getByRole("button", { name: "Edit Saathi" })).toBeVisible();
  await expect(page.getByText("Jan to May 2025")).toBeVisible();
  await expect(top.first()).toContainText("React");
});

test("74: two tabs that edit one project are told, and merge", async ({ page, enterAs }) => {
  await enterAs("student-ready");
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto("/student/edit/projects");
    await tab.getByRole("button", { name: /^Edit Saathi/ }).click();
  }
  await other.getByLabel("Title").fill("Saathi of the other tab");
  await other.getByRole("button", { name: "Save project" }).click();
  await expect(other.getByRole("button", { name: "Edit Saathi of the other tab" })).toBeVisible();

  await page.getByRole("textbox", { name: "Your part" }).fill("Led it");
  await page.getByRole("button", { name: "Save project" }).click();
  const differing = page.getByRole("list", { name: "What differs" });
  await expect(differing).toContainText("Saathi of the other tab");
  await look(page, "a project that two tabs changed");
  await differing.getByRole("radiogroup", { name: "Title" }).getByText("Theirs").click();
  await expect(page.getByRole("textbox", { name: "Your part" })).toHaveValue("Led it");
  await page.getByRole("button", { name: "Save project" }).click();
  await expect(page.getByRole("button", { name: "Edit Saathi of the other tab" })).toBeVisible();
  await expect(page.getByText("Led it")).toBeVisible();
});

test("a removed project comes back by undo, and the order of all is kept", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto("/student/edit/projects");
  const rows = page.getByRole("list", { name: "Projects" }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await page.getByRole("button", { name: /^Edit Saathi/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(4);

  const grip = page.getByRole("button", { name: /^Move Saathi/ });
  const last = await rows.last().boundingBox();
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move(last!.x + 40, last!.y + last!.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(rows.last()).toContainText("Saathi");
  await expect(page.getByText(/^Saathi.* put down, position 4 of 4$/)).toBeAttached();
  await page.reload();
  await expect(rows.last()).toContainText("Saathi");
});

test("a press on a button holds though the field that it leaves is told to be wrong", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-new");
  await page.goto("/student/edit/experiences");
  await add(page, "experience");
  const form = item(page, "experience");
  const first = form.getByRole("textbox").first();
  await expect(first).toBeFocused();
  await form.getByRole("button", { name: "Cancel" }).hover();
  await page.mouse.down();
  // What is wrong is known while the button is still held.
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await page.mouse.up();
  await expect(form).toBeHidden();

  await add(page, "experience");
  await form.getByRole("button", { name: "Save experience" }).hover();
  await page.mouse.down();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await page.mouse.up();
  await expect(form.getByText("Write what you worked as.")).toBeVisible();
  expect(await form.locator("[aria-invalid=true]").count()).toBeGreaterThan(1);
  await expect(first).toBeFocused();
});
