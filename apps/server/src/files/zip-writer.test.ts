import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type ZipEntry, zipOf } from "./zip-writer";

const now = new Date("2026-11-30T08:00:00Z");
async function* archive(bytes: ZipEntry["bytes"]) {
  yield* zipOf(
    (async function* () {
      yield { name: "sheet.xml", bytes, packed: true as const };
    })(),
    now,
  );
}

async function* failing() {
  yield Buffer.from("<row/>");
  await Promise.resolve();
  throw new Error("the database is away");
}

test("an archive whose content fails half way breaks off with it", async () => {
  await expect(buffer(archive(failing()))).rejects.toThrow("the database is away");
});

test("an archive that nobody reads any more asks for no more content", async () => {
  let ended = false;
  const endless = async function* () {
    try {
      for (;;) yield Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)));
    } finally {
      ended = true;
    }
  };
  let read = 0;
  for await (const part of archive(endless())) if ((read += part.length) > 200_000) break;
  await expect.poll(() => ended).toBe(true);
});
