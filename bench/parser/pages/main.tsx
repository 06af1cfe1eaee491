import type { TemplateId } from "@toran/resume-templates";
import { createResumePdf } from "@toran/resume-templates/pdf";
import { loadTemplate, ResumePages } from "@toran/resume-templates/react";
import { createRoot } from "react-dom/client";
import { resume } from "../resume";

const holder = document.querySelector<HTMLElement>("#root")!;
const root = createRoot(holder);

/** The résumé as a PDF in one template, as the studio gives it to its student. */
async function write(id: TemplateId) {
  const template = await loadTemplate(id);
  await new Promise<void>((settle) =>
    root.render(
      <ResumePages key={id} resume={resume} template={template} onLayout={() => settle()} />,
    ),
  );
  const bytes = await createResumePdf({
    pages: holder,
    title: resume.person.name,
    language: resume.locale,
  });
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const bench = { write };
export type Bench = typeof bench;
Object.assign(window, { bench });
