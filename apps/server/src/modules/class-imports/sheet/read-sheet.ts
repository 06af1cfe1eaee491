import { on } from "node:events";
import type { Worker } from "node:worker_threads";
import type { ImportColumnName } from "@toran/contract/student-import/columns";
import { startThread, threadFile } from "../../../threads";
import type { SheetColumn } from "../tables";
import type { ReadRow, Taught } from "./check-row";
import { BadSheet } from "./sheet";

export interface SheetTask {
  bytes: Uint8Array;
  type: string;
  mapping?: (ImportColumnName | null)[] | undefined;
  taught: Taught[];
}
export type FromThread =
  | { kind: "columns"; columns: SheetColumn[]; rows: number }
  | { kind: "rows"; rows: ReadRow[] }
  | { kind: "refused"; message: string }
  | { kind: "end" };

/** What one sheet may take: a thread that goes beyond it is ended, and nobody else notices. */
const room = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
const patience = 30_000;
const gaveUp = () =>
  new BadSheet(
    "Reading that file took too much. Divide it, or save it anew as CSV, and try again.",
  );

const ownFile = () => threadFile(import.meta.dirname, "sheet-thread");
const start = (file: string) => startThread(file, { resourceLimits: room });

/** A thread that has started and waits for a sheet, for a minute. */
let ready: { thread: Worker; over: NodeJS.Timeout } | undefined;
const longestReady = 60_000;

/** Starts the thread for a sheet that is about to come: whoever looks at the imports will choose one in a moment. */
export function prepareToRead() {
  if (ready) return;
  const thread = start(ownFile());
  thread.unref();
  thread.once("error", () => undefined);
  thread.once("exit", () => {
    if (ready?.thread === thread) ready = undefined;
  });
  const over = setTimeout(() => void prepared()?.terminate(), longestReady).unref();
  ready = { thread, over };
}

function prepared() {
  if (!ready) return undefined;
  const { thread, over } = ready;
  ready = undefined;
  clearTimeout(over);
  thread.ref();
  // One that has just ended has no number any more.
  return thread.threadId < 0 ? undefined : thread;
}

/**
 * Reads and checks a sheet in a thread of its own; rows come in parts, in the order of the sheet. The thread is one part
 * ahead and waits to be asked: all parts at once would have to be unpacked at once, and everybody else would wait.
 */
export async function* readSheet(
  task: SheetTask,
  file?: string,
): AsyncGenerator<Extract<FromThread, { kind: "columns" | "rows" }>> {
  const thread = file ? start(file) : (prepared() ?? start(ownFile()));
  const enough = new AbortController();
  thread.once("error", () => enough.abort());
  thread.once("exit", () => enough.abort());
  // What is counted is the time of the thread, not that of whoever writes down what it has read.
  let left = patience;
  const waitFor = () => {
    const began = performance.now();
    const timer = setTimeout(() => enough.abort(), left);
    return () => {
      clearTimeout(timer);
      left -= performance.now() - began;
    };
  };
  let came = waitFor();
  thread.postMessage(task, []);
  try {
    const { signal } = enough;
    for await (const [message] of on(thread, "message", { signal }) as AsyncIterable<
      [FromThread]
    >) {
      came();
      if (message.kind === "refused") throw new BadSheet(message.message);
      if (message.kind === "end") return;
      thread.postMessage("next", []);
      yield message;
      came = waitFor();
    }
  } catch (cause) {
    throw cause instanceof BadSheet ? cause : gaveUp();
  } finally {
    came();
    void thread.terminate();
  }
}
