import { fileURLToPath } from "node:url";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { expect, test, vi } from "vitest";
import { builtTemplates } from "./load-template";

const input = fileURLToPath(new URL("./load-template.ts", import.meta.url));
const limit = 8 * 1024;
const mostLines = 220;

/** The chunks of the templates as a browser would load them, with their styles. */
async function chunks() {
  // The build takes its mode, and with it the kind of JSX, from the environment.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input,
        external: ["react", "react/jsx-runtime"],
        preserveEntrySignatures: "strict",
      },
    },
  });
  return (built as Rollup.RollupOutput).output;
}

test("each template is a chunk of its own, of 8 KB at most", async () => {
  const files = await chunks();
  const sizes = builtTemplates.map((id) => {
    const own = files.filter(({ fileName }) => fileName.includes(`/${id}-`));
    const text = own.map((file) => (file.type === "chunk" ? file.code : String(file.source)));
    return { id, files: own.length, bytes: gzipSync(text.join("")).length };
  });
  // One of code and one of styles; a name that is not there would weigh nothing.
  expect(sizes.filter(({ files: count }) => count !== 2)).toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > limit)).toEqual([]);
});

test("the code of a template is of 220 lines at most, for what all share lies in the primitives", () => {
  const lengths = builtTemplates.map((id) => {
    const folder = fileURLToPath(new URL(`./${id}/`, import.meta.url));
    const files = readdirSync(folder).filter((name) => /(?<!\.stories|\.test)\.tsx?$/u.test(name));
    const lines = files.flatMap((name) =>
      readFileSync(folder + name, "utf8")
        .trim()
        .split("\n"),
    );
    return { id, lines: lines.length };
  });
  expect(lengths.filter(({ lines }) => lines < 20 || lines > mostLines)).toEqual([]);
});
