import type { ResumeModel } from "../model/model";
import { bareAddress } from "../model/normalise";
import { lettersOf } from "./letters";
import { plainRuns, type Said, type Style, writeLines } from "./lines";

const style: Style = {
  name: (text) => text,
  title: (text) => `${text}\n${"-".repeat(lettersOf(text).length)}`,
  entry: (text) => text,
  words: (text) => text,
  bullet: (text, depth) => `${"  ".repeat(depth)}- ${text}`,
  runs: plainRuns,
  link: (label, url) => (label === bareAddress(url) ? label : `${label} (${bareAddress(url)})`),
  lineEnd: "",
};

/** A résumé as text without any marks, for fields that take nothing else. */
export const toPlainText = (resume: ResumeModel, said?: Said) => writeLines(resume, style, said);
