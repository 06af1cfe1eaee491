import type { Options, ResumeModel } from "@toran/resume-templates/model";
import { trustOwnWorkers } from "./trust-own-workers";

export const kinds = {
  pdf: { label: "PDF", type: "application/pdf" },
  docx: {
    label: "Word document",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  txt: { label: "Plain text", type: "text/plain;charset=utf-8" },
  md: { label: "Markdown", type: "text/markdown;charset=utf-8" },
  json: { label: "JSON Resume", type: "application/json" },
} as const;
export type Kind = keyof typeof kinds;

interface Asked {
  resume: ResumeModel;
  options: Partial<Options>;
  place: HTMLElement;
  footer?: string | undefined;
}

/** Makes a file of a résumé, in the browser; what makes it is fetched when it is first asked for. */
export async function makeFile(kind: Kind, asked: Asked) {
  const { fileName } = await import("@toran/resume-templates/text");
  const content = await contentOf(kind, asked);
  return {
    name: fileName(asked.resume.person.name, kind),
    file: new Blob([content], { type: kinds[kind].type }),
  };
}

async function contentOf(kind: Kind, { resume, options, place, footer }: Asked) {
  if (kind === "pdf") {
    trustOwnWorkers();
    const { createResumePdf } = await import("@toran/resume-templates/pdf");
    const { name } = resume.person;
    const words = {
      title: `${name} – Résumé`,
      author: name,
      language: resume.locale,
      ...(footer && { footer }),
    };
    return createResumePdf({ pages: place, ...words });
  }
  if (kind === "docx") {
    const { createResumeDocx } = await import("@toran/resume-templates/docx");
    return createResumeDocx(resume, options) as Promise<Uint8Array<ArrayBuffer>>;
  }
  const { toPlainText, toMarkdown, toJsonResume } = await import("@toran/resume-templates/text");
  if (kind === "txt") return toPlainText(resume, options);
  if (kind === "md") return toMarkdown(resume, options);
  return JSON.stringify(toJsonResume(resume), null, 2);
}
