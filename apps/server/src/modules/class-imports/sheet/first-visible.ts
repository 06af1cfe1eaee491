import type { ZipDirectory } from "../../../files/zip-directory";

const book = "xl/workbook.xml";
const links = "xl/_rels/workbook.xml.rels";

/** The first sheet of a workbook that is not hidden: its number among all, and the file of the archive that holds it. */
export function firstVisible(directory: ZipDirectory): { number: number; part: string } {
  const text = (name: string) =>
    directory.names.includes(name) ? directory.open(name).toString("utf8") : "";
  const sheets = text(book).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const seen = sheets.findIndex((sheet) => !/\sstate="(hidden|veryHidden)"/.test(sheet));
  const number = Math.max(seen, 0) + 1;
  const id = attribute(sheets[number - 1], String.raw`\w+:id`);
  const link = (text(links).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).find(
    (each) => attribute(each, "Id") === id,
  );
  const target = attribute(link, "Target") ?? "";
  return { number, part: target.startsWith("/") ? target.slice(1) : `xl/${target}` };
}

const attribute = (tag: string | undefined, name: string) =>
  tag?.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
