import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Shaper, Subsetter } from "../pdf/write/shaper";
import { Typeface } from "../pdf/write/typeface";
import type { Tools } from "../pdf/write/write-pdf";

const { resolve } = createRequire(import.meta.url);
const read = async (name: string) => new Uint8Array(await readFile(resolve(name)));

/** What the writer needs, without a browser: the named faces in their order. */
export async function toolsFor(...faces: string[]): Promise<Tools> {
  const modules = ["harfbuzz", "harfbuzz-subset"].map(
    async (name) => new WebAssembly.Module(await read(`harfbuzzjs/dist/${name}.wasm`)),
  );
  const [shaper, subsetter] = await Promise.all(modules);
  const engine = new Shaper(shaper!);
  const files = await Promise.all(faces.map((name) => read(`@expo-google-fonts/${name}.ttf`)));
  return {
    faces: files.map((bytes) => new Typeface(engine, bytes)),
    subsetter: new Subsetter(subsetter!),
    now: new Date("2026-11-20T09:00:00Z"),
  };
}
