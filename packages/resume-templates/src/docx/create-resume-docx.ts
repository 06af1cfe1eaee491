import { strToU8, zipSync } from "fflate";
import type { ResumeModel } from "../model/model";
import { normalise } from "../model/normalise";
import { type Options, settle } from "../model/options";
import { margins, papers } from "../primitives/metrics";
import { escaped } from "../text/xml";
import { bodyOf } from "./body";
import { firstFooterXml, footerXml } from "./footer";
import { Writer } from "./paragraphs";
import { numberingXml, settingsXml, stylesXml } from "./styles";

const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const twentiethsPerPx = 15;

/** One part of the package, with the line that says what it is. */
const part = (xml: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`;

/** A résumé as a Word document in one column, for whoever must edit it or a portal that takes nothing else. */
export async function createResumeDocx(
  given: ResumeModel,
  chosen: Partial<Options> = {},
): Promise<Uint8Array> {
  const options = settle({}, chosen);
  const { resume } = normalise(given, options.order);
  const writer = new Writer(resume.dir);
  const body = bodyOf({ resume, options, writer });
  const files: Record<string, string> = {
    "[Content_Types].xml": contentTypes(options),
    "_rels/.rels": relations([
      {
        id: "document",
        type: `${office}/relationships/officeDocument`,
        target: "word/document.xml",
      },
      {
        id: "core",
        type: `${packages}/relationships/metadata/core-properties`,
        target: "docProps/core.xml",
      },
    ]),
    "docProps/core.xml": coreProperties(resume),
    "word/document.xml": documentXml(body, resume, options),
    "word/styles.xml": stylesXml(resume, options),
    "word/numbering.xml": numberingXml(),
    "word/settings.xml": settingsXml(),
    ...(options.pageNumbers && {
      "word/footer.xml": footerXml(resume),
      "word/first-footer.xml": firstFooterXml(resume),
    }),
    "word/_rels/document.xml.rels": relations([
      { id: "styles", type: `${office}/relationships/styles`, target: "styles.xml" },
      { id: "settings", type: `${office}/relationships/settings`, target: "settings.xml" },
      { id: "numbering", type: `${office}/relationships/numbering`, target: "numbering.xml" },
      ...(options.pageNumbers
        ? [
            { id: "footer", type: `${office}/relationships/footer`, target: "footer.xml" },
            { id: "first", type: `${office}/relationships/footer`, target: "first-footer.xml" },
          ]
        : []),
      ...writer.targets.map((target, index) => ({
        id: `link${index + 1}`,
        type: `${office}/relationships/hyperlink`,
        target,
        outside: true,
      })),
    ]),
  };
  const parts = Object.entries(files).map(([name, xml]) => [name, strToU8(part(xml))] as const);
  // A day that is always the same makes the same résumé the same file.
  return zipSync(Object.fromEntries(parts), { level: 6, mtime: new Date(1980, 0, 1) });
}

const feet =
  '<w:footerReference w:type="default" r:id="footer"/><w:footerReference w:type="first" r:id="first"/>';

function documentXml(body: string, { dir }: ResumeModel, options: Options) {
  const { paper, margin, pageNumbers } = options;
  const { width, height } = papers[paper];
  const edge = Math.round(margins[margin] * (1440 / 25.4));
  const size = `w:w="${Math.round(width * twentiethsPerPx)}" w:h="${Math.round(height * twentiethsPerPx)}"`;
  const edges = ["top", "right", "bottom", "left"].map((side) => `w:${side}="${edge}"`).join(" ");
  return (
    `<w:document xmlns:w="${main}" xmlns:r="${office}/relationships"><w:body>${body}<w:sectPr>` +
    (pageNumbers ? feet : "") +
    `<w:pgSz ${size}/><w:pgMar ${edges} w:header="0" w:footer="${Math.round(edge / 2) - 90}" w:gutter="0"/>` +
    `${pageNumbers ? "<w:titlePg/>" : ""}${dir === "rtl" ? "<w:bidi/>" : ""}</w:sectPr></w:body></w:document>`
  );
}

const footType = (name: string) =>
  `<Override PartName="/word/${name}.xml" ContentType="${wordType}.footer+xml"/>`;

const contentTypes = ({ pageNumbers }: Options) =>
  `<Types xmlns="${packages}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>` +
  `<Override PartName="/word/settings.xml" ContentType="${wordType}.settings+xml"/>` +
  `<Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/>` +
  (pageNumbers ? ["footer", "first-footer"].map(footType).join("") : "") +
  `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
  `</Types>`;

const coreProperties = ({ person, locale }: ResumeModel) =>
  `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
  `<dc:title>${escaped(person.name)} – Résumé</dc:title><dc:creator>${escaped(person.name)}</dc:creator>` +
  `<dc:language>${escaped(locale)}</dc:language></cp:coreProperties>`;

interface Relation {
  id: string;
  type: string;
  target: string;
  outside?: boolean;
}

const relations = (all: Relation[]) =>
  `<Relationships xmlns="${packages}/relationships">${all
    .map(
      ({ id, type, target, outside }) =>
        `<Relationship Id="${id}" Type="${type}" Target="${escaped(target)}"${outside ? ' TargetMode="External"' : ""}/>`,
    )
    .join("")}</Relationships>`;
