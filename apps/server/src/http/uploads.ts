import type { FileRule, Placed } from "@toran/contract";
import type { FastifyRequest } from "fastify";
import { Failure, refused } from "./failures";
import type { MultipartFile } from "@fastify/multipart";
import type { Deps } from "../deps";
import { discard, fileBy } from "../files/keep";
import { newKey, storeStream } from "../files/store-stream";
import { typeByContent } from "../files/type-by-content";
import type { StoredUpload, Upload } from "../files/upload";
import { shortenedName } from "../shortened";

export type { StoredUpload, Upload };
export interface Parts {
  fields: Record<string, unknown>;
  files: Record<string, Upload | StoredUpload>;
}

const mostFields = 60;
const fieldBytes = 64 * 1024;

/** Reads a multipart body as its row allows; what is too large is refused before it has all arrived. */
export async function readParts(
  row: Placed,
  request: FastifyRequest,
  deps: Pick<Deps, "db" | "store">,
): Promise<Parts> {
  const rules = row.files ?? {};
  const parts: Parts = { fields: Object.create(null), files: {} };
  try {
    for await (const part of request.parts({ limits: limitsOf(Object.values(rules)) })) {
      if (part.type === "field") {
        if (part.valueTruncated)
          throw new Failure(413, {
            message: "That is too large to send. Make it smaller and try again.",
          });
        if (part.fieldname in parts.fields)
          throw refused({ [part.fieldname]: "Send this field once." });
        parts.fields[part.fieldname] = part.value;
        continue;
      }
      const rule = rules[part.fieldname];
      if (!rule) throw refused({ [part.fieldname]: "No file is expected here." });
      if (part.fieldname in parts.files) throw refused({ [part.fieldname]: "Send one file." });
      const file = await (rule.streamed ? storedPart(part, rule, deps) : heldPart(part, rule));
      if (file) parts.files[part.fieldname] = file;
    }
  } catch (cause) {
    await forgetParts(parts.files, deps);
    throw brokenOff(cause) ? cutShort() : cause;
  }
  return parts;
}

const limitsOf = (rules: FileRule[]) => ({
  fileSize: Math.max(0, ...rules.map(({ maxBytes }) => maxBytes)),
  files: rules.length,
  fields: mostFields,
  fieldSize: fieldBytes,
  parts: mostFields + 10,
});

/**
 * Gives back the room of files that went to their store for a call that failed. A file that has its
 * row by now is its owner's; where the database cannot be asked, the housekeeping will.
 */
export async function forgetParts(files: Parts["files"], deps: Pick<Deps, "db" | "store">) {
  for (const file of Object.values(files)) {
    if (!("key" in file)) continue;
    const kept = await fileBy(deps.db, file.key).then(Boolean, () => true);
    if (!kept) await discard(deps, file.key);
  }
}

// What the reader of forms says when the body ends before its last boundary.
const brokenOff = (cause: unknown) =>
  cause instanceof Error &&
  !(cause instanceof Failure) &&
  /unexpected end|premature|malformed part/i.test(cause.message);

const cutShort = () =>
  new Failure(400, {
    message: "The upload was cut short. Check your connection and send it again.",
  });

/** The bytes of a part, as far as its rule lets them. */
async function* bytesOf(part: MultipartFile, rule: FileRule): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > rule.maxBytes) throw tooLarge(part.fieldname, rule.says);
    yield chunk;
  }
  if (part.file.truncated) throw tooLarge(part.fieldname, rule.says);
}

async function heldPart(part: MultipartFile, rule: FileRule): Promise<Upload | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(part, rule)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  // A picker left empty sends a file of no bytes and no name.
  if (!bytes.length && !part.filename) return undefined;
  const type = await allowedType(bytes, part, rule);
  return { bytes, type, name: plainName(part.filename) };
}

// Enough to know a video by.
const headBytes = 8192;

async function storedPart(
  part: MultipartFile,
  rule: FileRule,
  deps: Pick<Deps, "store">,
): Promise<StoredUpload | undefined> {
  const source = bytesOf(part, rule);
  let head: Buffer = Buffer.alloc(0);
  let ended = false;
  while (head.length < headBytes && !ended) {
    const { value, done } = await source.next();
    if (done) ended = true;
    else head = Buffer.concat([head, value]);
  }
  if (!head.length && !part.filename) return undefined;
  const type = await allowedType(head, part, rule);
  const key = newKey();
  let size = 0;
  const counted = async function* () {
    size += head.length;
    yield head;
    if (!ended)
      for await (const chunk of source) {
        size += chunk.length;
        yield chunk;
      }
  };
  await storeStream(deps, key, counted(), type, part.fieldname);
  return { key, size, type, name: plainName(part.filename) };
}

async function allowedType(bytes: Buffer, { fieldname, filename }: MultipartFile, rule: FileRule) {
  const type = await typeByContent(bytes, filename);
  if (!type || !rule.types.includes(type))
    throw refused({ [fieldname]: `Choose a file of this kind: ${rule.says}.` });
  return type;
}

const tooLarge = (field: string, says: string) =>
  new Failure(413, {
    message: "That file is too large.",
    errors: { [field]: `That file is too large. Choose one of this kind: ${says}.` },
  });

/** A file name that is only a label: no folders, no control or direction marks, of a bounded length. */
const plainName = (name: string) =>
  shortenedName(
    name
      .normalize("NFC")
      // How a browser writes quotes and ends of lines in a name.
      .replace(/%(?:22|0[AD])/g, "")
      .replace(/^.*[\\/]/, "")
      .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, "")
      .replace(/[. ]+$/, ""),
    120,
  ) || "file";

/** The file of a call that is about nothing else. */
export function required<T>(upload: T | undefined, field: string, ask = "Choose a picture."): T {
  if (!upload) throw refused({ [field]: ask });
  return upload;
}
