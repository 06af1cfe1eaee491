import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { type Boxes, differences, print } from "./boxes";
import { draw, type Drawn, openStory, outline, type Outlined, type Theme } from "./open-story";
import { pack, samePicture, type Verdict } from "./same-picture";
import { test } from "./still-page";
import { pictured } from "./stories";

const themes: Theme[] = ["light", "dark"];
const fileOf = (id: string, theme: Theme, ending: "json" | "png") =>
  join(import.meta.dirname, "pictures", theme, `${id}.${ending}`);

/** Whether this machine draws as the one of the stored pictures. */
const drawsAlike = () => process.env.DRAWS === "alike";

interface Comparison {
  faults: string[];
  verdict?: Verdict;
}

/** Compares with what is stored: boxes everywhere, pixels where the machine draws as the stored ones were. */
function compare(id: string, theme: Theme, drawn: Outlined): Comparison {
  const [boxes, picture] = [fileOf(id, theme, "json"), fileOf(id, theme, "png")];
  if (!existsSync(boxes) || !existsSync(picture)) {
    return { faults: ["It has no stored picture: run the visual test with -u, and look at it."] };
  }
  const faults = differences(JSON.parse(readFileSync(boxes, "utf8")) as Boxes, drawn.boxes);
  if (!drawsAlike() || !drawn.picture) return { faults };
  const verdict = samePicture(readFileSync(picture), drawn.picture);
  return { faults: verdict.same ? faults : [...faults, verdict.why ?? ""], verdict };
}

/** A story may still be settling, such as a field that is about to take the focus: it is looked at again. */
async function settled<Seen, Found>(
  page: Page,
  see: (page: Page) => Promise<Seen>,
  judge: (seen: Seen) => { done: boolean; found: Found },
) {
  const until = Date.now() + 3000;
  for (;;) {
    const seen = await see(page);
    const { done, found } = judge(seen);
    if (done || Date.now() > until) return { seen, found };
    await nextFrame(page);
  }
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));

/** The story once it has not changed for half a second. */
async function still(page: Page) {
  let last: Drawn | undefined;
  let since = Date.now();
  const { seen } = await settled(page, draw, (now) => {
    if (!last || !now.picture.equals(last.picture)) since = Date.now();
    last = now;
    return { done: Date.now() - since > 500, found: undefined };
  });
  return seen;
}

function store(id: string, theme: Theme, { boxes, picture }: Drawn) {
  mkdirSync(dirname(fileOf(id, theme, "png")), { recursive: true });
  writeFileSync(fileOf(id, theme, "json"), print(boxes));
  writeFileSync(fileOf(id, theme, "png"), pack(picture));
}

/** Lays the picture, and the one that marks what differs, beside the test's report. */
function keep(info: TestInfo, now: Buffer, marked?: Buffer) {
  for (const [name, body] of Object.entries({ now, marked })) {
    if (!body) continue;
    const path = info.outputPath(`${name}.png`);
    writeFileSync(path, body);
    info.attachments.push({ name, path, contentType: "image/png" });
  }
}

const updating = ({ config }: TestInfo) => ["all", "changed"].includes(config.updateSnapshots);

for (const theme of themes) {
  for (const id of pictured()) {
    test(`${id} looks as it did, in ${theme}`, async ({ still: page }, info) => {
      await openStory(page, id, theme);
      if (updating(info)) {
        const drawn = await still(page);
        if (compare(id, theme, drawn).faults.length) store(id, theme, drawn);
        return;
      }
      const { found } = await settled(page, drawsAlike() ? draw : outline, (now) => {
        const comparison = compare(id, theme, now);
        return { done: comparison.faults.length === 0, found: comparison };
      });
      if (found.faults.length) keep(info, (await draw(page)).picture, found.verdict?.marked);
      expect(found.faults).toEqual([]);
    });
  }
}

for (const theme of themes) {
  test(`a button whose corners are a pixel rounder or sharper is found, in ${theme}`, async ({
    still: page,
  }) => {
    const id = "button--primary";
    await openStory(page, id, theme);
    const before = await still(page);
    for (const radius of ["6px", "8px"]) {
      const style = await page.addStyleTag({ content: `:root { --radius-md: ${radius} }` });
      const after = await still(page);
      const { same, why } = samePicture(before.picture, after.picture);
      expect(same).toBe(false);
      expect(why).toMatch(/pixels differ/);
      const [box] = differences(before.boxes, after.boxes);
      expect(box).toContain(`border-radius: ${radius} instead of border-radius: 7px`);
      expect(compare(id, theme, after).faults).not.toEqual([]);
      await style.evaluate((element) => (element as HTMLElement).remove());
    }
    expect(compare(id, theme, await still(page)).faults).toEqual([]);
  });
}

for (const id of ["button--sizes", "charts--bars", "datatable--students", "calendar--month"]) {
  test(`${id} drawn twice is the same to the last pixel`, async ({ still: page }) => {
    await openStory(page, id, "dark");
    const first = await still(page);
    await openStory(page, id, "dark");
    const second = await still(page);
    expect(samePicture(first.picture, second.picture).same).toBe(true);
    expect(differences(first.boxes, second.boxes)).toEqual([]);
  });
}
