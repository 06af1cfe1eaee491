import type { PdfObjects } from "./pdf-objects";
import { nameOf, Said, Tokens, unitOf, type Value } from "./pdf-tokens";

/** What draws something. */
const drawing = new Set(["TJ", "Tj", "f", "f*", "S", "s", "B", "B*", "b", "b*", "Do", "sh"]);

interface Content {
  faults: string[];
  /** The marks of each page, in their order. */
  marks: number[][];
  /** The codes that are shown of each face, by its name. */
  codes: Map<string, Set<number>>;
}

/** Follows what each page draws: all of it is marked or decoration, and no mark lies in another. */
export function barriersOfContent(file: PdfObjects): Content {
  const content: Content = { faults: [], marks: [], codes: new Map() };
  for (const [at, { page }] of file.pages.entries()) {
    const marks: number[] = [];
    content.marks.push(marks);
    const open: string[] = [];
    let face = "";
    for (const { operator, given } of operatorsIn(file.textOf(page.get("/Contents")))) {
      const fault = (text: string) => content.faults.push(`page ${at + 1}: ${text}`);
      if (operator === "Tf") face = nameOf(given[0]);
      if (operator === "TJ") note(content.codes, face, given);
      if (operator === "EMC" && open.pop() === undefined) fault("a mark ends that never began");
      if (operator === "BMC" || operator === "BDC") open.push(enter(given, open, { marks, fault }));
      if (drawing.has(operator) && !open.some((each) => each !== "span"))
        fault(`01-005: ${operator} is neither marked nor decoration`);
    }
    if (open.length) content.faults.push(`page ${at + 1}: a mark never ends`);
    if (new Set(marks).size < marks.length)
      content.faults.push(`page ${at + 1}: a mark comes twice`);
  }
  return content;
}

function enter(
  [tag, about]: Value[],
  open: string[],
  { marks, fault }: { marks: number[]; fault: (text: string) => void },
) {
  const mark = about instanceof Map ? about.get("/MCID") : undefined;
  const kind = tag === "/Artifact" ? "artifact" : mark === undefined ? "span" : "marked";
  if (typeof mark === "number") marks.push(mark);
  if (kind === "artifact" && open.includes("marked")) fault("01-003: decoration within content");
  if (kind === "marked" && open.includes("artifact")) fault("01-004: content within decoration");
  if (kind === "marked" && open.includes("marked")) fault("a mark within a mark");
  return kind;
}

function* operatorsIn(text: string) {
  const tokens = new Tokens(text);
  let given: Value[] = [];
  for (let value = tokens.next(); value !== undefined; value = tokens.next()) {
    if (typeof value === "string" && !value.startsWith("/")) {
      yield { operator: value, given };
      given = [];
    } else given.push(value);
  }
}

function note(codes: Map<string, Set<number>>, face: string, [shown]: Value[]) {
  const known = codes.get(face) ?? new Set();
  codes.set(face, known);
  for (const part of shown as Value[])
    if (part instanceof Said)
      for (const two of part.letters.match(/[^]{2}/gu) ?? []) known.add(unitOf(two));
}
