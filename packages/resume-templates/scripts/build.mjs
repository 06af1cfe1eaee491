import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { build } from "vite";
import { writeTypes } from "../../../scripts/write-types.mjs";

// What is published: a module for each of ours, so that a page fetches one template and not ten; their
// types; the styles in one file; and the faces, so that a consumer needs no package of fonts.
const root = join(import.meta.dirname, "..");
const src = join(root, "src");
const dist = join(root, "dist");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const require = createRequire(join(root, "package.json"));

// The build takes the kind of JSX from the environment.
process.env.NODE_ENV = "production";

const entries = [
  ...Object.values(exports).map((path) => join(root, path)),
  join(src, "pdf", "worker.ts"),
];
const here = "__ADDRESS_OF_THIS_MODULE__";
const licences = new Map();

/** Files that lie beside a module stay beside it: a consumer's bundler finds them as ours does. */
const files = {
  name: "files-beside-modules",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(src)) return null;
    const moved = code.replace(
      /new URL\(\s*"([^"]+)",\s*import\.meta\.url,?\s*\)/g,
      (found, path) => `new URL("${published(path, id)}", ${here})${found.replace(/[^\n]/g, "")}`,
    );
    // The styles are one file of their own.
    return { code: moved.replace(/^import "\..*\.css";$/gm, ""), map: null };
  },
  renderChunk: (code) => ({ code: code.replaceAll(here, "import.meta.url"), map: null }),
};

function published(path, importer) {
  if (path.startsWith(".")) return path.replace(/\.ts$/, ".js");
  const folder = /\.(?:ttf|woff)$/.test(path) ? "faces" : "tools";
  const target = join(dist, folder, basename(path));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(require.resolve(path), target);
  const name = path.split("/", path.startsWith("@") ? 2 : 1).join("/");
  licences.set(name, target);
  const from = join(dist, relative(src, dirname(importer)));
  return relative(from, target).split(sep).join("/");
}

/** Whoever gives a face on must give its licence on. */
function giveLicences() {
  for (const [name, target] of licences) {
    const folder = join(root, "node_modules", name);
    const found = readdirSync(folder).filter((each) => /^LICEN[CS]E/i.test(each));
    const file = found.find((each) => each === "LICENSE_FONT") ?? found[0];
    if (!file) throw new Error(`${name} comes without a licence.`);
    const own = `LICENSE-${name.split("/").at(-1)}.txt`;
    copyFileSync(join(folder, file), join(dirname(target), own));
  }
}

const modules = () =>
  build({
    root,
    configFile: false,
    logLevel: "warn",
    mode: "production",
    plugins: [files],
    build: {
      target: "es2022",
      minify: false,
      sourcemap: true,
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: entries, formats: ["es"] },
      rolldownOptions: {
        external: (id) => !id.startsWith(".") && !isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: "[name].js" },
      },
    },
  });

const isGeneral = (file) => file.startsWith("react");

/** What holds for every page first, then the templates. */
function styles() {
  const sheets = readdirSync(src, { recursive: true }).filter((file) => file.endsWith(".css"));
  const sorted = [
    ...sheets.filter(isGeneral),
    ...sheets.filter((file) => !isGeneral(file)).sort((one, other) => one.localeCompare(other)),
  ];
  const all = sorted.map((file) => readFileSync(join(src, file), "utf8"));
  writeFileSync(join(dist, "styles.css"), all.join("\n"));
}

rmSync(dist, { recursive: true, force: true });
await modules();
giveLicences();
styles();
writeTypes(root);
