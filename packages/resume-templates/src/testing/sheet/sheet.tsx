import { createRoot } from "react-dom/client";
import { normalise } from "../../model/normalise";
import type { Options } from "../../model/options";
import { capture } from "../../pdf/capture/capture";
import { createResumePdf } from "../../pdf";
import { ResumePages } from "../../react/resume-pages";
import { samples } from "../../samples";
import { type BuiltTemplateId, loadTemplate } from "../../templates/load-template";
import { hardCases } from "../hard-cases";
import type { HardCase } from "../parts";
import { valuesOf } from "../values-of";

export interface Sheet {
  template: BuiltTemplateId;
  /** The name of a sample, or the title of a hard case. */
  sample: string;
  options?: Partial<Options>;
  zoom?: number;
}

const holder = document.querySelector<HTMLElement>("#root")!;
const root = createRoot(holder);
let drawn = 0;

/** Draws a résumé; gives back what a reader should find on it. */
async function show({ template: id, sample, options: more, zoom }: Sheet) {
  const template = await loadTemplate(id);
  const cases = [
    ...Object.entries(samples).map(([title, resume]) => ({ title, resume })),
    ...hardCases,
  ];
  const found: HardCase = cases.find(({ title }) => title === sample)!;
  const { resume } = found;
  const options = { ...found.options, ...more };
  const pages = await new Promise<number>((settle) =>
    root.render(
      <ResumePages
        key={drawn++}
        {...{ resume, template, options, zoom }}
        onLayout={(layout) => settle(layout.pages.length)}
      />,
    ),
  );
  const { resume: clean } = normalise(resume, options.order);
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

const list = (footer?: string) =>
  capture(holder, { title: "", language: "en", ...(footer && { footer }) });

const press = { show, write, list };
export type Press = typeof press;
Object.assign(window, { press });
