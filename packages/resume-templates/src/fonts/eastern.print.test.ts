import { afterAll, beforeAll, expect, test } from "vitest";
import { openSheet } from "../testing/open-sheet";
import { readPdf } from "../testing/read-pdf";

type Opened = Awaited<ReturnType<typeof openSheet>>;
let sheet: Opened;
beforeAll(async () => {
  sheet = await openSheet();
});
afterAll(() => sheet.close());

const flat = (text: string) => text.normalize("NFC").replaceAll(/[\s\p{Cf}]+/gu, "");

test.each(["japanese", "korean", "chinese", "traditional", "thai"] as const)(
  "every letter of %s comes back from the PDF",
  async (sample) => {
    const { values, input } = await sheet.show({ template: "engineer", sample });
    const file = await readPdf(await sheet.write(input));
    const text = flat(file.pages.map((page) => page.text).join(""));
    expect(values.map(flat).filter((value) => !text.includes(value))).toEqual([]);
  },
);

test("signs of full width keep it wherever they meet, as no writer could tell where a browser makes them narrow", async () => {
  for (const sample of ["japanese", "chinese", "traditional"] as const) {
    await sheet.show({ template: "engineer", sample });
    const { trim, widths } = await sheet.page.evaluate(widthsOfSigns);
    // Without it they are narrow at one time and not at another, by what else is on the screen.
    expect(trim).toBe("space-all");
    expect(widths.length).toBeGreaterThan(3);
    for (const width of widths) expect(width).toBeCloseTo(widths[0]!, 1);
  }
});

function widthsOfSigns() {
  const page = document.querySelector(".tr-page:not(.tr-measure)")!;
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const widths: number[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { index } of (node as Text).data.matchAll(/[。、，「」《》]/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      widths.push(range.getBoundingClientRect().width);
    }
  return { trim: getComputedStyle(page).getPropertyValue("text-spacing-trim"), widths };
}

test("of the faces of Japanese, only slices in use are fetched, by the screen and by the writer", async () => {
  const own = await openSheet();
  const fetched: string[] = [];
  own.page.on("request", (request) => {
    if (/noto-sans-jp.*\.woff$/u.test(request.url())) fetched.push(request.url());
  });
  const { input } = await own.show({ template: "engineer", sample: "japanese" });
  const screen = new Set(fetched);
  expect(screen.size).toBeLessThan(40);
  const bytes = own.files.reduce(
    (sum, file) =>
      sum + ([...screen].some((url) => url.endsWith(file.name)) ? file.bytes.length : 0),
    0,
  );
  expect(bytes).toBeLessThan(700 * 1024);
  const { length } = await own.write(input);
  expect(length).toBeLessThan(50 * 1024);
  // The writer takes what the screen has, and nothing beside it.
  expect([...new Set(fetched)]).toEqual([...screen]);
  await own.close();
});

test("no two parts of a face go by one name in a file", async () => {
  const title = "10: three thousand characters that have a face";
  const { input } = await sheet.show({ template: "engineer", sample: title });
  const { pages } = await readPdf(await sheet.write(input));
  const names = new Set(pages.flatMap(({ fonts }) => fonts));
  const parts = [...names].filter((name) => name.endsWith("+NotoSansSC-Regular"));
  // More than there are letters, which is how many names one letter would make.
  expect(parts.length).toBeGreaterThan(26);
});

test("what is loaded for a Latin résumé knows no slice", async () => {
  const tables = sheet.files.filter(({ name }) =>
    /noto-sans-(?:jp|kr|sc|tc)-[^.]*\.js$/u.test(name),
  );
  expect(tables).toHaveLength(4);
  const own = await openSheet();
  const fetched: string[] = [];
  own.page.on("request", (request) => void fetched.push(request.url()));
  await own.page.reload();
  await own.page.waitForFunction(() => "press" in globalThis);
  const { input } = await own.show({ template: "engineer", sample: "full" });
  await own.write(input);
  expect(fetched.filter((url) => /noto-sans/u.test(url))).toEqual([]);
  await own.close();
});
