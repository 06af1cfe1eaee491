import { expect, test } from "vitest";
import { draw } from "../testing/draw";
import { hardCases } from "../testing/hard-cases";
import { builtTemplates, loadTemplate } from "../templates/load-template";

const caseOf = (title: string) => {
  const found = hardCases.find((each) => each.title.includes(title));
  if (!found) throw new Error(`There is no hard case ${title}.`);
  return found.resume;
};

/** Where the letters of a value are drawn, each time that it stands on the pages. */
function placesOf(value: string) {
  const pages = document.querySelectorAll(".tr-page:not(.tr-measure)");
  return Array.from(pages).flatMap((page) => {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const found: number[][] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      // Sentences are left to who wrote them.
      if (node.textContent !== value || node.parentElement?.closest(".tr-text")) continue;
      const range = document.createRange();
      found.push(
        Array.from(value, (_, at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().left;
        }),
      );
    }
    return found;
  });
}

const sorted = (lefts: number[]) => lefts.toSorted((one, other) => one - other);

test.each(builtTemplates)(
  "in %s a Latin value among Arabic keeps its signs in place",
  async (id) => {
    await draw({ resume: caseOf("signs"), template: await loadTemplate(id), options: {} });
    for (const value of ["C++", "C#", ".NET", "B.Tech.", "Rafiq!", "Acme Inc.", "Roll no."]) {
      const places = placesOf(value);
      expect({ value, there: places.length > 0 }).toEqual({ value, there: true });
      for (const lefts of places) expect({ value, lefts }).toEqual({ value, lefts: sorted(lefts) });
    }
  },
);

test.each(builtTemplates)("in %s values that run the other way keep their order", async (id) => {
  const leftOf = (value: string) => placesOf(value)[0]?.[0] ?? Number.NaN;
  const template = await loadTemplate(id);
  await draw({ resume: caseOf("signs"), template, options: {} });
  // On a page from right to left what comes first is on the right, whatever it is written in.
  expect(leftOf("C++")).toBeGreaterThan(leftOf("C#"));
  await draw({ resume: caseOf("Urdu"), template, options: {} });
  expect(leftOf("آمنہ")).toBeGreaterThan(leftOf("صدیقی"));
  const [place] = placesOf("لکھنؤ!");
  expect(place?.at(-1)).toBe(Math.min(...(place ?? [])));
});
