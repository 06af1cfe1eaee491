import { PNG } from "pngjs";

/** Steps of 255 by which a shade may differ: what rounding does, and no eye sees. */
const tolerance = 3;

/**
 * Steps by which one pixel of a picture, and no second one, may differ. A curve in a scaled drawing
 * ends so close to the next sample that the last bit of a coordinate decides, and processors round
 * it differently; no change of a design is one pixel.
 */
const loneTolerance = 64;

export interface Verdict {
  same: boolean;
  why?: string;
  /** The picture, pale, with the pixels that differ in red. */
  marked?: Buffer;
}

/** Compares two PNGs pixel by pixel. */
export function samePicture(expected: Buffer | undefined, actual: Buffer): Verdict {
  if (!expected) return { same: false, why: "there is no stored picture" };
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  if (a.width !== b.width || a.height !== b.height) {
    return { same: false, why: `${b.width} × ${b.height} instead of ${a.width} × ${a.height}` };
  }
  if (a.data.equals(b.data)) return { same: true };

  let count = 0;
  let widest = { at: 0, steps: 0 };
  const marked = new PNG({ width: a.width, height: a.height });
  b.data.copy(marked.data);
  for (let at = 0; at < a.data.length; at += 4) {
    const steps = apart(a.data, b.data, at);
    if (steps <= tolerance) {
      marked.data[at + 3] = 60;
    } else {
      count++;
      if (steps > widest.steps) widest = { at: at / 4, steps };
      marked.data.set([255, 0, 80, 255], at);
    }
  }
  if (!count || (count === 1 && widest.steps <= loneTolerance)) return { same: true };
  const place = `${widest.at % a.width}, ${Math.floor(widest.at / a.width)}`;
  const why = `${count} ${count === 1 ? "pixel differs" : "pixels differ"}, most at ${place}: by ${widest.steps} steps of 255`;
  return { same: false, why, marked: PNG.sync.write(marked) };
}

/** How far two pixels are apart in the channel that differs most. */
function apart(a: Buffer, b: Buffer, at: number) {
  let most = 0;
  for (let channel = at; channel < at + 3; channel++) {
    most = Math.max(most, Math.abs(a[channel]! - b[channel]!));
  }
  return most;
}

/** The same picture in few bytes: surfaces of one colour pack best as they are, without a filter. */
export const pack = (picture: Buffer) =>
  PNG.sync.write(PNG.sync.read(picture), {
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
    colorType: 2,
  });
