import { families, scriptFaces } from "../../fonts/data/faces";
import type { Face } from "../../fonts/face";

const byName = new Map(
  [...Object.values(families), ...Object.values(scriptFaces)].map((faces) => [
    faces[0]!.family,
    faces,
  ]),
);

/** The faces that texts are set in, each once, in the order in which they were met. */
export class FacesInUse {
  readonly urls: string[] = [];
  readonly #known = new Map<string, number[]>();
  readonly #resolve: (url: string) => string;

  constructor(resolveFont = (url: string) => url) {
    this.#resolve = resolveFont;
  }

  /** What the browser would try for a text, in its order; plain Latin never needs more than its own family. */
  of({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration, text: string): number[] {
    const own = plain.test(text);
    const key = `${fontFamily}|${fontWeight}|${fontStyle}|${own}`;
    const known = this.#known.get(key) ?? this.#find(fontFamily, own, { fontWeight, fontStyle });
    this.#known.set(key, known);
    return known;
  }

  #find(stack: string, own: boolean, look: Look) {
    const names = stack.split(",").map((name) => name.trim().replaceAll(/^["']|["']$/gu, ""));
    const found = names.flatMap((name) => byName.get(name) ?? []);
    const chosen = [...new Set(found.map(({ family }) => family))].map((family) =>
      closest(byName.get(family)!, look),
    );
    return chosen.slice(0, own ? 1 : undefined).map(({ url }) => this.#place(this.#resolve(url)));
  }

  #place(url: string) {
    const at = this.urls.indexOf(url);
    return at < 0 ? this.urls.push(url) - 1 : at;
  }
}

const plain = /^[\u{20}-\u{17f}\u{2013}-\u{2026}]*$/u;

interface Look {
  fontWeight: string;
  fontStyle: string;
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
