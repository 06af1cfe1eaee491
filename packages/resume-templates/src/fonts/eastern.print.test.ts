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

test.each(["japanese", "korean", "chinese", "thai"] as const)(
  "every letter of %s comes back from the PDF",
  async (sample) => {
    const { values, input } = await sheet.show({ template: "engineer", sample });
    const file = await readPdf(await sheet.write(input));
    const text = flat(file.pages.map((page) => page.text).join(""));
    expect(values.map(flat).filter((value) => !text.includes(value))).toEqual([]);
  },
);
