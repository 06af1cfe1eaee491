import { expect, test } from "vitest";
import { samples } from "../samples";
import { draw } from "../testing/draw";
import { pagesIn } from "../testing/faults";
import { loadTemplate } from "../templates/load-template";

test("a dash keeps the room around it in a face that draws it in", async () => {
  for (const id of ["timeline", "evidence"] as const) {
    await draw({ resume: samples.full, template: await loadTemplate(id) });
    const dashes = pagesIn(document).flatMap((page) => [
      ...page.querySelectorAll<HTMLElement>(".tr-dash"),
    ]);
    expect(dashes.length).toBeGreaterThan(3);
    expect(Math.min(...dashes.map(widthOf))).toBeGreaterThan(0.5);
  }
});

/** The room of the dash itself in parts of its size; drawn in, it is two fifths. */
function widthOf(dash: HTMLElement) {
  const range = document.createRange();
  range.setStart(dash.firstChild!, 1);
  range.setEnd(dash.firstChild!, 2);
  return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(dash).fontSize);
}
