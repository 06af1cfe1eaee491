import { expect } from "@playwright/test";
import { turnTo } from "./open-story";
import { test } from "./still-page";
import { allStories } from "./stories";

const groups = 4;
const sheets = allStories().filter((id) => id.startsWith("states-"));
/** What a state does to these is told by the part in it, or by the cursor. */
const alike = new Set([
  "states-fields--fields hover",
  "states-fields--fields disabled",
  "states-fields--picture-crops hover",
]);

for (let group = 0; group < groups; group++) {
  const mine = sheets.filter((_, at) => at % groups === group);
  test(`parts ${group + 1} of ${groups} look otherwise under a pointer, with the focus, off and wrong`, async ({
    still: page,
  }) => {
    // Under each other, where every part stands at the same pixel of its sheet.
    await page.setViewportSize({ width: 640, height: 900 });
    const part = (state: string) => page.locator(`section[aria-label="${state}"] > div`);
    const look = (state: string) =>
      part(state).screenshot({ animations: "disabled", caret: "hide" });
    for (const id of mine) {
      await turnTo(page, id);
      if ((await part("default").count()) === 0) continue;
      for (const state of ["hover", "focus", "disabled", "error"]) {
        if ((await part(state).count()) === 0 || alike.has(`${id} ${state}`)) continue;
        // Looked at again, as the code of an editor may still be on its way.
        await expect
          .poll(async () => (await look(state)).equals(await look("default")), {
            message: `${id}, ${state}`,
          })
          .toBe(false);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}
