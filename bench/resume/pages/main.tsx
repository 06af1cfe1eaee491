import { createResumePdf } from "@toran/resume-templates/pdf";
import { loadTemplate, type ResumeLayout, ResumePages } from "@toran/resume-templates/react";
import { createRoot } from "react-dom/client";
import { type Language, resumeIn } from "../resume";

const holder = document.querySelector<HTMLElement>("#root")!;
const root = createRoot(holder);
const template = await loadTemplate("plain");
const options = { fontPair: "sans" };
let edits = 0;
let last: ResumeLayout | undefined;

/** Draws a résumé as somebody edits it; gives back how long until its pages stood, and their words. */
async function show(language: Language) {
  const resume = resumeIn(language);
  edits++;
  if (language === "en") resume.person.headline += ` ${edits}`;
  const start = performance.now();
  const pages = await new Promise<number>((settle) => {
    const hear = (layout: ResumeLayout) => {
      // The pages of before stand until the new ones are there.
      if (layout === last) return;
      last = layout;
      settle(layout.pages.length);
    };
    root.render(
      <ResumePages resume={resume} template={template} options={options} onLayout={hear} />,
    );
  });
  const time = performance.now() - start;
  const sheets = holder.querySelectorAll<HTMLElement>(".tr-page:not(.tr-measure)");
  return { pages, time, text: Array.from(sheets, ({ innerText }) => innerText).join("\n") };
}

const ours = (language: Language) =>
  createResumePdf({ pages: holder, title: "Résumé", language: resumeIn(language).locale });

async function reactPdf(language: Language) {
  const library = await import("./react-pdf");
  return library.write(resumeIn(language));
}

const engines = { ours, reactPdf };

/** Writes the résumé with one engine; gives back how long it took, and the file. */
async function write(engine: keyof typeof engines, language: Language) {
  const start = performance.now();
  const bytes = await engines[engine](language);
  const time = performance.now() - start;
  return { time, file: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
}

const bench = { show, write };
export type Bench = typeof bench;
Object.assign(window, { bench });
