import type { DisplayList } from "./display-list";
import { Shaper, Subsetter } from "./write/shaper";
import { Typeface } from "./write/typeface";
import { unpack } from "./write/woff";
import { writePdf } from "./write/write-pdf";

/** What the page asks for, and under which number the answer comes. */
export interface Order {
  id: number;
  list: DisplayList;
  tools: { shaper: string; subsetter: string };
}

export type Answer = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failure: string });

interface Engine {
  shaper: Shaper;
  subsetter: Subsetter;
}

let engine: Promise<Engine> | undefined;
const faces = new Map<string, Promise<Typeface>>();

addEventListener("message", ({ data }: MessageEvent<Order>) => void answer(data));

async function answer({ id, list, tools }: Order) {
  try {
    const bytes = await write(list, tools);
    postMessage({ id, bytes } satisfies Answer, { transfer: [bytes.buffer] });
  } catch (cause) {
    // A machine that has stumbled is not trusted again; what could not be fetched is asked for again, and the rest stays.
    if (!(cause instanceof NotFetched)) {
      engine = undefined;
      faces.clear();
    }
    postMessage({ id, failure: String(cause) } satisfies Answer);
  }
}

async function write(list: DisplayList, tools: Order["tools"]) {
  const { shaper, subsetter } = await (engine ??= load(tools));
  const used = await Promise.all(list.faces.map((url) => faceAt(url, shaper)));
  return writePdf(list, { faces: used, subsetter, now: new Date() });
}

async function load(tools: Order["tools"]): Promise<Engine> {
  try {
    const [shaper, subsetter] = await Promise.all(
      [tools.shaper, tools.subsetter].map(async (url) => WebAssembly.compile(await fetched(url))),
    );
    return { shaper: new Shaper(shaper!), subsetter: new Subsetter(subsetter!) };
  } catch (cause) {
    engine = undefined;
    throw cause;
  }
}

async function faceAt(url: string, shaper: Shaper) {
  const known = faces.get(url) ?? fetched(url).then((bytes) => new Typeface(shaper, unpack(bytes)));
  faces.set(url, known);
  try {
    return await known;
  } catch (cause) {
    faces.delete(url);
    throw cause;
  }
}

class NotFetched extends Error {}

async function fetched(url: string) {
  try {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`It answered ${reply.status}.`);
    return new Uint8Array(await reply.arrayBuffer());
  } catch (cause) {
    throw new NotFetched(`${url} could not be fetched.`, { cause });
  }
}
