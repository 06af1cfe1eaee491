import { expect } from "@playwright/test";
import { clipped, scrollsSideways, tooWide, unseenFocus, writeFrom } from "./faults";
import { turnTo } from "./open-story";
import { test } from "./still-page";
import { allStories } from "./stories";

const groups = 24;
const ids = allStories();
/** Mockups in columns, which their stories draw for a desk alone. */
const columns = new Set([
  "showcase-hr-pipeline--g-pipeline",
  "showcase-officer-chat--h-chat",
  "showcase-résumé-studio--f-studio",
  "showcase-student-portfolio--e-portfolio",
]);

// A tab opens story after story: what they share is fetched and compiled once.
for (let group = 0; group < groups; group++) {
  const mine = ids.filter((_, at) => at % groups === group);
  test(`stories ${group + 1} of ${groups} hold right to left, at 200 % and in forced colours`, async ({
    still: page,
  }) => {
    const faults: string[] = [];
    const note = (id: string, way: string, found: string[]) =>
      faults.push(...found.map((fault) => `${id}, ${way}: ${fault}`));
    for (const id of mine) {
      await turnTo(page, id);
      if ((await page.evaluate(tooWide)).length === 0) {
        await page.evaluate(writeFrom, "rtl");
        note(id, "right to left", await page.evaluate(tooWide));
        await page.evaluate(writeFrom, "ltr");
        // What a browser leaves of its window when everything in it is twice as large.
        await page.setViewportSize({ width: 640, height: 450 });
        note(id, "at 200 %", await page.evaluate(tooWide));
        note(id, "at 200 %", await page.evaluate(clipped));
        if (!columns.has(id)) note(id, "at 200 %", await page.evaluate(scrollsSideways));
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      await page.emulateMedia({ forcedColors: "active" });
      note(id, "in forced colours", await page.evaluate(unseenFocus));
      await page.emulateMedia({ forcedColors: null });
    }
    expect(faults).toEqual([]);
  });
}
