import { type Eastern, easternFamilies, isEastern } from "./eastern";
import type { Face, Slice } from "./face";
import { tableOf } from "./eastern-tables";

export interface EasternFaces {
  faces: Face[];
  /** The families they are of, in the order in which they are tried. */
  families: string[];
  /** Families of which not even the table could be had. */
  missing: string[];
  /** Whether there is something that no face has. */
  lacking: boolean;
}

/** The slices that some characters need, and no more: what the first language's face lacks is looked for in the next. */
export async function easternFaces(
  characters: readonly string[],
  languages: readonly Eastern[],
  tableFor = tableOf,
): Promise<EasternFaces> {
  const found: EasternFaces = { faces: [], families: [], missing: [], lacking: false };
  let open = characters;
  for (const language of languages) {
    if (!open.length) break;
    const family = easternFamilies[language];
    try {
      const { slices, rest } = (await tableFor(language)).part(open);
      if (slices.length) found.families.push(family);
      found.faces.push(...slices.flatMap((slice) => facesOf(family, slice)));
      // Signs that are of no such script may well stand in the text's own face.
      open = rest.filter(isEastern);
    } catch {
      return { ...found, families: [...found.families, family], missing: [family] };
    }
  }
  return { ...found, lacking: open.length > 0 };
}

const facesOf = (family: string, { range, regular, strong }: Slice): Face[] => [
  { family, weight: 400, style: "normal", url: regular, range },
  { family, weight: 600, style: "normal", url: strong, range },
];
