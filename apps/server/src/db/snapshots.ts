import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "./engine";

const kept = 2;
const shape = /^\d{4}-\d{2}-\d{2}T[\d.-]+Z\.tar\.gz$/;
const half = /\.part(\.files)?$/;

/** The snapshots of a folder, the newest first. */
export async function snapshotsOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => shape.test(name));
  return names
    .sort()
    .toReversed()
    .map((name) => join(folder, name));
}

/** Keeps the newest two copies of an embedded database, synced to the disk as the engine's own files are not. */
export class Snapshots {
  readonly #engine: Engine;
  readonly #folder: string;
  #timer: NodeJS.Timeout | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(engine: Engine, folder: string) {
    this.#engine = engine;
    this.#folder = folder;
  }

  start(every: number, onFailure: (error: unknown) => void) {
    this.#timer = setInterval(() => {
      // One that takes longer than the time between two is not joined by the next.
      if (!this.#waiting) void this.take().catch(onFailure);
    }, every).unref();
  }

  /** Takes a snapshot; those asked for at the same time follow one another. */
  take(): Promise<string> {
    this.#waiting++;
    const turn = this.#busy.then(() => this.#take()).finally(() => this.#waiting--);
    this.#busy = turn.catch(() => undefined);
    return turn;
  }

  async stop() {
    clearInterval(this.#timer);
    await this.#busy;
  }

  async #take() {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#clearHalves();
    const file = join(this.#folder, `${new Date().toISOString().replaceAll(":", "-")}.tar.gz`);
    const part = `${file}.part`;
    await this.#engine.archive(part);
    const handle = await open(part, "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    await syncFolder(this.#folder);
    for (const old of (await snapshotsOf(this.#folder)).slice(kept)) await rm(old, { force: true });
    return file;
  }

  /** Takes away what a killed server or a copy that failed left half: it would take the room that the next one needs. */
  async #clearHalves() {
    for (const name of (await readdir(this.#folder)).filter((each) => half.test(each)))
      await rm(join(this.#folder, name), { recursive: true, force: true });
  }
}

/** Makes a new name in a folder outlast a power cut; a system that cannot is left alone. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
