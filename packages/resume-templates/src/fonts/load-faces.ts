import { easternFaces } from "./eastern-faces";
import type { Face } from "./face";
import type { NeededFaces } from "./needed-faces";

type Resolve = (url: string) => string;

const loads = new Map<string, Promise<unknown>>();
const slices = new Map<string, Map<string, Face>>();

/** What came of the faces that a text needs. */
export interface LoadedFaces {
  /** The families that could not be had. */
  missing: string[];
  /** The families of slices, in the order in which they are tried. */
  eastern: string[];
  /** Whether there are letters that no face has. */
  lacking: boolean;
}

/** Fetches what is not there yet, all of it together. */
export async function loadFaces(
  { faces, eastern: { characters, languages } }: NeededFaces,
  resolveFont: Resolve = (url) => url,
): Promise<LoadedFaces> {
  const sliced = easternFaces(characters, languages);
  const [missing, missingSlices, { families, missing: missingTables, lacking }] = await Promise.all(
    [
      loadAll(faces, resolveFont),
      sliced.then((found) => loadAll(found.faces, resolveFont)),
      sliced,
    ],
  );
  const all = new Set([...missing, ...missingSlices, ...missingTables]);
  return { missing: [...all], eastern: families, lacking };
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
