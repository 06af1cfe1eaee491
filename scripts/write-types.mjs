import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Writes the declarations of a package that is published, beside its modules in `dist`. */
export function writeTypes(root) {
  const require = createRequire(join(root, "package.json"));
  const tsc = join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The types could not be written.");
  const dist = join(root, "dist");
  for (const file of readdirSync(dist, { recursive: true })) {
    if (file.endsWith(".d.ts")) spellOut(join(dist, file));
  }
}

/** Node finds a declaration only by its whole name; the sources leave the ending away. Styles have no types. */
function spellOut(file) {
  const whole = (_, before, path, after) => {
    const target = join(dirname(file), path);
    if (existsSync(`${target}.d.ts`)) return `${before}${path}.js${after}`;
    if (existsSync(join(target, "index.d.ts"))) return `${before}${path}/index.js${after}`;
    throw new Error(`${file} names ${path}, which is not there.`);
  };
  const bare = readFileSync(file, "utf8").replace(/^import "\..*\.css";\n/gm, "");
  writeFileSync(file, bare.replace(/((?:from|import)\s*\(?\s*")(\.{1,2}\/[^"]+)(")/g, whole));
}
