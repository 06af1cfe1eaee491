import type { FileType } from "@toran/contract";
import { fileTypeFromBuffer } from "file-type";

const known: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "application/pdf",
  "application/zip",
  "text/vtt",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "video/mp4",
  "video/webm",
] satisfies FileType[];

/** What a file is, read from its first bytes. Only for plain text does the name decide, for text has no mark of its own. */
export async function typeByContent(bytes: Buffer, name: string): Promise<FileType | undefined> {
  // Bytes that end too early have no type either; what they are worth is said where one is asked for.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found && known.includes(found.mime)) return found.mime as FileType;
  if (/\.csv$/i.test(name) && isSheetText(bytes)) return "text/csv";
  if (found || !isPlainText(bytes)) return undefined;
  return /\.json$/i.test(name) ? "application/json" : undefined;
}

function isPlainText(bytes: Buffer) {
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(bytes).includes("\0");
  } catch {
    return false;
  }
}

/** Spreadsheets save CSV as UTF-8, as UTF-16 with its mark, and as Windows-1252. */
function isSheetText(bytes: Buffer) {
  const [first = 0, second = 0] = bytes;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return marked || !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));
}
