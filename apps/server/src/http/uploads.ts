import "@fastify/multipart";
import type { Placed } from "@toran/contract";
import type { FastifyRequest } from "fastify";
import { Failure, refused } from "./failures";
import { typeByContent } from "../files/type-by-content";

/** A file as it came in, its type judged by its content. */
export interface Upload {
  bytes: Buffer;
  type: string;
  name: string;
}
export interface Parts {
  fields: Record<string, unknown>;
  files: Record<string, Upload>;
}

const mostFields = 60;
const fieldBytes = 64 * 1024;

/** Reads a multipart body as its row allows; what is too large is refused before it has all arrived. */
export async function readParts(row: Placed, request: FastifyRequest): Promise<Parts> {
  const rules = row.files ?? {};
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, Upload> = {};
  const largest = Math.max(0, ...Object.values(rules).map(({ maxBytes }) => maxBytes));
  const limits = {
    fileSize: largest,
    files: Object.keys(rules).length,
    fields: mostFields,
    fieldSize: fieldBytes,
    parts: mostFields + 10,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") {
      if (part.valueTruncated)
        throw new Failure(413, {
          message: "That is too large to send. Make it smaller and try again.",
        });
      if (part.fieldname in fields) throw refused({ [part.fieldname]: "Send this field once." });
      fields[part.fieldname] = part.value;
      continue;
    }
    const rule = rules[part.fieldname];
    if (!rule) throw refused({ [part.fieldname]: "No file is expected here." });
    if (part.fieldname in files) throw refused({ [part.fieldname]: "Send one file." });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > rule.maxBytes) throw tooLarge(part.fieldname, rule.says);
      chunks.push(chunk);
    }
    if (part.file.truncated) throw tooLarge(part.fieldname, rule.says);
    // A picker left empty sends a file of no bytes and no name.
    if (!size && !part.filename) continue;
    const bytes = Buffer.concat(chunks);
    const type = await typeByContent(bytes, part.filename);
    if (!type || !rule.types.includes(type))
      throw refused({ [part.fieldname]: `Choose a file of this kind: ${rule.says}.` });
    files[part.fieldname] = { bytes, type, name: plainName(part.filename) };
  }
  return { fields, files };
}

const tooLarge = (field: string, says: string) =>
  new Failure(413, {
    message: "That file is too large.",
    errors: { [field]: `That file is too large. Choose one of this kind: ${says}.` },
  });

/** A file name that is only a label: no folders, no control or direction marks, of a bounded length. */
const plainName = (name: string) =>
  name
    .normalize("NFC")
    .replace(/^.*[\\/]/, "")
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, "")
    .replace(/[. ]+$/, "")
    .slice(-120) || "file";

/** The file of a call that is about nothing else. */
export function required(upload: Upload | undefined, field: string): Upload {
  if (!upload) throw refused({ [field]: "Choose a picture." });
  return upload;
}
