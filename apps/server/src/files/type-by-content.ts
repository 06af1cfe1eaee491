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
  "video/mp4",
  "video/webm",
] satisfies FileType[];

/** What a file is, read from its first bytes. Only for plain text does the name decide, for text has no mark of its own. */
export async function typeByContent(bytes: Buffer, name: string): Promise<FileType | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found) return known.includes(found.mime) ? (found.mime as FileType) : undefined;
  if (!isPlainText(bytes)) return undefined;
  if (/\.json$/i.test(name)) return "application/json";
  return /\.csv$/i.test(name) ? "text/csv" : undefined;
}

function isPlainText(bytes: Buffer) {
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(bytes).includes("\0");
  } catch {
    return false;
  }
}
