import { createRoot } from "react-dom/client";
import { normalise } from "../../model/normalise";
import type { Options } from "../../model/options";
import { capture } from "../../pdf/capture/capture";
import { createResumePdf } from "../../pdf";
import { ResumePages } from "../../react/resume-pages";
import { samples } from "../../samples";
import { type BuiltTemplateId, loadTemplate } from "../../templates/load-template";
import { valuesOf } from "../values-of";

export interface Sheet {
  template: BuiltTemplateId;
  sample: keyof typeof samples;
  options?: Partial<Options>;
  zoom?: number;
}

const holder = document.querySelector<HTMLElement>("#root")!;
const root = createRoot(holder);
let drawn = 0;

/** Draws a résumé; gives back what a reader should find on it. */
async function show({ template: id, sample, options, zoom }: Sheet) {
  const template = await loadTemplate(id);
  const resume = samples[sample];
  const pages = await new Promise<number>((settle) =>
    root.render(
      <ResumePages
        key={drawn++}
        {...{ resume, template, options, zoom }}
        onLayout={(layout) => settle(layout.pages.length)}
      />,
    ),
  );
  const { resume: clean } = normalise(resume, options?.order);
  const count = (selector: string) =>
    holder.querySelectorAll(`.tr-page:not(.tr-measure) ${selector}`).length;
  return {
    pages,
    values: valuesOf(clean),
    input: { title: clean.person.name, language: clean.locale },
    text: textOn(holder),
    headings: ["h1", "h2", "h3"].map(count),
    links: count("a[href]"),
    pictures: count("img[alt]:not([alt='']), [role=img]"),
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

async function time(input: { title: string; language: string }) {
  const start = performance.now();
  await capture(holder, input);
  const middle = performance.now();
  await createResumePdf({ pages: holder, ...input });
  return { capture: middle - start, all: performance.now() - middle };
}

const list = (input: { title: string; language: string }) => capture(holder, input);

const press = { show, write, time, list };
export type Press = typeof press;
Object.assign(window, { press });
