import { covers, lastResort } from "./coverage";
import { families } from "./data/faces";
import { easternFaces } from "./eastern-faces";
import type { Face } from "./face";
import type { NeededFaces } from "./needed-faces";
import { SliceTable } from "./slice-table";

type Resolve = (url: string) => string;

const loads = new Map<string, Promise<unknown>>();
const slices = new Map<string, Map<string, Face>>();

/** What came of the faces that a text needs. */
export interface LoadedFaces {
  /** The families that could not be had. */
  missing: string[];
  /** The families beside those of the pair and the scripts, in the order in which they are tried. */
  further: string[];
  /** Whether there are letters that no face has. */
  lacking: boolean;
}

/** Fetches what is not there yet, all of it together. */
export async function loadFaces(
  { faces, eastern: { characters, languages }, strange }: NeededFaces,
  resolveFont: Resolve = (url) => url,
): Promise<LoadedFaces> {
  const sliced = easternFaces(characters, languages);
  const beside = sliced.then((found) => besideSlices(found.faces, strange));
  const [missing, missingBeside, found, { last, left }] = await Promise.all([
    loadAll(faces, resolveFont),
    Promise.all([sliced, beside]).then(([{ faces: own }, { last: others }]) =>
      loadAll([...own, ...others], resolveFont),
    ),
    sliced,
    beside,
  ]);
  return {
    missing: [...new Set([...missing, ...missingBeside, ...found.missing])],
    further: last.length ? [...found.families, lastResort] : found.families,
    lacking: found.lacking || left.length > 0,
  };
}

/** The faces for strange characters that no slice holds, and what they do not have either. */
function besideSlices(held: Face[], strange: readonly string[]) {
  const { rest } = new SliceTable(held).part(strange);
  const left = rest.filter((character) => !covers(lastResort, character));
  return { left, last: rest.length > left.length ? (families[lastResort] ?? []) : [] };
}

/** The slices of a family that any text on this page was found to need. */
export const slicesOf = (family: string): Face[] => [...(slices.get(family)?.values() ?? [])];

async function loadAll(faces: readonly Face[], resolveFont: Resolve) {
  const missing = await Promise.all(
    faces.map(async (face) => ((await load(face, resolveFont(face.url))) ? [] : [face.family])),
  );
  return missing.flat();
}

async function load(face: Face, url: string) {
  const { family, weight, style, range } = face;
  const key = `${family} ${weight} ${style} ${url}`;
  if (range) note(face);
  const font = () =>
    new FontFace(family, `url(${JSON.stringify(url)})`, {
      weight: `${weight}`,
      style,
      ...(range && { unicodeRange: range }),
    });
  const under =
    loads.get(key) ??
    font()
      .load()
      .then((loaded) => document.fonts.add(loaded));
  loads.set(key, under);
  try {
    await under;
    return true;
  } catch {
    // The next résumé asks again; the network may be back by then.
    loads.delete(key);
    return false;
  }
}

function note(face: Face) {
  const known = slices.get(face.family) ?? new Map<string, Face>();
  slices.set(face.family, known.set(face.url, face));
}
