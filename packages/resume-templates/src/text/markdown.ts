import type { ResumeModel, Run } from "../model/model";
import { type Said, type Style, writeLines } from "./lines";

/** So that no character of the text is taken for a mark. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`);
/** At the beginning of a line, these would open a list. */
const opening = (text: string) =>
  text.replace(/^(?<mark>[-+]|\d+[.)])(?= )/u, (mark) => mark.replace(/.$/u, String.raw`\$&`));

const address = (url: string) => `<${url.replaceAll(/[<>\s]/gu, encodeURIComponent)}>`;

function marked({ text, strong, em, href }: Run) {
  // Marks must touch the words they belong to.
  const [, before = "", core = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (!core) return text;
  let written = escaped(core);
  if (em) written = `_${written}_`;
  if (strong) written = `**${written}**`;
  if (href) written = `[${written}](${address(href)})`;
  return before + written + after;
}

const style: Style = {
  name: (text) => `# ${escaped(text)}`,
  title: (text) => `## ${escaped(text)}`,
  entry: (text) => `### ${escaped(text)}`,
  words: (text) => opening(escaped(text)),
  bullet: (text, depth) => `${"  ".repeat(depth)}- ${text}`,
  runs: (runs) => opening(runs.map(marked).join("")),
  link: (label, url) => `[${escaped(label)}](${address(url)})`,
  lineEnd: "  ",
};

/** A résumé in Markdown. */
export const toMarkdown = (resume: ResumeModel, said?: Said) => writeLines(resume, style, said);
