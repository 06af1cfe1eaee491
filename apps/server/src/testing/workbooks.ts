import { archiveOf } from "./archives";

const letter = (index: number) => String.fromCharCode(65 + index);
const cellXml = (text: string, ref: string) =>
  text.startsWith("<")
    ? text.replace("REF", ref)
    : `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowXml = (cells: string[], row: number) =>
  `<row r="${row}">${cells.map((cell, index) => (cell ? cellXml(cell, `${letter(index)}${row}`) : "")).join("")}</row>`;
/** A sheet as its file holds it; a cell that begins as a tag does is put in as it is. */
export const sheetXml = (rows: string[][], more = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>${more}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, index) => rowXml(cells, index + 1))
    .join("")}</sheetData></worksheet>`;
/** What a workbook of one sheet is made of. */
export const partsOf = (sheet: string | Buffer) => [
  {
    name: "[Content_Types].xml",
    text: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  },
  {
    name: "_rels/.rels",
    text: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: "xl/workbook.xml",
    text: `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Class" sheetId="1" r:id="r1"/></sheets></workbook>`,
  },
  {
    name: "xl/_rels/workbook.xml.rels",
    text: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
  { name: "xl/worksheets/sheet1.xml", text: sheet },
];
/** A part of the same workbook with a second sheet, which alone is seen. */
export const hidden = (part: { name: string; text: string | Buffer }) => ({
  ...part,
  text: String(part.text)
    .replace('sheetId="1"', 'sheetId="1" state="hidden"')
    .replace("</sheets>", '<sheet name="Now" sheetId="2" r:id="r2"/></sheets>')
    .replace(
      "</Relationships>",
      '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
});
/** A workbook as a spreadsheet saves it. */
export const workbook = (rows: string[][], more = "") => archiveOf(partsOf(sheetXml(rows, more)));
