import { on } from "node:events";
import type { ImportColumnName } from "@toran/contract/student-import/columns";
import { startThread, threadFile } from "../../../threads";
import type { SheetColumn } from "../tables";
import type { CheckedRow, Taught } from "./check-row";
import { BadSheet } from "./sheet";

export interface SheetTask {
  bytes: Uint8Array;
  type: string;
  mapping?: (ImportColumnName | null)[] | undefined;
  taught: Taught[];
}
export type FromThread =
  | { kind: "columns"; columns: SheetColumn[]; rows: number }
  | { kind: "rows"; rows: CheckedRow[] }
  | { kind: "refused"; message: string }
  | { kind: "end" };

/** What one sheet may take: a thread that goes beyond it is ended, and nobody else notices. */
const room = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
const patience = 30_000;
const gaveUp = () =>
  new BadSheet(
    "Reading that file took too much. Divide it, or save it anew as CSV, and try again.",
  );

/**
 * Reads and checks a sheet in a thread of its own; rows come in parts, in the order of the sheet. The thread is one part
 * ahead and waits to be asked: all parts at once would have to be unpacked at once, and everybody else would wait.
 */
export async function* readSheet(
  task: SheetTask,
  file = threadFile(import.meta.dirname, "sheet-thread"),
): AsyncGenerator<Extract<FromThread, { kind: "columns" | "rows" }>> {
  const thread = startThread(file, { workerData: task, resourceLimits: room });
  const enough = AbortSignal.timeout(patience);
  const ended = new AbortController();
  thread.once("error", () => ended.abort());
  thread.once("exit", () => ended.abort());
  try {
    const signal = AbortSignal.any([enough, ended.signal]);
    for await (const [message] of on(thread, "message", { signal }) as AsyncIterable<
      [FromThread]
    >) {
      if (message.kind === "refused") throw new BadSheet(message.message);
      if (message.kind === "end") return;
      thread.postMessage("next", []);
      yield message;
    }
  } catch (cause) {
    throw cause instanceof BadSheet ? cause : gaveUp();
  } finally {
    void thread.terminate();
  }
}
