import { families, scriptFaces } from "../../fonts/data/faces";
import { easternFamilies } from "../../fonts/eastern";
import type { Face } from "../../fonts/face";
import { slicesOf } from "../../fonts/load-faces";
import { beyondLatin } from "../../fonts/ranges";
import { SliceTable } from "../../fonts/slice-table";

const whole = new Map(
  [...Object.values(families), ...Object.values(scriptFaces)].map((faces) => [
    faces[0]!.family,
    faces,
  ]),
);
const sliced = new Set(Object.values(easternFamilies));

/** The faces of one family that some characters need. */
type Choice = (characters: readonly string[]) => readonly Face[];

/** The faces that texts are set in, each once, in the order in which they were met. */
export class FacesInUse {
  readonly urls: string[] = [];
  readonly #known = new Map<string, Choice[]>();
  readonly #resolve: (url: string) => string;

  constructor(resolveFont = (url: string) => url) {
    this.#resolve = resolveFont;
  }

  /** What the browser would try for a text, in its order; plain Latin never needs more than its own family. */
  of({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration, text: string): number[] {
    const key = `${fontFamily}|${fontWeight}|${fontStyle}`;
    const known = this.#known.get(key) ?? choicesIn(fontFamily, { fontWeight, fontStyle });
    this.#known.set(key, known);
    const characters = beyondLatin(text);
    return known
      .slice(0, characters.length ? undefined : 1)
      .flatMap((choice) => choice(characters))
      .map(({ url }) => this.#place(this.#resolve(url)));
  }

  #place(url: string) {
    const at = this.urls.indexOf(url);
    return at < 0 ? this.urls.push(url) - 1 : at;
  }
}

interface Look {
  fontWeight: string;
  fontStyle: string;
}

function choicesIn(stack: string, look: Look): Choice[] {
  const names = stack.split(",").map((name) => name.trim().replaceAll(/^["']|["']$/gu, ""));
  return [...new Set(names)].flatMap((name) => {
    if (sliced.has(name)) return [fromSlices(name, look)];
    const faces = whole.get(name);
    if (!faces) return [];
    const face = closest(faces, look);
    return [() => [face]];
  });
}

/** Only what the screen was given: what else a face may have, no page was laid out with. */
function fromSlices(name: string, look: Look): Choice {
  const all = slicesOf(name);
  if (!all.length) throw new Error(`${name} could not be fetched.`);
  const { weight } = closest(all, look);
  const table = new SliceTable(all.filter((face) => face.weight === weight));
  return (characters) => table.part(characters).slices;
}

/** The style comes first and the weight second, as CSS has it. */
function closest(faces: Face[], { fontWeight, fontStyle }: Look): Face {
  const slanted = faces.filter(({ style }) => (style === "italic") === (fontStyle !== "normal"));
  const [heavy, light] = [600, 400].map((weight) =>
    (slanted.length ? slanted : faces).find((face) => face.weight === weight),
  );
  const wanted = Number(fontWeight) > 500 ? (heavy ?? light) : (light ?? heavy);
  return wanted ?? faces[0]!;
}
