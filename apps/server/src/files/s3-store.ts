import { createHash } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore, StoredRange } from "./file-store";
import { type S3Keys, type S3Request, signS3 } from "./sign-s3";

export interface S3Place extends S3Keys {
  endpoint: string;
  bucket: string;
}

/** How long the store has to begin its answer; how long a file then takes is up to whoever reads it. */
const patience = 60_000;

/** Keeps files in a bucket of an S3-compatible store. */
export class S3Store implements FileStore {
  readonly #place: S3Place;

  constructor(place: S3Place) {
    this.#place = place;
  }

  async put(key: string, bytes: Buffer, type: string) {
    const reply = await this.#send(key, {
      method: "PUT",
      headers: { "content-type": type },
      body: bytes,
    });
    if (!reply.ok) throw new Error(`The file store refused a file with ${reply.status}.`);
  }

  /** A bucket wants to know the length first, so the bytes wait in a file of their own. */
  async putStream(key: string, bytes: AsyncIterable<Buffer>, type: string) {
    const folder = await mkdtemp(join(tmpdir(), "toran-upload-"));
    const path = join(folder, key);
    const hash = createHash("sha256");
    try {
      await pipeline(
        Readable.from(bytes),
        async function* (parts: AsyncIterable<Buffer>) {
          for await (const part of parts) {
            hash.update(part);
            yield part;
          }
        },
        createWriteStream(path),
      );
      const file = await openAsBlob(path);
      const headers = { "content-type": type };
      const reply = await this.#send(
        key,
        { method: "PUT", headers, sha256: hash.digest("hex") },
        file,
      );
      if (!reply.ok) throw new Error(`The file store refused a file with ${reply.status}.`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async open(key: string, range?: StoredRange) {
    const headers: Record<string, string> = range
      ? { range: `bytes=${range.start}-${range.end}` }
      : {};
    const reply = await this.#send(key, { method: "GET", headers });
    if (reply.status === 404) return undefined;
    if (!reply.ok || !reply.body)
      throw new Error(`The file store gave no file, but ${reply.status}.`);
    return Readable.fromWeb(reply.body);
  }

  async remove(key: string) {
    const reply = await this.#send(key, { method: "DELETE", headers: {} });
    if (!reply.ok && reply.status !== 404)
      throw new Error(`The file store kept a file with ${reply.status}.`);
  }

  async *olderThan() {}

  async #send(key: string, asked: Omit<S3Request, "url">, file?: Blob) {
    const { method, body } = asked;
    const { endpoint, bucket } = this.#place;
    const url = new URL(`${endpoint.replace(/\/+$/, "")}/${bucket}/${encodeURIComponent(key)}`);
    const request: S3Request = { ...asked, url };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("The file store is silent.")), patience);
    try {
      return await fetch(url, {
        method,
        headers: signS3(request, this.#place, new Date()),
        signal: late.signal,
        ...(body && { body: new Uint8Array(body) }),
        ...(file && { body: file }),
      });
    } finally {
      clearTimeout(timer);
    }
  }
}
