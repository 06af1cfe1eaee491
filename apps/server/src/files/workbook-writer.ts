import { shortened } from "../shortened";
import { safeCell } from "./sheet-cells";
import { type ZipEntry, zipOf } from "./zip-writer";

export type Cell = string | number | null;
export interface SheetToWrite {
  name: string;
  /** The first one stays in sight while the others are scrolled. */
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// What XML cannot hold in any form: most control characters, and halves of pairs.
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu;
const xml = (text: string) =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The letters of a column, which are A to Z, then AA and on. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : "") +
  String.fromCharCode(65 + (column % 26));

/** As much as a spreadsheet takes in one cell; a file with more is told to be broken. */
const mostInCell = 32_767;

// Digits alone are no formula, and a workbook keeps them as the text that they are.
const phone = /^\+\d[\d ()-]*$/;
const shownText = (text: string) => (phone.test(text) ? text : safeCell(text));

function cellOf(cell: Cell, place: string) {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xml(shortened(shownText(cell), mostInCell))}</t></is></c>`;
}

function rowOf(cells: Cell[], row: number) {
  const all = cells.map((cell, column) => cellOf(cell, `${lettersOf(column)}${row}`));
  return `<row r="${row}">${all.join("")}</row>`;
}

async function* sheetXml({ rows }: SheetToWrite): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`,
  );
  let row = 0;
  for await (const cells of rows) yield Buffer.from(rowOf(cells, ++row));
  yield Buffer.from("</sheetData></worksheet>");
}

const numbered = <T>(sheets: SheetToWrite[], write: (sheet: SheetToWrite, n: number) => T) =>
  sheets.map((sheet, index) => write(sheet, index + 1));

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (all: string) =>
  `<Relationships xmlns="${packaged}/relationships">${all}</Relationships>`;
const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${contentType}.${type}+xml"/>`;

/** A workbook as it is made: rows are asked for as the bytes before them have gone. */
export function workbookOf(sheets: SheetToWrite[], now: Date) {
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("/xl/workbook.xml", "sheet.main")}${numbered(sheets, (_, n) => override(`/xl/worksheets/sheet${n}.xml`, "worksheet")).join("")}</Types>`,
    "_rels/.rels": relations(relation("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered(sheets, ({ name }, n) => `<sheet name="${xml(name)}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      numbered(sheets, (_, n) => relation(`rId${n}`, "worksheet", `worksheets/sheet${n}.xml`)).join(
        "",
      ),
    ),
  };
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(parts))
      yield { name, bytes: [Buffer.from(head + text)], packed: true };
    for (const [index, sheet] of sheets.entries())
      yield { name: `xl/worksheets/sheet${index + 1}.xml`, bytes: sheetXml(sheet), packed: true };
  };
  return zipOf(entries(), now);
}
