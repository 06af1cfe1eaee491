import type { Page } from "@playwright/test";
import { callsOf } from "./fixtures/calls";
import * as hiring from "./fixtures/hiring";
import { lock } from "./fixtures/lock";
import { look } from "./fixtures/look";
import { payloads } from "./fixtures/payloads";
import { expect, logIn, test } from "./fixtures/people";
import { watch } from "./fixtures/watch";

test.use({ actionTimeout: 15_000 });
const { step } = test;
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const theJob = (page: Page) => page.getByRole("region", { name: "The job" });
const editorCode = /assets\/editor-[^/]*\.js$/;

/** A company, the college it is connected to, and one student there. */
async function season(officer: Page, hr: Page, student: Page, enterAs: Enter) {
  const { accessToken: officerToken } = await enterAs("officer-in-season", officer);
  const { accessToken: hrToken } = await enterAs("hr-ready", hr);
  const asOfficer = callsOf(officer.request, "po", officerToken);
  const asHr = callsOf(hr.request, "hr", hrToken);
  const college = await hiring.connect(asHr, asOfficer);
  const query = "status=ACTIVE&placement=NOT_PLACED&limit=1";
  const { items } = await asOfficer<{ items: { email: string }[] }>(
    "get",
    `/student-info?${query}`,
  );
  await logIn(student, "student", items[0]?.email ?? "");
  return { asOfficer, asHr, college };
}
type Enter = (scenario: string, page: Page) => Promise<{ accessToken: string }>;

test("a company describes a job in lists and strong words by keys alone, and its college and students read them", async ({
  another,
  page: officer,
  enterAs,
}) => {
  test.setTimeout(120_000);
  const [hr, student] = [await another(), await another()];
  const { asOfficer, asHr, college } = await season(officer, hr, student, enterAs);

  await step("it is written, and survives a reload", async () => {
    await hr.goto("/hr/jobs/new");
    await hr.getByRole("textbox", { name: "Title" }).fill("Depot Engineer");
    await hr.getByRole("combobox", { name: "Kind" }).selectOption("FULL_TIME");
    const form = await hr.getByRole("main").locator("form").boundingBox();
    expect(form?.width, "a form is as wide as lines are easily read").toBeLessThanOrEqual(560);
    await description(hr).focus();
    await hr.keyboard.press("ControlOrMeta+b");
    await hr.keyboard.type("What you will do");
    await hr.keyboard.press("ControlOrMeta+b");
    await hr.keyboard.press("Enter");
    // The buttons are one stop before the text; the arrows lead along them.
    await hr.keyboard.press("Shift+Tab");
    await expect(hr.getByRole("button", { name: "Strong" })).toBeFocused();
    await hr.keyboard.press("ArrowRight");
    await hr.keyboard.press("ArrowRight");
    await hr.keyboard.press("Enter");
    await expect(description(hr)).toBeFocused();
    await hr.keyboard.type("Keep the buses of a depot running");
    await hr.keyboard.press("Enter");
    await hr.keyboard.type("Work beside <the> mechanics & ask");
    await hr.keyboard.press("Tab");
    await expect(description(hr)).not.toBeFocused();
    await expect(hr.getByText("82 of 10,000")).toBeVisible();
    await look(hr, "the editor of a job");
    await hr.reload();
    await expect(description(hr).getByRole("listitem")).toHaveText([
      "Keep the buses of a depot running",
      "Work beside <the> mechanics & ask",
    ]);
    await expect(hr.getByText("What you typed here before is not saved yet.")).toBeVisible();
  });

  await step("it is read by its company", async () => {
    await hr.getByRole("button", { name: "Save the draft" }).click();
    // The editor has a part of that name as well.
    await expect(hr.getByRole("heading", { level: 1, name: "Depot Engineer" })).toBeVisible();
    await expect(theJob(hr).getByRole("listitem")).toHaveCount(2);
    await expect(theJob(hr).locator("strong")).toHaveText("What you will do");
    await look(hr, "a job with a list");
    await hr.getByRole("link", { name: "Edit" }).first().click();
    await expect(description(hr).getByRole("listitem")).toHaveCount(2);
    await expect(hr.getByText("is not saved yet")).toHaveCount(0);
  });

  const id = new URL(hr.url()).pathname.split("/").at(3) ?? "";
  const job = await asHr<{ description: string }>("get", `/jobs/${id}`);
  expect(job.description).toBe(
    "<p><strong>What you will do</strong></p><ul><li><p>Keep the buses of a depot running</p></li><li><p>Work beside &lt;the&gt; mechanics &amp; ask</p></li></ul>",
  );
  const wanted = { title: "Depot Engineer II", description: job.description };
  const posting = await hiring.openJobAt(college, asHr, asOfficer, wanted);

  for (const [page, path] of [
    [officer, `/po/jobs/${posting}`],
    [student, `/student/jobs/${posting}`],
  ] as const)
    await step(`it is read at ${path}, without the code of the editor`, async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      await expect(theJob(page).getByRole("listitem")).toHaveCount(2);
      await expect(theJob(page).locator("strong")).toHaveText("What you will do");
      await look(page, path);
      expect(asked.filter((url) => editorCode.test(url))).toEqual([]);
    });
});

