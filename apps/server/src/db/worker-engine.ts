import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseAway, type Engine } from "./engine";

export type Asked = { kind: "exchange"; bytes: Uint8Array } | { kind: "archive" | "close" };
export type Told =
  | { kind: "ready" }
  | { kind: "answer"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failure"; message: string };

export interface WorkerOptions {
  dataDir: string;
  /** How long one query may run before the thread is ended. */
  patience?: number;
  /** The file of the thread, when it does not stand beside this one. */
  workerFile?: string;
  /** Told when the thread was lost, and how long it took until another served. */
  onLoss?: (reason: string) => void;
  onReopened?: (milliseconds: number) => void;
}

interface Thread {
  worker: Worker;
  ready: Promise<void>;
  settle: ((told: Told | Error) => void) | undefined;
}

const longestQuery = 10_000;
const longestArchive = 120_000;

/** The embedded database in a thread of its own, with one queue and a limit of time for each query. */
export class WorkerEngine implements Engine {
  era = 0;
  readonly #options: WorkerOptions;
  #thread: Thread;
  #turn: Promise<unknown> = Promise.resolve();
  #closing = false;

  private constructor(options: WorkerOptions) {
    this.#options = options;
    this.#thread = this.#start();
  }

  static async open(options: WorkerOptions): Promise<WorkerEngine> {
    const engine = new WorkerEngine(options);
    await engine.#thread.ready;
    return engine;
  }

  exchange(asked: Uint8Array, era: number) {
    // A copy of its own, so that it can be handed over instead of being cloned.
    const bytes = new Uint8Array(asked);
    return this.#next(async () => {
      if (era !== this.era) throw new DatabaseAway("The conversation ended with its database.");
      const patience = this.#options.patience ?? longestQuery;
      return this.#ask({ kind: "exchange", bytes }, patience, [bytes.buffer]);
    });
  }

  archive() {
    return this.#next(() => this.#ask({ kind: "archive" }, longestArchive));
  }

  async close() {
    await this.#next(async () => {
      this.#closing = true;
      await this.#ask({ kind: "close" }, longestQuery).catch(() => undefined);
      await this.#thread.worker.terminate();
    });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #ask(asked: Asked, patience: number, handedOver: ArrayBuffer[] = []) {
    const thread = this.#thread;
    await thread.ready;
    const told = await new Promise<Told | Error>((settle) => {
      const timer = setTimeout(() => void thread.worker.terminate(), patience);
      thread.settle = (outcome) => {
        clearTimeout(timer);
        thread.settle = undefined;
        settle(outcome);
      };
      thread.worker.postMessage(asked, handedOver);
    });
    if (told instanceof Error) throw told;
    if (told.kind === "failure") throw new Error(told.message);
    return told.kind === "answer" ? told.bytes : new Uint8Array();
  }

  #start(): Thread {
    const { dataDir, workerFile = besideThis() } = this.#options;
    const worker = new Worker(workerFile, { workerData: { dataDir } });
    const ready = new Promise<void>((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", () => reject(new DatabaseAway("The database did not open.")));
      worker.on("message", (told: Told) => (told.kind === "ready" ? resolve() : undefined));
    });
    // Whoever asks waits for it; when nobody does, the failure is told by the loss.
    ready.catch(() => undefined);
    const thread: Thread = { worker, ready, settle: undefined };
    let reason = "The database's thread ended: a query took too long.";
    worker.on("error", (error) => (reason = `The database's thread failed: ${String(error)}`));
    worker.on("message", (told: Told) => thread.settle?.(told));
    worker.once("exit", () => this.#lost(thread, reason));
    return thread;
  }

  #lost(thread: Thread, reason: string) {
    if (this.#closing) return thread.settle?.(new DatabaseAway(reason));
    this.era++;
    this.#options.onLoss?.(reason);
    thread.settle?.(new DatabaseAway(reason));
    void this.#reopen(thread);
  }

  /** Starts another thread; one that never came up is tried again after a while. */
  async #reopen(old: Thread) {
    const began = performance.now();
    const cameUp = await old.ready.then(
      () => true,
      () => false,
    );
    if (!cameUp) await new Promise((resolve) => setTimeout(resolve, 1000));
    this.#thread = this.#start();
    await this.#thread.ready.then(
      () => this.#options.onReopened?.(performance.now() - began),
      () => undefined,
    );
  }
}

/** The thread's file beside this one, in the source or in the build. */
function besideThis() {
  const built = join(import.meta.dirname, "database-worker.js");
  return existsSync(built) ? built : join(import.meta.dirname, "database-worker.ts");
}
