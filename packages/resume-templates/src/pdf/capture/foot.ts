import { lastResort, strangeIn } from "../../fonts/coverage";
import { isEastern } from "../../fonts/eastern";
import { loadFaces } from "../../fonts/load-faces";
import { neededFaces, stackOf } from "../../fonts/needed-faces";
import { scriptsOf } from "../../fonts/scripts";

interface Foot {
  footer?: string;
  language: string;
  resolveFont?: (url: string) => string;
}

const pair = { id: "foot", name: "Foot", body: lastResort };

/** The families of a line at the foot: the faces of a page were chosen for what stands on it, and a reader may be called otherwise. */
export async function footStack({ footer = "", language, resolveFont }: Foot) {
  const own = "var(--tr-body-family)";
  if (!scriptsOf(footer).length && !strangeIn(footer).length && !isEastern(footer)) return own;
  const { further, missing } = await loadFaces(neededFaces(pair, footer, language), resolveFont);
  return missing.length ? own : `${own}, ${stackOf(lastResort, footer, further)}`;
}
