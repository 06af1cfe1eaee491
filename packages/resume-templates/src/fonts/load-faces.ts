import type { Face } from "./face";

const loads = new Map<string, Promise<unknown>>();

/** Fetches faces that are not there yet; gives back the families that could not be had. */
export async function loadFaces(faces: Face[], resolveFont = (url: string) => url) {
  const missing = await Promise.all(
    faces.map(async (face) => ((await load(face, resolveFont(face.url))) ? [] : [face.family])),
  );
  return [...new Set(missing.flat())];
}

async function load({ family, weight, style }: Face, url: string) {
  const key = `${family} ${weight} ${style} ${url}`;
  const font = () =>
    new FontFace(family, `url(${JSON.stringify(url)})`, { weight: `${weight}`, style });
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
