import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { readTemplate } from "../testing/template";
import { unpack } from "./archive";
import type { Engine } from "./engine";
import { openDatabase } from "./open-database";
import { Snapshots, snapshotsOf } from "./snapshots";

const folder = mkdtempSync(join(tmpdir(), "toran-snapshots-"));
const database = await openDatabase({ template: readTemplate() });
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function snapshotsInto(name: string) {
  if (!database.engine) throw new Error("These tests are about the embedded engine.");
  return new Snapshots(database.engine, join(folder, name));
}

test("141: the newest two copies are kept, whole, and what a killed server left half goes", async () => {
  const snapshots = snapshotsInto("kept");
  await snapshots.take();
  writeFileSync(join(folder, "kept", "2020-01-01T00-00-00.000Z.tar.gz.part"), "half");
  mkdirSync(join(folder, "kept", "2020-01-01T00-00-00.000Z.tar.gz.part.files"));
  const [second, third] = await Promise.all([snapshots.take(), snapshots.take()]);
  expect(await snapshotsOf(join(folder, "kept"))).toEqual([third, second]);
  expect(readdirSync(join(folder, "kept"))).toHaveLength(2);
  unpack(readFileSync(third), join(folder, "unpacked"));
  expect(existsSync(join(folder, "unpacked", "PG_VERSION"))).toBe(true);
});

test("each copy cuts the log, which nothing else does while the server runs", async () => {
  const snapshots = snapshotsInto("cut");
  const logIn = async () => {
    const into = join(folder, "log");
    rmSync(into, { recursive: true, force: true });
    unpack(readFileSync(await snapshots.take()), into);
    return readdirSync(join(into, "pg_wal")).filter((name) => /^[\dA-F]{24}$/.test(name)).length;
  };
  expect(await logIn()).toBeLessThanOrEqual(2);
  await database.pool.query(
    "create table written as select repeat('x', 200) from generate_series(1, 50000)",
  );
  expect(await logIn()).toBeLessThanOrEqual(2);
});

test("a copy in the middle of a transaction that has failed is whole as well", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await expect(client.query("select nothing")).rejects.toThrow(/nothing/);
  const archive = await snapshotsInto("failed").take();
  await client.query("rollback");
  client.release();
  unpack(readFileSync(archive), join(folder, "whole"));
  expect(existsSync(join(folder, "whole", "PG_VERSION"))).toBe(true);
});

test("141: copies that fail leave no more than one half, and the next that succeeds takes it away", async () => {
  const fails = {
    ...database.engine,
    archive: async (file: string) => {
      writeFileSync(file, "half");
      throw new Error("The disk is full.");
    },
  } as Engine;
  const failing = new Snapshots(fails, join(folder, "failing"));
  await expect(failing.take()).rejects.toThrow("The disk is full.");
  await expect(failing.take()).rejects.toThrow("The disk is full.");
  expect(readdirSync(join(folder, "failing"))).toHaveLength(1);
  await snapshotsInto("failing").take();
  expect(readdirSync(join(folder, "failing"))).toEqual([expect.stringMatching(/Z\.tar\.gz$/)]);
});

test("141: copies are made by themselves as time passes", async () => {
  const snapshots = snapshotsInto("timed");
  const failures: unknown[] = [];
  snapshots.start(20, (error) => failures.push(error));
  await expect.poll(() => snapshotsOf(join(folder, "timed")), { timeout: 10_000 }).toHaveLength(2);
  await snapshots.stop();
  expect(failures).toEqual([]);
});

test("an archive that names a file outside its folder is refused", () => {
  const entry = Buffer.alloc(1024);
  entry.write("../outside.txt");
  entry.write("00000000000", 124);
  const archive = gzipSync(entry);
  expect(() => unpack(archive, join(folder, "tar"))).toThrow(/outside its folder/);
  expect(existsSync(join(folder, "outside.txt"))).toBe(false);
});
