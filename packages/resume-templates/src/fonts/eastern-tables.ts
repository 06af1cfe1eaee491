import type { Eastern } from "./eastern";
import type { Slice } from "./face";
import { SliceTable } from "./slice-table";

/** Each is as heavy as a face, so it comes only for a text that has need of it. */
const files: Record<Eastern, () => Promise<{ slices: Slice[] }>> = {
  japanese: () => import("./data/noto-sans-jp"),
  korean: () => import("./data/noto-sans-kr"),
  simplified: () => import("./data/noto-sans-sc"),
  traditional: () => import("./data/noto-sans-tc"),
};

const tables = new Map<Eastern, Promise<SliceTable<Slice>>>();

export async function tableOf(language: Eastern) {
  const coming =
    tables.get(language) ?? files[language]().then(({ slices }) => new SliceTable(slices));
  tables.set(language, coming);
  try {
    return await coming;
  } catch (cause) {
    // The next text asks again; the network may be back by then.
    tables.delete(language);
    throw cause;
  }
}
