import { tablesOf } from "../../pdf/write/sfnt";
import type { PdfObjects } from "./pdf-objects";
import { type Dict, unitOf, type Value } from "./pdf-tokens";

/** Every face is there, and every form that is shown has its text, its width and a drawing of its own. */
export function barriersOfFonts(file: PdfObjects, codes: Map<string, Set<number>>): string[] {
  const [first] = file.pages;
  const fonts = file.dict(file.dict(first!.page.get("/Resources"))!.get("/Font"))!;
  return [...codes].flatMap(([name, shown]) => [
    ...barriersOfFont(file, name, { font: file.dict(fonts.get(name)), shown }),
  ]);
}

function* barriersOfFont(
  file: PdfObjects,
  name: string,
  { font, shown }: { font: Dict | undefined; shown: Set<number> },
): Generator<string> {
  if (!font) return yield `31: there is no face ${name}`;
  const face = file.dict(file.list(font.get("/DescendantFonts"))[0])!;
  const program = file.bytesOf(file.dict(face.get("/FontDescriptor"))?.get("/FontFile2"));
  if (!program) return yield `31-009: ${name} is not in the file`;
  const forms = file.textOf(face.get("/CIDToGIDMap"));
  const said = textsIn(file.textOf(font.get("/ToUnicode")));
  const widths = widthsIn(file.list(face.get("/W")));
  const widthOf = widthsOf(program);
  for (const code of shown) {
    const form = unitOf(forms.slice(code * 2, code * 2 + 2));
    const text = said.get(code);
    if (!form) yield `31-030: ${name} shows a form that it does not have, ${code}`;
    if (!text) yield `10-001: ${name} does not say what ${code} stands for`;
    else if (/[\0\u{FEFF}\u{FFFE}]/u.test(text)) yield `31-029: ${code} of ${name} stands for none`;
    if (!(Math.abs((widths.get(code) ?? Number.NaN) - widthOf(form)) <= 1))
      yield `31-018: ${code} of ${name} is said to be ${widths.get(code)} wide, not ${widthOf(form)}`;
  }
}

function textsIn(map: string) {
  const pairs = map.matchAll(/<([\dA-F]{4})> <([\dA-F]+)>/gu);
  return new Map(
    Array.from(pairs, ([, code, text]) => [Number.parseInt(code!, 16), textOf(text!)]),
  );
}

const textOf = (hex: string) =>
  (hex.match(/.{4}/gu) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join("");

function widthsIn(all: Value[]) {
  const widths = new Map<number, number>();
  for (let at = 0; at < all.length; at += 2)
    widths.set(all[at] as number, (all[at + 1] as number[])[0]!);
  return widths;
}

/** The advance of each form in thousandths of the size, by the program itself. */
function widthsOf(program: Uint8Array) {
  const { view, table } = tablesOf(program);
  const upem = view.getUint16(table("head") + 18);
  const count = view.getUint16(table("hhea") + 34);
  const advances = table("hmtx");
  return (form: number) => (view.getUint16(advances + Math.min(form, count - 1) * 4) * 1000) / upem;
}
