export { fileName } from "./file-name";
export { fromJsonResume } from "./from-json-resume";
export { toJsonResume } from "./json-resume";
export { toMarkdown } from "./markdown";
export { toPlainText } from "./plain-text";
