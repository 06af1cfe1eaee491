import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { startThread, threadFile } from "../threads";
import { pack } from "./archive";
import { DatabaseAway, type Engine } from "./engine";

export type Asked =
  | { kind: "exchange"; bytes: Uint8Array }
  | { kind: "copy"; into: string }
  | { kind: "close" };
export type Told =
  | { kind: "ready" }
  | { kind: "answer"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failure"; message: string };

export interface WorkerOptions {
  dataDir: string;
  /** The file of the thread, when it does not stand beside this one. */
  workerFile?: string | undefined;
  /** Told when the thread was lost, and how long it took until another served. */
  onLoss?: (reason: string) => void;
  onReopened?: (milliseconds: number) => void;
}

interface Thread {
  worker: Worker;
  gone: boolean;
  settle: ((told: Told | Error) => void) | undefined;
}

const longestWork = 600_000;
const pauseBetweenStarts = 1000;

/** The embedded database in a thread of its own, with one queue and a limit of time for each query. */
export class WorkerEngine implements Engine {
  era = 0;
  /** How long one query may run before the thread is ended; migrations and archives may take longer. */
  patience = longestWork;
  readonly #options: WorkerOptions;
  #thread: Promise<Thread>;
  #turn: Promise<unknown> = Promise.resolve();
  #closing = false;

  private constructor(options: WorkerOptions) {
    this.#options = options;
    this.#thread = this.#start();
  }

  static async open(options: WorkerOptions): Promise<WorkerEngine> {
    const engine = new WorkerEngine(options);
    await engine.#thread;
    return engine;
  }

  exchange(asked: Uint8Array, era: number) {
    // A copy of its own, so that it can be handed over instead of being cloned.
    const bytes = new Uint8Array(asked);
    return this.#next(async () => {
      if (era !== this.era) throw new DatabaseAway("The conversation ended with its database.");
      return this.#ask({ kind: "exchange", bytes }, this.patience, [bytes.buffer]);
    });
  }

  /** Queries wait while the files are copied; packing them takes longer, and keeps nobody waiting. */
  async archive(file: string) {
    const into = `${file}.files`;
    await rm(into, { recursive: true, force: true });
    try {
      await this.#next(() => this.#ask({ kind: "copy", into }, longestWork));
      await pack(into, file);
    } finally {
      await rm(into, { recursive: true, force: true });
    }
  }

  async close() {
    await this.#next(async () => {
      this.#closing = true;
      await this.#ask({ kind: "close" }, this.patience).catch(() => undefined);
      const { worker } = await this.#thread;
      await worker.terminate();
    });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #ask(asked: Asked, patience: number, handedOver: ArrayBuffer[] = []) {
    const thread = await this.#thread;
    if (thread.gone) throw new DatabaseAway("The database's thread has ended.");
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

  #start(): Promise<Thread> {
    const { dataDir, workerFile = threadFile(import.meta.dirname, "database-worker") } =
      this.#options;
    return new Promise((resolve, reject) => {
      const worker = startThread(workerFile, { workerData: { dataDir } });
      const thread: Thread = { worker, gone: false, settle: undefined };
      let serves = false;
      let reason = "a query took too long";
      worker.on("error", (error) => (reason = String(error)));
      worker.on("message", (told: Told) => {
        if (told.kind !== "ready") return thread.settle?.(told);
        serves = true;
        resolve(thread);
      });
      worker.once("exit", () => {
        thread.gone = true;
        if (serves) this.#lost(thread, reason);
        else reject(new Error(`The embedded database did not open: ${reason}`));
      });
    });
  }

  #lost(thread: Thread, reason: string) {
    if (!this.#closing) {
      this.era++;
      this.#options.onLoss?.(reason);
      this.#thread = this.#startAgain();
    }
    thread.settle?.(new DatabaseAway(`The database's thread ended: ${reason}`));
  }

  /** Tries until the database serves; whoever waits meanwhile is told by the pool that it is away. */
  async #startAgain(): Promise<Thread> {
    const began = performance.now();
    for (;;)
      try {
        const thread = await this.#start();
        this.#options.onReopened?.(performance.now() - began);
        return thread;
      } catch (error) {
        this.#options.onLoss?.(String(error));
        await sleep(pauseBetweenStarts);
      }
  }
}
