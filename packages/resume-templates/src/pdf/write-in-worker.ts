import type { DisplayList } from "./display-list";
import type { Answer, Order } from "./worker";

// The addresses stand here in full, for only then does a bundler find the files.
const tools = {
  shaper: new URL("harfbuzzjs/dist/harfbuzz.wasm", import.meta.url).href,
  subsetter: new URL("harfbuzzjs/dist/harfbuzz-subset.wasm", import.meta.url).href,
};

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (cause: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let orders = 0;

/** Has pages written down beside the page, which stays free meanwhile. */
export const writeInWorker = (list: DisplayList) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const id = orders++;
    waiting.set(id, { resolve, reject });
    worker ??= start();
    const transfer = list.pictures.map(({ bytes }) => bytes.buffer);
    worker.postMessage({ id, list, tools } satisfies Order, { transfer });
  });

function start() {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const order = waiting.get(data.id);
    waiting.delete(data.id);
    if ("bytes" in data) order?.resolve(data.bytes);
    else order?.reject(new Error(data.failure));
  });
  // A worker that cannot start says no more than that.
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The PDF could not be written."));
    waiting.clear();
    worker = undefined;
  });
  return started;
}
