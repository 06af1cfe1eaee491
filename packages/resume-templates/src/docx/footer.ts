import type { ResumeModel } from "../model/model";
import { wordsFor } from "../model/words";
import { Writer } from "./paragraphs";

const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${code}` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const page = "\uE000";
const pages = "\uE001";

/** The runs of a line, in which numbers are as Word counts them. */
function runsOf({ locale, dir }: ResumeModel) {
  const writer = new Writer(dir);
  const text = (said: string) => said && writer.runs({ text: said });
  const instruction = (said: string) => said && writer.runs({ text: said }, "w:instrText");
  const count = field(instruction(" NUMPAGES "), text("2"));
  const fields: Record<string, string> = {
    [page]: field(instruction(" PAGE "), text("1")),
    [pages]: count,
  };
  const numbered = (written: (said: string) => string) =>
    wordsFor(locale)
      .page(page, pages)
      .split(/([\uE000\uE001])/u)
      .map((said) => fields[said] ?? written(said))
      .join("");
  const ifFollowed = field(
    instruction(" IF ") +
      count +
      instruction(' > 1 "') +
      numbered(instruction) +
      instruction('" "" '),
    "",
  );
  return { always: numbered(text), ifFollowed };
}

const footer = ({ dir }: ResumeModel, said: string) =>
  `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:pPr>` +
  `<w:pStyle w:val="Footer"/>${dir === "rtl" ? "<w:bidi/>" : ""}<w:jc w:val="end"/></w:pPr>${said}</w:p></w:ftr>`;

/** “Page 2 of 3” in the words of the résumé, at the foot of every page but the first. */
export const footerXml = (resume: ResumeModel) => footer(resume, runsOf(resume).always);

/**
 * What stands at the foot of the first page: its number where others follow, which Word alone knows. Programs that work
 * out no condition leave it empty.
 */
export const firstFooterXml = (resume: ResumeModel) => footer(resume, runsOf(resume).ifFollowed);
