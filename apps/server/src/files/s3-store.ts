import { Readable } from "node:stream";
import type { FileStore, StoredRange } from "./file-store";
import { type S3Keys, type S3Request, signS3 } from "./sign-s3";

export interface S3Place extends S3Keys {
  endpoint: string;
  bucket: string;
}

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

  #send(key: string, { method, headers, body }: Omit<S3Request, "url">) {
    const { endpoint, bucket } = this.#place;
    const url = new URL(`${endpoint.replace(/\/+$/, "")}/${bucket}/${encodeURIComponent(key)}`);
    const request: S3Request = { method, url, headers, ...(body && { body }) };
    return fetch(url, {
      method,
      headers: signS3(request, this.#place, new Date()),
      signal: AbortSignal.timeout(patience),
      ...(body && { body: new Uint8Array(body) }),
    });
  }
}