test("185: hostile texts in the description of a job do nothing to those who read it, nor to who edits it", async ({
  another,
  page: officer,
  enterAs,
}) => {
  test.setTimeout(120_000);
  const [hr, student] = [await another(), await another()];
  const { asOfficer, asHr, college } = await season(officer, hr, student, enterAs);
  const each = payloads.map((text) => `<p>${text}</p>`).join("");
  const wanted = { title: "Hostile", description: `<p>Begins.</p>${each}${payloads.join("\n")}` };
  const posting = await hiring.openJobAt(college, asHr, asOfficer, wanted);
  const { items } = await asHr<{ items: { id: string }[] }>("get", "/jobs");
  const job = items[0]?.id ?? "";
  for (const [page, path] of [
    [officer, `/po/jobs/${posting}`],
    [student, `/student/jobs/${posting}`],
    [hr, `/hr/jobs/${job}?tab=details`],
    [hr, `/hr/jobs/${job}/edit`],
  ] as const) {
    const done = await watchOnce(page);
    await page.goto(path);
    await expect(page.getByText("Begins.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(done, path).toEqual([]);
  }
});
const watched = new WeakMap<Page, string[]>();
/** What a text has done on any page that was opened so far. */
async function watchOnce(page: Page) {
  const done = watched.get(page) ?? (await watch(page));
  watched.set(page, done);
  return done;
}

test("183, 188: what is pasted keeps its lists and strong words, brings nothing that runs, and breaks no policy", async ({
  page,
  enterAs,
}) => {
  await enterAs("hr-ready");
  await page.goto("/hr/jobs/new");
  const done = await watch(page);
  await description(page).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Drives <b>well</b></p><script>pwned()</script><img src=x>`,
    );
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const entry = description(page).getByRole("listitem");
  await expect(entry).toHaveText("Drives well");
  await expect(entry.locator("strong")).toHaveText("well");
  await expect(description(page).locator("img[src=x]")).toHaveCount(0);
  expect(done).toEqual([]);
});

test("while the code of the editor is on its way its place is held, and what is typed elsewhere stays", async ({
  page,
  enterAs,
}) => {
  await enterAs("hr-ready");
  const gate = lock();
  await page.route(editorCode, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/hr/jobs/new");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Depot Engineer");
  await expect(description(page)).toHaveCount(0);
  const skills = page.getByRole("textbox", { name: "Skills" });
  const before = await skills.boundingBox();
  gate.resolve();
  await expect(description(page)).toBeVisible();
  expect((await skills.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expect(title).toHaveValue("Depot Engineer");
});

test("where the code of the editor does not come, that is said at its place, and the rest can be saved", async ({
  page,
  enterAs,
}) => {
  await enterAs("hr-ready");
  await page.route(editorCode, (route) => route.abort());
  await page.goto("/hr/jobs/new");
  await expect(page.getByText("The editor could not be loaded.")).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Depot Engineer");
  await page.getByRole("combobox", { name: "Kind" }).selectOption("FULL_TIME");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Draft");
});

test("a description that is too long is told at its field, which has the keys, until it is short enough", async ({
  page,
  enterAs,
}) => {
  await enterAs("hr-ready");
  await page.goto("/hr/jobs/new");
  await page.getByRole("textbox", { name: "Title" }).fill("Depot Engineer");
  await page.getByRole("combobox", { name: "Kind" }).selectOption("FULL_TIME");
  await description(page).fill("a".repeat(10_001));
  await expect(page.getByText("10,001 of 10,000")).toBeVisible();
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("Keep it to 10,000 characters.")).toBeVisible();
  await expect(description(page)).toBeFocused();
  await look(page, "a description that is too long");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Keep it to 10,000 characters.")).toHaveCount(0);
});
