import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface Holder {
  pid: number;
  /** When that process began, as its system tells it: a process id is given out again, this is not. */
  began: string;
  host: string;
  id: string;
  /** It has been told to stop, and finishes what it has begun. */
  leaving?: true;
}

/** A data directory that this process alone has open. */
export interface HeldDataDir {
  /** Tells whoever waits that it is worth waiting for the end. */
  leaveSoon(): void;
  leave(): void;
}

const beat = 5_000;
const silent = 30_000;
const pollEvery = 100;
/** A server that is being restarted is told to stop within this time. */
const shortWait = 3_000;
/** One that has been told to stop has left within this time. */
const longestLeave = 12_000;

/** Another process has this data directory open. */
class DataDirHeld extends Error {
  constructor(folder: string, { pid, host }: Holder) {
    const where = host === hostname() ? "" : ` on ${host}`;
    super(
      [
        `The data directory ${resolve(folder)} is in use by process ${pid}${where}.`,
        `Two servers on one embedded database would destroy it, so this one does not start.`,
        `Stop the other one (kill ${pid}${where}), or choose another directory with DATA_DIR.`,
        `Several servers on one database need PostgreSQL: set DATABASE_URL.`,
      ].join("\n"),
    );
  }
}

/** Takes a data directory for this process alone, or throws when another has it and stays. */
export async function holdDataDir(folder: string, patience = shortWait): Promise<HeldDataDir> {
  const file = join(folder, "server.lock");
  const mine: Holder = {
    pid: process.pid,
    began: beganAt(process.pid) ?? "",
    host: hostname(),
    id: randomUUID(),
  };
  const since = Date.now();
  while (!take(file, mine)) {
    const holder = holderOf(file);
    if (!holder) continue;
    if (!alive(file, holder)) removeStale(file, holder);
    else if (Date.now() - since > (holder.leaving ? longestLeave : patience))
      throw new DataDirHeld(folder, holder);
    else await sleep(pollEvery);
  }
  const timer = setInterval(() => touch(file), beat).unref();
  const held = () => holderOf(file)?.id === mine.id;
  return {
    leaveSoon: () => {
      if (held()) rewrite(file, { ...mine, leaving: true });
    },
    leave: () => {
      clearInterval(timer);
      if (held()) rmSync(file, { force: true });
    },
  };
}

/** A link appears with its content, or not at all: nobody reads half a lock. */
function take(file: string, mine: Holder) {
  const draft = `${file}.${mine.id}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whoever reads meanwhile finds the old content or the new one. */
function rewrite(file: string, mine: Holder) {
  const draft = `${file}.${mine.id}`;
  writeFileSync(draft, JSON.stringify(mine));
  renameSync(draft, file);
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    // Not ours to read, so not a live holder's either: an id that no process has.
    return { pid: -1, began: "", host: hostname(), id: "" };
  }
}

function alive(file: string, { pid, began, host }: Holder) {
  // Another machine, or another container, cannot be asked; a holder there touches its lock.
  if (host !== hostname()) return Date.now() - statSync(file).mtimeMs < silent;
  const present = beganAt(pid);
  return present !== undefined && (present === began || !began);
}

/** Two starters may find the same stale lock: whoever moves away a fresh one puts it back. */
function removeStale(file: string, stale: Holder) {
  const aside = `${file}.stale.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (holderOf(aside)?.id !== stale.id) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function touch(file: string) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The folder was taken away; the next start makes it again.
  }
}

/** When a process began, or undefined when there is none of that id. */
function beganAt(pid: number): string | undefined {
  if (pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return undefined;
  }
  try {
    if (process.platform === "linux") {
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold spaces; the start time is the twentieth field after it.
      return `${boot} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
    }
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
