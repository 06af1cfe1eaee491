import type { Deps } from "../deps";
import type { Call } from "../http/call";
import { notFound } from "../http/failures";
import type { FileReply } from "../http/implement";
import { rangeOf } from "./byte-range";
import type { files } from "./tables";

type StoredFile = typeof files.$inferSelect;

/** The bytes of a file, or the part of them that was asked for. */
export async function fileReply(
  { store }: Pick<Deps, "store">,
  file: StoredFile,
  call: Call,
  caching: string,
): Promise<FileReply> {
  const headers: Record<string, string> = {
    "content-type": file.type,
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": caching,
    "accept-ranges": "bytes",
    "content-disposition": disposition(file),
  };
  const range = rangeOf(call.header("range"), file.bytes);
  if (range === "outside")
    return {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${file.bytes}` },
      body: Buffer.alloc(0),
    };
  const body = await store.open(file.key, range);
  if (!body) throw notFound("The file");
  if (!range) return { headers: { ...headers, "content-length": String(file.bytes) }, body };
  const part = {
    "content-range": `bytes ${range.start}-${range.end}/${file.bytes}`,
    "content-length": String(range.end - range.start + 1),
  };
  return { status: 206, headers: { ...headers, ...part }, body };
}

const shown = /^(image|video)\//;

/** Pictures and videos are shown; everything else is only ever downloaded. */
function disposition({ type, name }: StoredFile) {
  const plain = name.replace(/[^\w. -]/g, "_");
  const kind = shown.test(type) ? "inline" : "attachment";
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
