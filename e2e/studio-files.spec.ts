import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures/people";
import { choose, drawn, pages, studio } from "./fixtures/studio";
import { unpacked } from "./fixtures/unpacked";
import { watch } from "./fixtures/watch";

const files: [entry: string, ending: string, holds: RegExp][] = [
  ["Word document", "docx", /^PK/],
  ["Plain text", "txt", /Saathi, live bus times/],
  ["Markdown", "md", /## Projects/],
  ["JSON Resume", "json", /"basics"/],
];

test("188: the texts are made in the browser, hold what the portfolio says, and break no policy", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  const done = await watch(page);
  await page.goto(studio);
  await drawn(page, "placement");
  const formats = page.getByRole("button", { name: "Print, Word and other formats" });
  for (const [entry, ending, holds] of files) {
    await formats.click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: entry }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`– Résumé\\.${ending}$`));
    expect(readFileSync(await file.path(), "utf8")).toMatch(holds);
    // The file may be there before the menu has gone, which a press would meet.
    await expect(formats).toBeFocused();
  }
  expect(done).toEqual([]);
});

/** Nothing in the file runs, and its links lead to nothing but pages, mailboxes and phones. */
function expectHarmless(file: Buffer) {
  const pdf = unpacked(file);
  expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction)\b/);
  const links = [...pdf.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, address]) => address);
  expect(links.length).toBeGreaterThan(0);
  for (const address of links) expect(address).toMatch(/^(https?:|mailto:|tel:)/);
}

test("183, 188: the PDF links to nothing but pages, mailboxes and phones, holds nothing that runs, and breaks no policy while it is written", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  const outside: string[] = [];
  const done = await watch(page);
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:/.test(protocol) && origin !== new URL(page.url()).origin)
      outside.push(request.url());
  });
  await page.goto(studio);
  await choose(page, "Engineer");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/– Résumé\.pdf$/);
  const pdf = readFileSync(await file.path());
  expect(pdf.toString("latin1")).toMatch(/^%PDF-1\.7/);
  expectHarmless(pdf);
  expect([...outside, ...done]).toEqual([]);
});

test("where the PDF cannot be written, the browser's own print is offered", async ({
  page,
  enterAs,
}) => {
  await page.route("**/assets/*.wasm", (route) => route.abort());
  await enterAs("student-ready");
  await page.goto(studio);
  await drawn(page, "placement");
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByText("This browser could not write the PDF.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
});

test("183: what is printed are the pages and nothing around them, with links to nothing but pages, mailboxes and phones", async ({
  page,
  enterAs,
}) => {
  await enterAs("student-ready");
  await page.goto(studio);
  await choose(page, "Timeline");
  const count = await pages(page).locator(".tr-page[aria-label]").count();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  expectHarmless(pdf);
  await expect(page.locator("body > .print-copy")).toHaveCount(0);
});
