import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { families } from "../src/fonts/data/faces";
import { rareIn, runsIn } from "../src/fonts/ranges";
import { Shaper } from "../src/pdf/write/shaper";
import { unpack } from "../src/pdf/write/woff";

const root = join(import.meta.dirname, "..");
const { resolve } = createRequire(import.meta.url);
const names = ["noto-sans-jp", "noto-sans-kr", "noto-sans-sc", "noto-sans-tc"];
// What is smaller, bundlers write into the script as text; there are Latin letters with marks in it, and no more.
const smallest = 4096;

/** The modules with the addresses of all slices and with what faces have, as they follow from the packages that are installed. */
export function sliceModules(): { path: string; text: string }[] {
  const engine = new Shaper(
    new WebAssembly.Module(readFileSync(resolve("harfbuzzjs/dist/harfbuzz.wasm"))),
  );
  const all = new Set<number>();
  const modules = names.map((name) => {
    const slices = slicesOf(name, engine);
    for (const { codes } of slices) for (const code of codes) all.add(code);
    return { path: pathOf(name), text: tableText(name, slices) };
  });
  const eastern = [...all].filter((code) => rareIn(String.fromCodePoint(code)).length);
  return [
    ...modules,
    { path: pathOf("eastern-coverage"), text: coverageText(eastern) },
    { path: pathOf("latin-coverage"), text: latinText(engine) },
  ];
}

const pathOf = (name: string) => join(root, "src", "fonts", "data", `${name}.ts`);

interface Held {
  number: string;
  codes: number[];
}

/** What each slice is for and has: a package says of some characters that they are there, and they are not. */
function slicesOf(name: string, engine: Shaper): Held[] {
  const folder = join(root, "node_modules", "@fontsource", name);
  const said: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "unicode.json"), "utf8"),
  );
  return Object.entries(said).flatMap(([key, range]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (!number) return [];
    const own = [400, 600].map((weight) => `${name}-${number}-${weight}-normal.woff`);
    const bytes = own.map((file) => readFileSync(join(folder, "files", file)));
    if (bytes.some(({ length }) => length < smallest)) return [];
    const faces = bytes.map((file) => engine.addFace(unpack(file)));
    const codes = runsIn(range)
      .flatMap(([first, last]) => upTo(first, last))
      .filter((code) => faces.every((face) => face.covers(code)));
    for (const face of faces) face.release();
    return codes.length ? [{ number, codes }] : [];
  });
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Neighbours as their first and last. */
function runsOf(codes: readonly number[]) {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}

const tableText = (name: string, slices: readonly Held[]) => `${head}
import type { Slice } from "../face";

export const slices: Slice[] = [
${slices.map((slice) => sliceText(name, slice)).join("\n")}
];
`;

const sliceText = (name: string, { number, codes }: Held) => `  {
${property("range", runsOf(codes).map(rangeText).join(","))}
    regular: new URL(
      "@fontsource/${name}/files/${name}-${number}-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/${name}/files/${name}-${number}-600-normal.woff",
      import.meta.url,
    ).href,
  },`;

/** As the formatter has it. */
function property(name: string, value: string) {
  const line = `    ${name}: "${value}",`;
  return line.length > 100 ? `    ${name}:\n      "${value}",` : line;
}

const rangeText = ([first, last]: [number, number]) =>
  `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`;

/** How far it is to each run from the end of the one before, and how long it is. */
function stepsOf(codes: readonly number[]) {
  let end = 0;
  const steps = runsOf(codes).map(([first, last]) => {
    const step = [first - end, last - first].map((each) => each.toString(36));
    end = last;
    return last > first ? step.join(".") : step[0];
  });
  return steps.join(" ");
}

const coverageText = (codes: readonly number[]) => `${head}
export const easternCoverage: string =
  "${stepsOf(codes)}";
`;

/** What all faces of each Latin family have, beyond what every family has. */
const latinText = (engine: Shaper) => `${head}
export const latinCoverage: Record<string, string> = {
${Object.entries(families)
  .map(([family, faces]) => `  "${family}":\n    "${stepsOf(rareOf(faces, engine))}",`)
  .join("\n")}
};
`;

function rareOf(files: readonly { url: string }[], engine: Shaper) {
  const faces = files.map(({ url }) =>
    engine.addFace(readFileSync(resolve(url.slice(url.indexOf("@expo-google-fonts"))))),
  );
  const codes = upTo(0x20, 0x2ffff).filter(
    (code) =>
      (code < 0xd8_00 || code > 0xdf_ff) &&
      faces.every((face) => face.covers(code)) &&
      rareIn(String.fromCodePoint(code)).length,
  );
  for (const face of faces) face.release();
  return codes;
}

const head =
  "// Written by `pnpm --filter @toran/resume-templates slices` from the faces that are installed.";
