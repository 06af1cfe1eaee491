import { normalise } from "../model/normalise";
import type { ResumePagesProps } from "../react/resume-pages";
import type { Template } from "../templates/template";
import { mark } from "./marked";

/** The marks on the pages, as a reader meets them: what is hidden from readers is no text. */
export function marksOn(pages: HTMLElement[]): string[] {
  const copies = pages.map((page) => {
    const copy = page.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent ?? "";
  });
  return marksIn(copies.join(""));
}

export const marksIn = (text: string): string[] =>
  text
    .replaceAll(/[\s\p{Cf}]/gu, "")
    .toLowerCase()
    .match(mark) ?? [];

const inTexts = (value: unknown) => marksIn(JSON.stringify(value) ?? "");

/** What is wrong with the marks: one that is missing or comes twice, and a text out of its order. */
export function marksAstray(
  found: string[],
  resume: ResumePagesProps["resume"],
  template: Template,
) {
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
