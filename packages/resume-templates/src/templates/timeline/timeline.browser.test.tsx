import { expect, test } from "vitest";
import { draw } from "../../testing/draw";
import { faultsOf, pagesIn } from "../../testing/faults";
import { entry, experience, withSections } from "../../testing/parts";
import { timeline } from "./timeline";

const months = ["01", "03", "05", "08", "09", "11", "12"];
const periods = months.flatMap((from) =>
  months.filter((to) => to > from).map((to) => ({ from: `2024-${from}`, to: `2024-${to}` })),
);
const jobs = experience(
  ...periods.map((period) => entry(`${period.from}-${period.to}`, "Clerk", { period })),
);

test.each(
  timeline.fontPairs.flatMap((fontPair) =>
    [9, 10, 10.5, 12].map((baseSize) => ({ fontPair, baseSize })),
  ),
)("two months of one year stand in one line of the margin: %o", async (options) => {
  const layout = await draw({ resume: withSections([jobs]), template: timeline, options });
  const pages = pagesIn(document);
  expect(faultsOf(pages, layout)).toEqual([]);
  const drawn = pages.flatMap((page) => [...page.querySelectorAll(".tr-gutter-when")]);
  expect(drawn).toHaveLength(periods.length);
  const parted = drawn.filter(
    (node) => node.getBoundingClientRect().height > layout.plan.metrics.type.entry.line * 1.5,
  );
  expect(parted.map(({ textContent }) => textContent)).toEqual([]);
});
