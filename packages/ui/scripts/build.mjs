import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { writeTypes } from "../../../scripts/write-types.mjs";

// What is published: a module for each of ours, so that one button brings one button; their types;
// the source of the styles for a consumer's Tailwind, and the same compiled, for those without.
const root = join(import.meta.dirname, "..");
const src = join(root, "src");
const dist = join(root, "dist");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const require = createRequire(import.meta.url);

// The build takes the kind of JSX from the environment.
process.env.NODE_ENV = "production";
const shared = { root, configFile: false, logLevel: "warn", mode: "production" };

async function modules() {
  const entries = Object.values(exports).filter((path) => path.endsWith(".ts"));
  await build({
    ...shared,
    build: {
      target: "es2022",
      minify: false,
      sourcemap: true,
      outDir: dist,
      lib: { entry: entries.map((path) => join(root, path)), formats: ["es"] },
      rolldownOptions: {
        external: (id) => !id.startsWith(".") && !isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: "[name].js" },
      },
    },
  });
}

/** The faces come along, so that a consumer needs no package of fonts and no way to find one. */
function styles() {
  const faces = dirname(require.resolve("@fontsource-variable/anek-latin/package.json"));
  const folder = join(dist, "fonts");
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(faces, "LICENSE"), join(folder, "LICENSE"));
  const fonts = read("fonts.css").replace(
    /"@fontsource-variable\/anek-latin\/files\/([^"]+)"/g,
    (_, name) => {
      copyFileSync(join(faces, "files", name), join(folder, name));
      return `"./fonts/${name}"`;
    },
  );
  write("fonts.css", fonts);
  for (const name of ["tokens.css", "motion.css", "titles.css", "fields.css", "forced-colors.css"])
    write(name, read(name));
  write("tailwind.css", read("tailwind.css").replace('@source "./"', '@source "./**/*.js"'));
}

async function compiled() {
  await build({
    ...shared,
    root: dist,
    base: "./",
    // It says that the folder read is the folder written, which is meant.
    logLevel: "error",
    plugins: [tailwindcss()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // An older target would rewrite light-dark(), and an island with its own theme keeps the outer accent.
      cssTarget: ["chrome123", "safari17.5", "firefox120"],
      rolldownOptions: {
        input: { theme: join(dist, "tailwind.css") },
        output: {
          entryFileNames: "[name].stub.js",
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css")) ? "theme.css" : "fonts/[name][extname]",
        },
      },
    },
  });
  rmSync(join(dist, "theme.stub.js"), { force: true });
}

const read = (name) => readFileSync(join(src, name), "utf8");
const write = (name, text) => writeFileSync(join(dist, name), text);

rmSync(dist, { recursive: true, force: true });
await modules();
writeTypes(root);
styles();
await compiled();
