import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rollup } from "vite";

const dist = join(import.meta.dirname, "..", "..", "packages", "ui", "dist");

export interface Weight {
  /** Bytes a page loads at once, over react and react-dom, as brotli and as they are. */
  brotli: number;
  bytes: number;
  /** Bytes that come only when a part asks for them, as brotli. */
  later: number;
  /** The modules that are loaded at once. */
  modules: string[];
}

/** What an entry and parts of it cost, such as `{ ".": ["Button"] }`; `"*"` is all of an entry. */
export async function weigh(parts: Record<string, readonly string[] | "*">): Promise<Weight> {
  const name = "page.js";
  const source = Object.entries(parts)
    .map(([entry, names], at) => {
      const file = JSON.stringify(join(dist, entry, "index.js"));
      if (names === "*") return `export * as all${at} from ${file};`;
      return `export { ${names.join(", ")} } from ${file};`;
    })
    .join("\n");
  const built = await build({
    root: join(dist, ".."),
    configFile: false,
    logLevel: "error",
    mode: "production",
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: name,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: "strict",
      },
    },
    plugins: [
      {
        name: "page-of-parts",
        resolveId: (id) => (id === name ? id : undefined),
        load: (id) => (id === name ? source : undefined),
      },
    ],
  });
  const chunks = (built as Rollup.RollupOutput).output.filter((file) => file.type === "chunk");
  const atOnce = reached(chunks);
  const sum = (some: typeof chunks, size: (code: string) => number) =>
    some.reduce((bytes, { code }) => bytes + size(code), 0);
  return {
    brotli: sum(atOnce, brotli),
    bytes: sum(atOnce, (code) => code.length),
    later: sum(
      chunks.filter((chunk) => !atOnce.includes(chunk)),
      brotli,
    ),
    modules: atOnce.flatMap((chunk) => chunk.moduleIds),
  };
}

const brotli = (code: string) => brotliCompressSync(code).length;

/** The entry and all that it imports without waiting. */
function reached(chunks: Rollup.OutputChunk[]) {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === file);
      if (next) found.add(next);
    }
  }
  return [...found];
}
