import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";
import { evidence } from "../templates/evidence/evidence";
import { plain } from "../templates/plain/plain";
import { ResumePages } from "./resume-pages";
import type { ResumeLayout } from "./use-resume-layout";

const meta = {
  title: "Résumé/Pages",
  component: ResumePages,
  parameters: { page: true, layout: "centered" },
  args: { resume: samples.full, template: plain, onLayout: fn() },
} satisfies Meta<typeof ResumePages>;
export default meta;

type Story = StoryObj<typeof meta>;
type Told = { mock: { lastCall?: unknown[] } };

/** What the pages told last, once they are there. */
async function layoutFrom(onLayout: unknown) {
  const told = onLayout as Told;
  await waitFor(() => expect(told.mock.lastCall).toBeDefined(), { timeout: 20_000 });
  return told.mock.lastCall![0] as ResumeLayout;
}

const pageIn = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>(".tr-page[aria-label]")!;

export const Letter: Story = {
  args: { options: { paper: "letter" } },
  play: async ({ canvasElement, args }) => {
    await layoutFrom(args.onLayout);
    const { width, height } = pageIn(canvasElement).getBoundingClientRect();
    await expect([width, height]).toEqual([816, 1056]);
    await expect(canvasElement.querySelector("style")).toHaveTextContent("size: letter;");
  },
};

export const OnOnePage: Story = {
  args: { template: evidence, options: { fit: "one-page", baseSize: 12, density: 5 } },
  play: async ({ args }) => {
    const { pages, fullness, plan, asked } = await layoutFrom(args.onLayout);
    await expect(pages).toHaveLength(1);
    await expect(fullness).toBeLessThanOrEqual(1);
    await expect(plan.options.baseSize).toBeGreaterThanOrEqual(9);
    // Whoever chooses more room than there is can be told what was done with it.
    await expect(asked).toMatchObject({ baseSize: 12, density: 5 });
    await expect(plan.options.density).toBeLessThan(5);
  },
};

export const TooLongForOnePage: Story = {
  args: { resume: samples.long, options: { fit: "one-page" } },
  play: async ({ args }) => {
    const { pages, notices } = await layoutFrom(args.onLayout);
    await expect(pages.length).toBeGreaterThan(1);
    await expect(notices).toContain(
      "This does not fit on one page; hide a section or shorten a text.",
    );
  },
};

export const Zoomed: Story = {
  args: { zoom: 0.5 },
  play: async ({ canvasElement, args }) => {
    const { fullness, plan } = await layoutFrom(args.onLayout);
    const { width } = pageIn(canvasElement).getBoundingClientRect();
    await expect(width).toBeCloseTo(plan.metrics.page.width / 2, 1);
    await expect(fullness).toBeGreaterThan(0.9);
  },
};

const rules = `
  * { letter-spacing: 5px; line-height: 3; text-transform: uppercase; }
  html { font-size: 62.5%; }
  p, li, h1, h2, h3 { margin: 30px; padding: 10px; }
  ul { list-style: square; }
`;

/** Whatever the host says of all elements, the pages stay as they are. */
export const InARudeHost: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ transform: "scale(0.8)" }}>
        <style>{rules}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const { pages, fullness } = await layoutFrom(args.onLayout);
    await expect(pages).toHaveLength(1);
    await expect(fullness).toBeGreaterThan(0.9);
    const text = canvasElement.querySelector(".tr-page .tr-text")!;
    await expect(getComputedStyle(text).letterSpacing).toBe("normal");
    await expect(getComputedStyle(text).textTransform).toBe("none");
    await expect(getComputedStyle(pageIn(canvasElement)).direction).toBe("ltr");
  },
};

const words = Array.from({ length: 1400 }, (_, index) => `word-${index}`).join(" ");

/** A paragraph taller than a page goes on where it was parted, to the letter. */
export const PartedParagraph: Story = {
  args: { resume: { ...samples.sparse, summary: richTextFrom(`${words} **and an end.**`) } },
  play: async ({ canvasElement, args }) => {
    const { pages } = await layoutFrom(args.onLayout);
    await expect(pages.length).toBeGreaterThan(1);
    const parts = [...canvasElement.querySelectorAll('[data-block="summary:0"]')];
    await expect(parts.length).toBeGreaterThan(1);
    await expect(parts.map((part) => part.textContent).join("")).toBe(`${words} and an end.`);
    for (const part of parts.slice(1)) await expect(part.textContent).toMatch(/^\S/u);
  },
};
