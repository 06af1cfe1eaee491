import { limits } from "@toran/contract";
import Papa from "papaparse";
import { damaged, type SheetLine, linesOf, tooManyRows } from "./sheet";

/** Reads a CSV text in the encodings that spreadsheets save: UTF-8, UTF-16 with its mark, or Windows-1252. */
export function readCsv(bytes: Uint8Array): SheetLine[] {
  const { data, errors } = Papa.parse<string[]>(decoded(bytes), {
    delimitersToGuess: [",", ";", "\t", "|"],
    // A line more than the most tells that there are too many.
    preview: limits.classImport.rows * 2,
  });
  if (data.length >= limits.classImport.rows * 2) throw tooManyRows();
  if (errors.some(({ type }) => type === "Quotes")) throw damaged();
  return linesOf(data);
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

// The decoder that Node has for this takes curly quotes and dashes for characters that nobody sees.
const own = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (sign) => own[sign.charCodeAt(0) - 0x80] ?? sign);
