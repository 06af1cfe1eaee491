import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { readConfig, WrongConfig } from "../config";
import type { FileStore } from "./file-store";
import { LocalStore } from "./local-store";
import { S3Store } from "./s3-store";
import { signS3 } from "./sign-s3";
import { storeOf } from "./store-of";

const folder = mkdtempSync(join(tmpdir(), "toran-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bucket that lives in memory and asks that each request is signed. */
const kept = new Map<string, Buffer>();
const bucket = createServer((request, reply) => {
  void buffer(request).then((sent) => {
    const { status, body } = answer(request, sent);
    reply.writeHead(status).end(body);
  });
});
function answer(
  { method, url = "", headers }: IncomingMessage,
  sent: Buffer,
): { status: number; body?: Buffer } {
  if (!headers.authorization?.includes("SignedHeaders=")) return { status: 403 };
  if (method === "DELETE") return { status: kept.delete(url) ? 204 : 404 };
  if (method === "PUT") {
    kept.set(url, sent);
    return { status: 200 };
  }
  const bytes = kept.get(url);
  if (!bytes) return { status: 404 };
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? "") ?? [];
  const part = bytes.subarray(Number(start), Number(end) + 1);
  return start ? { status: 206, body: part } : { status: 200, body: bytes };
}
await new Promise<void>((listening) => bucket.listen(0, "127.0.0.1", listening));
afterAll(() => void bucket.close());

const keys = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const stores: [string, FileStore][] = [
  ["a folder", new LocalStore(folder)],
  [
    "a bucket",
    new S3Store({
      ...keys,
      endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      bucket: "files",
    }),
  ],
];
const key = "0123456789abcdef0123456789abcdef";

test.each(stores)(
  "%s keeps a file, gives it whole or in part, and forgets it",
  async (_name, store) => {
    await store.put(key, Buffer.from("a small file"), "text/plain");
    expect(String(await buffer((await store.open(key))!))).toBe("a small file");
    expect(String(await buffer((await store.open(key, { start: 2, end: 6 }))!))).toBe("small");
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeUndefined();
  },
);

test("a request is signed as the published example of the signature says", () => {
  const url = new URL("https://examplebucket.s3.amazonaws.com/test.txt");
  const headers = signS3(
    { method: "GET", url, headers: { range: "bytes=0-9" } },
    keys,
    new Date("2013-05-24T00:00:00Z"),
  );
  expect(headers["authorization"]).toContain(
    "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

test("80: a key that is none reaches no file outside the folder", async () => {
  const store = new LocalStore(folder);
  for (const odd of ["../../etc/passwd", "..", "", "0123/../../..", "x".repeat(32)]) {
    expect(await store.open(odd)).toBeUndefined();
    await expect(store.put(odd, Buffer.from("x"))).rejects.toThrow("That is not a key.");
  }
});

test("a bucket is used only when everything about it is set", () => {
  const s3 = {
    S3_ENDPOINT: "https://s3.example.com",
    S3_BUCKET: "files",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(storeOf(readConfig(s3))).toBeInstanceOf(S3Store);
  expect(storeOf(readConfig({}))).toBeInstanceOf(LocalStore);
  expect(() => readConfig({ S3_BUCKET: "files" })).toThrow(WrongConfig);
});

async function* arriving() {
  yield Buffer.from("first half, ");
  yield Buffer.from("second half");
}
async function* breakingOff() {
  yield Buffer.from("first half");
  throw new Error("the line broke");
}

test.each(stores)(
  "%s takes a file as it arrives, and keeps nothing of one that breaks off",
  async (_name, store) => {
    const whole = "c".repeat(32);
    await store.putStream(whole, arriving(), "video/mp4");
    const stream = await store.open(whole);
    expect(stream && (await buffer(stream)).toString()).toBe("first half, second half");
    const half = "d".repeat(32);
    await expect(store.putStream(half, breakingOff(), "video/mp4")).rejects.toThrow(
      "the line broke",
    );
    expect(await store.open(half)).toBeUndefined();
  },
);

test("a file of a bucket may take as long as its reader does, but its beginning may not", async () => {
  const asked: ServerResponse[] = [];
  const slow = createServer((_request, reply) => void asked.push(reply));
  await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const store = new S3Store({ ...keys, endpoint, bucket: "files" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const opening = store.open(key);
    await vi.waitUntil(() => asked.length === 1);
    asked[0]?.writeHead(200).write("first half, ");
    const stream = (await opening)!;
    await vi.advanceTimersByTimeAsync(61_000);
    asked[0]?.end("second half");
    expect(String(await buffer(stream))).toBe("first half, second half");

    const silent = store.open(key).catch(String);
    await vi.waitUntil(() => asked.length === 2);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await silent).toContain("silent");
  } finally {
    vi.useRealTimers();
    slow.closeAllConnections();
    slow.close();
  }
});
