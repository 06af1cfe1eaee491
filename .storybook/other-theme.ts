import axe from "axe-core";
import { readColoursOnce } from "../scripts/read-colours-once.mjs";

// The rules of the light theme, which the addon asks for, are the same ones.
readColoursOnce();

/** What the other theme can change: names, roles and order are the same in both. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Finds no fault of colour in what a story shows at its end, once that is turned dark. */
export async function holdsInTheDark(canvas: HTMLElement) {
  const themed = [document.documentElement, canvas.firstElementChild].filter(
    (each): each is HTMLElement => each instanceof HTMLElement,
  );
  const before = themed.map(({ dataset }) => dataset.theme);
  for (const { dataset } of themed) dataset.theme = "dark";
  try {
    // Half way through a change of colour no contrast holds.
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    const { violations } = await axe.run(document.body, {
      runOnly: { type: "rule", values: ofColours },
      resultTypes: ["violations"],
    });
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    if (faults.length) throw new Error(`In the dark:\n${faults.join("\n")}`);
  } finally {
    themed.forEach(({ dataset }, at) => (dataset.theme = before[at]));
  }
}
