import { limits } from "@toran/contract";
import { readSheet } from "read-excel-file/node";
import { BadZip, ZipDirectory } from "../../../files/zip-directory";
import { firstVisible } from "./first-visible";
import { BadSheet, damaged, linesOf, type SheetLine, tooManyColumns, tooManyRows } from "./sheet";
import { tellUnread, type UnreadCell, unreadCells } from "./unread-cells";

const MB = 1024 * 1024;
// A class list of the largest size unpacks to about 25 MB.
const unpacked = { entries: 500, fileBytes: 60 * MB, allBytes: 80 * MB };
const { rows: mostRows, columns: mostColumns } = limits.classImport;

/** Reads the first sheet of a workbook that its reader sees, once its archive has proved to hold no more than it says. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetLine[]> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { number, unread } = inspect(archive);
  const table = await readSheet(archive, number).catch((cause: unknown) => {
    throw cause instanceof BadSheet ? cause : damaged();
  });
  return linesOf(tellUnread(table, unread));
}

/** Unpacks what will be read under its limits, and counts rows and columns before they are made into anything. */
function inspect(archive: Buffer): { number: number; unread: UnreadCell[] } {
  try {
    const directory = new ZipDirectory(archive, unpacked);
    const { number, part } = firstVisible(directory);
    let unread: UnreadCell[] = [];
    for (const name of directory.names) {
      if (/vbaProject\.bin$/i.test(name))
        throw new BadSheet("That workbook holds macros. Save it as an XLSX workbook without them.");
      if (!/^xl\/.*\.xml$/i.test(name)) continue;
      const xml = directory.open(name);
      // Nothing that a spreadsheet writes declares entities of its own.
      if (xml.subarray(0, 4096).includes("<!DOCTYPE")) throw damaged();
      if (/worksheets\/[^/]+\.xml$/i.test(name)) count(xml);
      if (name === part) unread = unreadCells(xml);
    }
    return { number, unread };
  } catch (cause) {
    if (cause instanceof BadZip) throw new BadSheet(cause.message);
    throw cause;
  }
}

function count(xml: Buffer) {
  const rowMark = Buffer.from("<row");
  let rows = 0;
  let from = xml.indexOf(rowMark);
  while (from !== -1) {
    const next = xml.indexOf(rowMark, from + 4);
    if (++rows > mostRows * 2) throw tooManyRows();
    if (rows <= 10) refuseWide(xml.subarray(from, next === -1 ? undefined : next));
    from = next;
  }
}

function refuseWide(row: Buffer) {
  const cells = row.toString("latin1").match(/<c[ >]/g)?.length ?? 0;
  if (cells > mostColumns) throw tooManyColumns();
}
