import { PNG } from "pngjs";

/** Steps of 255 by which a shade may differ: what rounding does, and no eye sees. */
const tolerance = 3;

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
  const marked = new PNG({ width: a.width, height: a.height });
  b.data.copy(marked.data);
  for (let at = 0; at < a.data.length; at += 4) {
    if (near(a.data, b.data, at)) {
      marked.data[at + 3] = 60;
    } else {
      count++;
      marked.data.set([255, 0, 80, 255], at);
    }
  }
  if (!count) return { same: true };
  return { same: false, why: `${count} pixels differ`, marked: PNG.sync.write(marked) };
}

function near(a: Buffer, b: Buffer, at: number) {
  for (let channel = at; channel < at + 3; channel++) {
    if (Math.abs(a[channel]! - b[channel]!) > tolerance) return false;
  }
  return true;
}

/** The same picture in few bytes: surfaces of one colour pack best as they are, without a filter. */
export const pack = (picture: Buffer) =>
  PNG.sync.write(PNG.sync.read(picture), {
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
    colorType: 2,
  });
