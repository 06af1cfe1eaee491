import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ok, refusal } from "../testing/ok";
import { startServer } from "../testing/start-server";
import { demandRoomForCopy, isShort } from "./free-space";

const megabyte = 1024 * 1024;
const disk = { free: 10_000 * megabyte };
const server = await startServer({ readFree: async () => disk.free });

test("137: below 256 MB writes are refused with 507 in plain words, reads go on, and nothing is lost", async () => {
  const officer = await server.person("officer-ready");
  const { todos } = officer.api.po;
  ok(await todos.create({ body: { title: "Call Kestrel Mobility" } }));
  disk.free = 255 * megabyte;
  const { status, body } = refusal(await todos.create({ body: { title: "Book the hall" } }));
  expect(status).toBe(507);
  expect(body).toMatchObject({ message: expect.stringMatching(/run out of space/) as string });
  expect(ok(await todos.list()).data).toHaveLength(1);
  disk.free = 256 * megabyte;
  ok(await todos.create({ body: { title: "Book the hall" } }));
  expect(ok(await todos.list()).data).toHaveLength(2);
});

test("137: a disk that cannot be asked is not taken for a full one", async () => {
  expect(await isShort(() => Promise.reject(new Error("there is no such call")))).toBe(false);
});

test("137: no copy is made that would fill the disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toran-room-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "base"));
  writeFileSync(join(folder, "base", "table"), Buffer.alloc(2 * megabyte));
  const copy = (free: number) => demandRoomForCopy(folder, async () => free * megabyte);
  await expect(copy(259)).rejects.toThrow("A copy of the database needs 260 MB of free space.");
  await copy(260);
});
