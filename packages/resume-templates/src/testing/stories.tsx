import { expect, waitFor } from "storybook/test";
import type { ResumeModel } from "../model/model";
import { normalise } from "../model/normalise";
import type { ResumePagesProps } from "../react/resume-pages";
import { samples } from "../samples";
import { unprintable } from "./printable";
import { valuesOf } from "./values-of";

/** What the stories of all templates have in common. */
export const common = {
  parameters: { page: true, layout: "centered" },
  args: { resume: samples.full },
};

interface Canvas {
  canvasElement: HTMLElement;
  args: ResumePagesProps;
}

const story = (resume: ResumeModel) => ({
  args: { resume },
  play: async ({ canvasElement, args }: Canvas) => {
    const pages = await pagesIn(canvasElement);
    expectNoOverflow(pages);
    expectWhole(pages, args);
    expectInOrder(pages);
    void expect(unprintable(pages)).toEqual([]);
  },
});

/** What every template is tried with: each sample comes whole and stays on its pages. */
export const stories = {
  Full: story(samples.full),
  Sparse: story(samples.sparse),
  Long: story(samples.long),
  NoPhoto: story(samples.noPhoto),
  Hindi: story(samples.hindi),
  Arabic: story(samples.arabic),
};

async function pagesIn(canvas: HTMLElement) {
  await waitFor(() => expect(canvas.querySelector(".tr-page[aria-label]")).not.toBeNull(), {
    timeout: 20_000,
  });
  return [...canvas.querySelectorAll<HTMLElement>(".tr-page[aria-label]")];
}

function expectNoOverflow(pages: HTMLElement[]) {
  for (const page of pages) {
    const { bottom, left, right } = page.getBoundingClientRect();
    const nodes = [...page.querySelectorAll<HTMLElement>("[data-block], h1, h3, p, li, td, img")];
    const over = nodes.filter((node) => {
      const box = node.getBoundingClientRect();
      const inside =
        box.bottom <= bottom + 0.5 && box.left >= left - 0.5 && box.right <= right + 0.5;
      return !inside || node.scrollWidth > node.clientWidth + 1;
    });
    void expect(over.map(({ textContent }) => textContent)).toEqual([]);
    const flow = page.querySelector<HTMLElement>("[data-flow]")!;
    const last = [...flow.querySelectorAll<HTMLElement>("[data-block]")].at(-1);
    const inner = page.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
    void expect(inner).toBeGreaterThan(20);
  }
}

/** Every value of the résumé stands on the pages, and nothing that is no text. */
function expectWhole(pages: HTMLElement[], { resume }: ResumePagesProps) {
  const text = flat(pages.map((page) => page.textContent ?? "").join(""));
  for (const value of valuesOf(normalise(resume).resume)) void expect(text).toContain(flat(value));
  void expect(text).not.toMatch(/undefined|\[object|NaN/u);
  for (const heading of pages.flatMap((page) => [...page.querySelectorAll("h1, h2, h3")]))
    void expect(heading.textContent?.trim()).not.toBe("");
  void expect(pages.flatMap((page) => [...page.querySelectorAll("h1")])).toHaveLength(1);
  // In a text from right to left, the digits of a number would change places.
  for (const call of pages.flatMap((page) => [
    ...page.querySelectorAll<HTMLElement>('[href^="tel:"]'),
  ]))
    void expect(call.dir).toBe("ltr");
}

/** No block comes twice on a page; only its lines run on to the next. */
function expectInOrder(pages: HTMLElement[]) {
  const ids = pages.map((page) =>
    [...page.querySelectorAll<HTMLElement>("[data-block]")].map(({ dataset }) => dataset.block),
  );
  for (const onPage of ids) void expect(new Set(onPage).size).toBe(onPage.length);
}

const flat = (text: string) => text.replaceAll(/\s+/gu, "");
