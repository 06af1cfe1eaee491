import { runsIn } from "./ranges";

/** Which slice of a face has which character. */
export class SliceTable<Slice extends { range?: string }> {
  readonly #slices: readonly Slice[];
  readonly #places = new Map<number, number>();

  constructor(slices: readonly Slice[]) {
    this.#slices = slices;
    for (const [at, { range = "" }] of slices.entries())
      for (const [first, last] of runsIn(range))
        for (let code = first; code <= last; code++) this.#places.set(code, at);
  }

  /** The slices that hold something of these characters, and the characters that none does. */
  part(characters: readonly string[]) {
    const used = new Set<Slice>();
    const rest: string[] = [];
    for (const character of characters) {
      const slice = this.#slices[this.#places.get(character.codePointAt(0)!) ?? -1];
      if (slice) used.add(slice);
      else rest.push(character);
    }
    return { slices: [...used], rest };
  }
}
