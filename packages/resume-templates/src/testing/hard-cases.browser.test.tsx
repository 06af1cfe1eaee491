import { describe, expect, test } from "vitest";
import { normalise } from "../model/normalise";
import type { Options } from "../model/options";
import type { ResumePagesProps } from "../react/resume-pages";
import { builtTemplates, loadTemplate } from "../templates/load-template";
import type { Template } from "../templates/template";
import { draw } from "./draw";
import { faultsOf, pagesIn } from "./faults";
import { hardCases } from "./hard-cases";
import { mark, marked } from "./marked";
import type { HardCase } from "./parts";
import { pictures } from "./pictures";

/** The marks on the pages, as a reader meets them: what is hidden from readers is no text. */
function marksOn(pages: HTMLElement[]): string[] {
  const copies = pages.map((page) => {
    const copy = page.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent ?? "";
  });
  return copies.join("").replaceAll(/\s/gu, "").match(mark) ?? [];
}

const inTexts = (value: unknown): string[] => (JSON.stringify(value) ?? "").match(mark) ?? [];

/** What is wrong with the marks: one that is missing or comes twice, and a text out of its order. */
function marksAstray(pages: HTMLElement[], resume: ResumePagesProps["resume"], template: Template) {
  const found = marksOn(pages);
  const clean = normalise(resume).resume;
  const times = new Map<string, number>();
  for (const each of found) times.set(each, (times.get(each) ?? 0) + 1);
  const entries = clean.sections.flatMap((section) =>
    "entries" in section ? section.entries : [],
  );
  // Evidence says after its points which entry they are from.
  const twice = new Set(
    template.id === "evidence" ? entries.flatMap(({ title }) => inTexts(title)) : [],
  );
  const wanted = inTexts({
    ...clean,
    sections: clean.sections.map((section) =>
      "entries" in section
        ? { ...section, entries: section.entries.map((each) => ({ ...each, evidenceFor: [] })) }
        : section,
    ),
  });
  const amiss = wanted.filter((each) => {
    const seen = times.get(each) ?? 0;
    return seen !== 1 && !(seen === 2 && twice.has(each));
  });
  const bodies = [clean.summary, ...entries.map(({ body }) => body)].map(inTexts);
  const mixed = bodies.filter((marks) => {
    const places = marks.map((each) => found.indexOf(each));
    return places.some((place, index) => index > 0 && place < places[index - 1]!);
  });
  return [
    ...amiss.map((each) => `${each} stands there ${times.get(each) ?? 0} times`),
    ...mixed.map((marks) => `${marks.join(" ")} are out of order`),
    ...(found.length < wanted.length ? [`${found.length} marks of ${wanted.length}`] : []),
  ];
}

async function faultsIn({ resume, options }: HardCase, template: Template, more: Partial<Options>) {
  const given = marked(resume);
  const layout = await draw({ resume: given, template, options: { ...options, ...more } });
  const pages = pagesIn(document);
  return [...faultsOf(pages, layout), ...marksAstray(pages, given, template)];
}

describe.each(builtTemplates)("%s bears", (id) => {
  test.each(["a4", "letter"] as const)("every hard case on %s", async (paper) => {
    const template = await loadTemplate(id);
    const found: Record<string, string[]> = {};
    for (const each of [...hardCases, ...(await pictures())]) {
      const faults = await faultsIn(each, template, { paper });
      if (faults.length) found[each.title] = faults.slice(0, 5);
    }
    expect(found).toEqual({});
  });
});
