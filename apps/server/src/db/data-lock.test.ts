import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdDataDir } from "./data-lock";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toran-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, "server.lock");
const leave = (holder: object) =>
  writeFileSync(lock(), JSON.stringify({ id: "another", host: hostname(), ...holder }));

/** Whether the directory can be taken at once, and is ours then. */
async function taken() {
  const held = await holdDataDir(folder, 0);
  const { pid } = JSON.parse(readFileSync(lock(), "utf8")) as { pid: number };
  held.leave();
  return pid === process.pid;
}

test("136: a hundred openers of a directory in use are refused, and told who holds it", async () => {
  const held = await holdDataDir(folder);
  const openers = Array.from({ length: 100 }, () => holdDataDir(folder, 0));
  const outcomes = await Promise.allSettled(openers);
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(100);
  await expect(holdDataDir(folder, 0)).rejects.toThrow(`in use by process ${process.pid}`);
  await expect(holdDataDir(folder, 0)).rejects.toThrow(`kill ${process.pid}`);
  await expect(holdDataDir(folder, 0)).rejects.toThrow("DATA_DIR");
  held.leave();
  expect(existsSync(lock())).toBe(false);
});

test("136: the lock of a process that is gone is taken over", async () => {
  const child = spawn(process.execPath, ["--eval", ""]);
  await once(child, "exit");
  leave({ pid: child.pid, began: "at some time" });
  await expect(taken()).resolves.toBe(true);
});

test("136: the lock of a process whose id now belongs to another is taken over", async () => {
  leave({ pid: process.ppid, began: "before the machine was started" });
  await expect(taken()).resolves.toBe(true);
});

test("136: of many that find a stale lock one takes it", async () => {
  leave({ pid: process.ppid, began: "before the machine was started" });
  const openers = Array.from({ length: 20 }, () => holdDataDir(folder, 0));
  const outcomes = await Promise.allSettled(openers);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("136: one that restarts waits for the old one to leave", async () => {
  const held = await holdDataDir(folder);
  const next = holdDataDir(folder, 5_000);
  held.leave();
  (await next).leave();
  expect(existsSync(lock())).toBe(false);
});

test("136: one that has been told to stop is waited for longer than one that stays", async () => {
  const held = await holdDataDir(folder);
  held.leaveSoon();
  const next = holdDataDir(folder, 0);
  const stays = Symbol("it has not given up");
  const longer = new Promise((resolve) => setTimeout(resolve, 300, stays));
  await expect(Promise.race([next, longer])).resolves.toBe(stays);
  held.leave();
  (await next).leave();
  expect(existsSync(lock())).toBe(false);
});

test("136: a holder on another machine is believed while it touches its lock", async () => {
  leave({ pid: 1, began: "", host: "elsewhere" });
  await expect(holdDataDir(folder, 0)).rejects.toThrow("process 1 on elsewhere");
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(lock(), aMinuteAgo, aMinuteAgo);
  await expect(taken()).resolves.toBe(true);
});

test("136: a lock that nobody can read is taken over", async () => {
  writeFileSync(lock(), "half a lo");
  await expect(taken()).resolves.toBe(true);
});
