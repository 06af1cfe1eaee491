import type { ResumeModel } from "../model/model";
import type { Options } from "../model/options";
import { readable } from "../primitives/colour";
import { gapsFor, point } from "../primitives/metrics";
import { escaped } from "../text/xml";

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

interface Style {
  id: string;
  name: string;
  /** In parts of the text's size. */
  size?: number;
  bold?: boolean;
  colour?: string;
  capitals?: boolean;
  /** In points. */
  before?: number;
  after?: number;
  /** The level in the outline of the document, from 0. */
  outline?: number;
}

/** Faces that every Word has, one for each kind of script. */
const faces =
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Nirmala UI"/>';
const rightToLeft =
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Arial"/>';

const twentieths = (points: number) => Math.round(points * 20);
const halves = (points: number) => Math.round(points * 2);

/** The styles by the names that Word knows, so that its outline, its search and its readers find them. */
export function stylesXml({ locale, dir }: ResumeModel, options: Options) {
  const { baseSize, lineHeight, headingCase } = options;
  const { section, title, entry, item } = gapsFor(options);
  const language = escaped(locale);
  const accent = readable(options.accent).slice(1).toUpperCase();
  const line = Math.round(240 * (lineHeight / 1.22));
  const styles: Style[] = [
    { id: "Title", name: "Title", size: 2, bold: true, after: 0 },
    { id: "Subtitle", name: "Subtitle", size: 1.15, after: 2 },
    {
      id: "Heading1",
      name: "heading 1",
      size: 1.25,
      bold: true,
      colour: accent,
      capitals: headingCase === "upper",
      before: section / point,
      after: title / point,
      outline: 0,
    },
    { id: "Heading2", name: "heading 2", bold: true, before: entry / point, after: 0, outline: 1 },
    { id: "Details", name: "Details", colour: "4B515C", after: 0 },
    { id: "ListBullet", name: "List Bullet", after: item / point },
    { id: "Footer", name: "footer", size: 7.5 / baseSize, colour: "646A75", after: 0 },
  ];
  return (
    `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr>${dir === "rtl" ? rightToLeft : faces}` +
    `${sized(baseSize)}<w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/>` +
    `</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="${twentieths(3)}" w:line="${line}" ` +
    `w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` +
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>` +
    `<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>` +
    styles.map((style) => paragraphStyle(style, baseSize)).join("") +
    `<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr>` +
    `<w:color w:val="${accent}"/><w:u w:val="single"/></w:rPr></w:style></w:styles>`
  );
}

const sized = (points: number) =>
  `<w:sz w:val="${halves(points)}"/><w:szCs w:val="${halves(points)}"/>`;

function paragraphStyle(
  { id, name, size, bold, colour, capitals, before, after, outline }: Style,
  base: number,
) {
  const spacing = [
    before === undefined ? "" : ` w:before="${twentieths(before)}"`,
    after === undefined ? "" : ` w:after="${twentieths(after)}"`,
  ].join("");
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
    `<w:next w:val="Normal"/><w:qFormat/><w:pPr>${spacing && `<w:spacing${spacing}/>`}` +
    `${outline === undefined ? "" : `<w:outlineLvl w:val="${outline}"/>`}</w:pPr><w:rPr>` +
    `${bold ? "<w:b/><w:bCs/>" : ""}${capitals ? "<w:caps/>" : ""}${colour ? `<w:color w:val="${colour}"/>` : ""}` +
    `${size ? sized(base * size) : ""}</w:rPr></w:style>`
  );
}

const bulletLevel = (level: number) =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>` +
  `<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${360 * (level + 1)}" w:hanging="260"/></w:pPr></w:lvl>`;

/** The one list there is, two levels deep. */
export const numberingXml = () =>
  `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>` +
  `${[0, 1].map(bulletLevel).join("")}</w:abstractNum>` +
  `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** Without it Word takes the document for one of its first years, and says so in its title bar. */
export const settingsXml = () =>
  `<w:settings ${word}><w:compat><w:compatSetting w:name="compatibilityMode" ` +
  `w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;
