import { createRoot } from "react-dom/client";
import { normalise } from "../../model/normalise";
import type { Options } from "../../model/options";
import { capture } from "../../pdf/capture/capture";
import { createResumePdf } from "../../pdf";
import { ResumePages } from "../../react/resume-pages";
import type { ResumeLayout } from "../../react/use-resume-layout";
import { samples } from "../../samples";
import { type BuiltTemplateId, loadTemplate } from "../../templates/load-template";
import { faultsOf, pagesIn } from "../faults";
import { hardCases } from "../hard-cases";
import { marked } from "../marked";
import { marksAstray, marksOn } from "../marks-astray";
import type { HardCase } from "../parts";
import { pictures } from "../pictures";
import { valuesOf } from "../values-of";

export interface Sheet {
  template: BuiltTemplateId;
  /** The name of a sample, or the title of a hard case. */
  sample: string;
  options?: Partial<Options>;
  zoom?: number;
  /** With a mark behind each value, so that each can be counted. */
  marks?: boolean;
}

const holder = document.querySelector<HTMLElement>("#root")!;
const root = createRoot(holder);
let drawn = 0;
let amiss: () => string[] = () => [];

/** A sample by its name, or a hard case by its title. */
async function caseOf(wanted: string): Promise<HardCase> {
  const cases: HardCase[] = [
    ...Object.entries(samples).map(([title, resume]) => ({ title, resume })),
    ...hardCases,
  ];
  const all = [...cases, ...(cases.some(({ title }) => title === wanted) ? [] : await pictures())];
  return all.find(({ title }) => title === wanted)!;
}

/** Draws a résumé; gives back what a reader should find on it. */
async function show({ template: id, sample, options: more, zoom, marks = false }: Sheet) {
  const template = await loadTemplate(id);
  const found = await caseOf(sample);
  const resume = marks ? marked(found.resume) : found.resume;
  const options = { ...found.options, ...more };
  const layout = await new Promise<ResumeLayout>((settle) =>
    root.render(
      <ResumePages key={drawn++} {...{ resume, template, options, zoom }} onLayout={settle} />,
    ),
  );
  const onPages = () => marksOn(pagesIn(holder));
  amiss = () => [
    ...faultsOf(pagesIn(holder), layout),
    ...(marks ? marksAstray(onPages(), resume, template) : []),
  ];
  const { resume: clean } = normalise(resume, options.order);
  const count = (selector: string) =>
    holder.querySelectorAll(`.tr-page:not(.tr-measure) ${selector}`).length;
  const images = [...holder.querySelectorAll<HTMLImageElement>(".tr-page:not(.tr-measure) img")];
  await Promise.allSettled(images.map((image) => image.decode()));
  const seen = images.filter(({ alt, naturalWidth }) => alt && naturalWidth);
  return {
    pages: layout.pages.length,
    notices: layout.notices,
    values: valuesOf(clean),
    input: { title: clean.person.name, language: clean.locale },
    text: textOn(holder),
    headings: ["h1", "h2", "h3"].map(count),
    sections: clean.sections.map(({ title }) => title),
    marks: marks ? onPages() : [],
    addresses: Array.from(
      holder.querySelectorAll<HTMLAnchorElement>(".tr-page:not(.tr-measure) a[href]"),
      ({ href }) => href,
    ),
    // A picture that never came leaves its place empty.
    pictures: count("[role=img]") + seen.length,
  };
}

/** The words of the pages as somebody sees them, blocks apart from each other. */
const textOn = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>(".tr-page:not(.tr-measure)")].map(
    ({ innerText }) => innerText,
  );

async function write(input: { title: string; language: string; footer?: string }) {
  const bytes = await createResumePdf({ pages: holder, ...input });
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const list = (footer?: string) =>
  capture(holder, { title: "", language: "en", ...(footer && { footer }) });

/** What went wrong beside it all. */
const thrown: string[] = [];
addEventListener("error", ({ message }) => thrown.push(message));
addEventListener("unhandledrejection", ({ reason }) => thrown.push(String(reason)));

const press = { show, amiss: () => [...thrown.splice(0), ...amiss()], write, list };
export type Press = typeof press;
Object.assign(window, { press });
dispatchEvent(new Event("sheet"));
