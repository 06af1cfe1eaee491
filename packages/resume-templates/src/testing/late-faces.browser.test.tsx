import { afterEach, expect, test, vi } from "vitest";
import type { ResumeLayout } from "../react/use-resume-layout";
import { samples } from "../samples";
import { loadTemplate } from "../templates/load-template";
import { draw, redraw } from "./draw";
import { faultsOf, pagesIn } from "./faults";

afterEach(() => vi.unstubAllGlobals());

const lacking = "A typeface could not be loaded, so pages may break elsewhere.";

/** Faces under addresses that no other test has asked for, and whatever stands in their way. */
function facesThat(wait: () => Promise<unknown>) {
  class Late extends FontFace {
    override async load() {
      await wait();
      return super.load();
    }
  }
  vi.stubGlobal("FontFace", Late);
  const mark = crypto.randomUUID();
  return (url: string) => `${url}#${mark}`;
}

test("19: a typeface that is slow to come is waited for, and nothing is drawn in another", async () => {
  const template = await loadTemplate("swiss");
  const waiting: (() => void)[] = [];
  const wait = () => new Promise<void>((settle) => void waiting.push(settle));
  const drawing = draw({ resume: samples.full, template, resolveFont: facesThat(wait) });
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect(document.querySelector(".tr-pages")?.ariaBusy).toBe("true");
  expect(pagesIn(document)).toEqual([]);
  for (const come of waiting) come();
  const layout = await drawing;
  expect(layout.notices).toEqual([]);
  expect(faultsOf(pagesIn(document), layout)).toEqual([]);
});

test("19: a typeface that cannot be had is told, and nothing is lost; once it can, pages are laid out anew", async () => {
  const template = await loadTemplate("swiss");
  let offline = true;
  const resolveFont = facesThat(() => (offline ? Promise.reject(new Error()) : Promise.resolve()));
  const layouts: ResumeLayout[] = [];
  const now = () => layouts.at(-1)!;
  const onLayout = (layout: ResumeLayout) => void layouts.push(layout);
  await draw({ resume: samples.full, template, resolveFont, onLayout });
  expect(now().notices).toEqual([lacking]);
  expect(faultsOf(pagesIn(document), now())).toEqual([]);
  offline = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => now().notices).toEqual([]);
  expect(faultsOf(pagesIn(document), now())).toEqual([]);
});

const named = (name: string) => ({
  ...samples.japanese,
  person: { ...samples.japanese.person, name },
});
const title = () => document.querySelector(".tr-page[aria-label] h1")?.textContent;

test("19: a letter of another slice is waited for; until it has come, what stood there stays", async () => {
  const template = await loadTemplate("swiss");
  const waiting: (() => void)[] = [];
  let slow = false;
  const resolveFont = facesThat(() =>
    slow ? new Promise<void>((settle) => void waiting.push(settle)) : Promise.resolve(),
  );
  const layouts: ResumeLayout[] = [];
  const onLayout = (layout: ResumeLayout) => void layouts.push(layout);
  await draw({ resume: named("田中"), template, resolveFont, onLayout });
  slow = true;
  redraw({ resume: named("中田"), template, resolveFont, onLayout });
  await expect.poll(title).toBe("中田");
  expect(waiting).toEqual([]);

  const shown = pagesIn(document);
  redraw({ resume: named("中田 凛"), template, resolveFont, onLayout });
  // One slice, in both of its weights.
  await expect.poll(() => waiting.length).toBe(2);
  expect(title()).toBe("中田");
  expect(pagesIn(document)).toEqual(shown);
  for (const come of waiting) come();
  await expect.poll(title).toBe("中田 凛");
  expect(layouts.at(-1)?.notices).toEqual([]);
  expect(faultsOf(pagesIn(document), layouts.at(-1)!)).toEqual([]);
});

test("19: a slice that cannot be had is told; once it can, pages are laid out anew", async () => {
  const template = await loadTemplate("swiss");
  let offline = false;
  const resolveFont = facesThat(() => (offline ? Promise.reject(new Error()) : Promise.resolve()));
  const layouts: ResumeLayout[] = [];
  const onLayout = (layout: ResumeLayout) => void layouts.push(layout);
  await draw({ resume: named("田中"), template, resolveFont, onLayout });
  offline = true;
  redraw({ resume: named("田中 凛"), template, resolveFont, onLayout });
  await expect.poll(() => layouts.at(-1)?.notices).toEqual([lacking]);
  expect(title()).toBe("田中 凛");
  offline = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => layouts.at(-1)?.notices).toEqual([]);
});
