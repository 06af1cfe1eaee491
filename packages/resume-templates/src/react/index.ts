export { fontPairs } from "../fonts/font-pairs";
export { type BuiltTemplateId, builtTemplates, loadTemplate } from "../templates/load-template";
export { ResumePages, type ResumePagesProps } from "./resume-pages";
export type { ResumeLayout } from "./use-resume-layout";
export { useTemplate } from "./use-template";
