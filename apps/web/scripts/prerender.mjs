import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, createServer } from "vite";
import { pageStyles } from "./page-styles.mjs";

// After the build: the screens that a stranger opens first are written into HTML, so that they can
// be read before any script runs. The entry takes them over.
const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const built = readFileSync(join(dist, "index.html"), "utf8");

// The entry's name changes with everything that hangs on it: by it a page that stayed open and the
// server know whether they are of one build.
const entryFile = /src="\/(assets\/entry-([\w-]+)\.js)"/.exec(built);
const shell = built.replace("<html ", `<html data-build="${entryFile[2]}" `);

// A page that is drawn into HTML brings the styles that it uses: it is painted with the first
// answer. Its script fetches all of them, and with them the face.
const [sheet, address] = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(shell);
const styles = readFileSync(join(dist, address), "utf8");

// Every other page waits for its scripts anyhow, and fetches the face meanwhile.
const face = readdirSync(join(dist, "assets")).find((name) =>
  /^anek-latin-latin-standard-normal.*\.woff2$/.test(name),
);
const early = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${face}">`;

const manifestFile = join(dist, ".vite", "manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** The chunks that a module needs. */
function chunksOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) chunksOf(next, seen);
  return seen;
}

const preload = (files) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");

const inEntry = chunksOf(Object.keys(manifest).find((key) => manifest[key].file === entryFile[1]));

/** The page around a screen that is drawn in the browser: it asks at once for what would be asked for in turns. */
function shellFor(modules) {
  const needed = new Set(inEntry);
  for (const key of modules) chunksOf(key, needed);
  const links = preload([...needed].filter((file) => !inEntry.has(file)));
  return shell
    .replace("</title>", () => `</title>${early}`)
    .replace("</head>", () => `${links}</head>`);
}
const application = ["src/app/start.tsx", "src/stores/stores.ts"];
writeFileSync(join(dist, "index.html"), shellFor(application));

const vite = await createServer({
  root,
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
let paths;
try {
  const { knownPaths, pages, screens } = await vite.ssrLoadModule("/src/prerender/prerender.tsx");
  for (const { path, title, accent, source, html } of await pages()) {
    if (!source) throw new Error(`The code of ${path} cannot be found.`);
    // What has no chunk of its own is a part of the entry.
    const needed = [...chunksOf(source.slice(1), new Set(inEntry))];
    const scripts = needed.map((file) => readFileSync(join(dist, file), "utf8"));
    const ahead = needed.filter((file) => !inEntry.has(file));
    const page = shell
      .replace("<html ", `<html data-role="${accent}" data-styles="${address}" `)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace("</head>", () => `${preload(ahead)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}">${html}</div>`);
    const own = await pageStyles(styles, page, scripts);
    const file = join(dist, path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      page.replace(sheet, () => `<style>${own}</style>`),
    );
    console.log(`drawn ${path}`);
  }
  for (const { path, title, accent, area, sources } of screens()) {
    const beside = area
      ? [
          `src/areas/${area}/routes.ts`,
          `src/stores/clients/${area}.ts`,
          "../../packages/api-client/src/index.ts",
        ]
      : [];
    const page = shellFor([...application, ...sources.map((source) => source.slice(1)), ...beside])
      .replace("<html ", `<html data-role="${accent}" `)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`);
    const file = join(dist, path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  paths = knownPaths();
} finally {
  await vite.close();
}
// Public profiles are drawn by the server when they are asked for: it is given their drawing, made
// by the same parts, and the page around it. Folders with a dot are served to nobody.
const forServer = join(dist, ".server");
// The dev server above has left its own mark, by which React would be drawn as for development.
process.env.NODE_ENV = "production";
await build({
  root,
  mode: "production",
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: "src/prerender/profile.tsx",
    outDir: forServer,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: "profile.js" } },
  },
});
// A stranger on a slow line reads a profile at once: its scripts come when its words are painted.
const later = `requestAnimationFrame(() => setTimeout(() => import("/${entryFile[1]}")));\n`;
const laterFile = `assets/later-${createHash("sha256").update(later).digest("base64url").slice(0, 8)}.js`;
writeFileSync(join(dist, laterFile), later);
const profile = shell
  .replace(/<script type="module"[^>]*src="[^"]*"[^>]*><\/script>\s*/g, "")
  .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
  .replace("<html ", `<html data-role="student" data-styles="${address}" `)
  .replace("</head>", () => `<script type="module" src="/${laterFile}"></script></head>`);
const drawing = readFileSync(join(forServer, "profile.js"), "utf8");
const own = await pageStyles(styles, profile, [drawing]);
writeFileSync(
  join(forServer, "profile.html"),
  profile.replace(sheet, () => `<style>${own}</style>`),
);
writeFileSync(join(forServer, "paths.json"), JSON.stringify(paths));
console.log("drawn for the server: profiles");
rmSync(dirname(manifestFile), { recursive: true });
