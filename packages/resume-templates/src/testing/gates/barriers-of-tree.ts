import type { PdfObjects } from "./pdf-objects";
import { type Dict, nameOf, Ref, Said, type Value } from "./pdf-tokens";

/** In which elements each may lie; those that are not named here may lie anywhere. */
const holders: Record<string, string[]> = {
  "/LI": ["/L"],
  "/LBody": ["/LI"],
  "/THead": ["/Table"],
  "/TBody": ["/Table"],
  "/TR": ["/Table", "/THead", "/TBody"],
  "/TH": ["/TR"],
  "/TD": ["/TR"],
};
/** What may lie in those that hold nothing else. */
const held: Record<string, string[]> = {
  "/L": ["/LI", "/L"],
  "/LI": ["/Lbl", "/LBody"],
  "/Table": ["/TR", "/THead", "/TBody"],
  "/THead": ["/TR"],
  "/TBody": ["/TR"],
  "/TR": ["/TH", "/TD"],
};
const plain = ["/Document", "/Sect", "/H1", "/H2", "/H3", "/P", "/Link", "/Figure", "/Span"];
const known = new Set([...plain, ...Object.keys(holders), ...Object.keys(held)]);

/** One element, with what hangs in it. */
interface Element {
  dict: Dict;
  number: number;
  role: string;
  parent: Element | undefined;
  kids: Element[];
  /** Pages and marks: "3 0". */
  marks: string[];
  objects: number[];
}

/** Walks the tree: each element means something and lies where it may, each mark and each link has one. */
export function barriersOfTree(file: PdfObjects, marks: number[][]): string[] {
  const root = file.dict(file.catalog.get("/StructTreeRoot"));
  if (!root) return ["01: there is no tree"];
  const all = file.list(root.get("/K")).flatMap((kid) => elementsFrom(file, kid as Ref, undefined));
  return [
    ...all.flatMap((element) => [...barriersOf(file, element)]),
    ...headings(all),
    ...parents(file, { root, all, marks }),
    ...links(file, all),
  ];
}

function elementsFrom(file: PdfObjects, ref: Ref, parent: Element | undefined): Element[] {
  const dict = file.dict(ref)!;
  const role = nameOf(dict.get("/S"));
  const element: Element = {
    dict,
    number: ref.number,
    role,
    parent,
    kids: [],
    marks: [],
    objects: [],
  };
  const all = [element];
  for (const kid of file.list(dict.get("/K"))) {
    const found = file.dict(kid)!;
    if (found.get("/Type") === "/MCR")
      element.marks.push(`${(found.get("/Pg") as Ref).number} ${found.get("/MCID") as number}`);
    else if (found.get("/Type") === "/OBJR")
      element.objects.push((found.get("/Obj") as Ref).number);
    else {
      const below = elementsFrom(file, kid as Ref, element);
      element.kids.push(below[0]!);
      all.push(...below);
    }
  }
  return all;
}

const said = (value: Value | undefined) => (value instanceof Said ? value.text.trim() : "");

function* barriersOf(file: PdfObjects, { dict, role, parent, kids, marks, objects }: Element) {
  const within = parent?.role ?? "the root";
  if (!known.has(role)) yield `02-001: ${role} is no role`;
  if (!kids.length && !marks.length && !objects.length) yield `09: a ${role} is empty`;
  if (holders[role] && !holders[role].includes(within)) yield `09-004: a ${role} in ${within}`;
  if (held[role]) {
    const others = kids.filter((kid) => !held[role]!.includes(kid.role));
    if (others.length || marks.length) yield `09-004: a ${role} holds ${others[0]?.role ?? "text"}`;
  }
  if (role === "/Figure" && !said(dict.get("/Alt"))) yield "13-004: a figure has no words";
  if (role === "/TH" && !/^\/(?:Row|Column|Both)$/u.test(scopeOf(file, dict)))
    yield "15-003: a heading cell does not say whom it speaks for";
  if (role === "/Link" && !objects.length) yield "28-002: a link cannot be pressed";
  if (role === "/Table") yield* barriersOfTable(kids);
}

const scopeOf = (file: PdfObjects, dict: Dict) => nameOf(file.dict(dict.get("/A"))?.get("/Scope"));

function* barriersOfTable(kids: Element[]) {
  const rows = kids.flatMap((kid) => (kid.role === "/TR" ? [kid] : kid.kids));
  const widths = new Set(rows.map((row) => row.kids.length));
  if (widths.size > 1) yield `15: the rows of a table have ${[...widths].join(" and ")} cells`;
}

function* headings(all: Element[]) {
  const levels = all.flatMap(({ role }) => (/^\/H\d$/u.test(role) ? [Number(role.at(-1))] : []));
  if (levels[0] !== 1) yield `14-002: the first heading is an H${levels[0]}`;
  for (const [at, level] of levels.entries())
    if (level > (levels[at - 1] ?? level) + 1)
      yield `14-003: an H${level} follows an H${levels[at - 1]}`;
}

/** From each mark and each link the way leads back to the element that holds it. */
function* parents(
  file: PdfObjects,
  { root, all, marks }: { root: Dict; all: Element[]; marks: number[][] },
) {
  const numbers = file.list(file.dict(root.get("/ParentTree"))!.get("/Nums"));
  const back = new Map<number, Value>();
  for (let at = 0; at < numbers.length; at += 2) back.set(numbers[at] as number, numbers[at + 1]!);
  const byMark = new Map(all.flatMap((each) => each.marks.map((mark) => [mark, each.number])));
  const byObject = new Map(all.flatMap((each) => each.objects.map((one) => [one, each.number])));
  let count = 0;
  for (const [at, { number, page }] of file.pages.entries()) {
    const own = file.list(back.get(page.get("/StructParents") as number));
    for (const mark of marks[at]!) {
      count++;
      const holder = byMark.get(`${number} ${mark}`);
      if (holder === undefined) yield `01-005: mark ${mark} of page ${at + 1} is in no element`;
      if (holder !== (own[mark] as Ref | undefined)?.number)
        yield `01: mark ${mark} of page ${at + 1} leads elsewhere`;
    }
    for (const link of file.list(page.get("/Annots")) as Ref[]) {
      const key = file.dict(link)!.get("/StructParent") as number;
      const holder = byObject.get(link.number);
      if (holder === undefined || holder !== (back.get(key) as Ref | undefined)?.number)
        yield `28-011: a link of page ${at + 1} leads to no element`;
    }
  }
  if (count !== byMark.size) yield `${byMark.size} marks in the tree and ${count} on the pages`;
}

function* links(file: PdfObjects, all: Element[]) {
  const inLinks = new Set(all.flatMap((each) => (each.role === "/Link" ? each.objects : [])));
  for (const [at, { page }] of file.pages.entries()) {
    const own = file.list(page.get("/Annots")) as Ref[];
    if (own.length && page.get("/Tabs") !== "/S") yield `28-008: page ${at + 1} has no tab order`;
    for (const ref of own) {
      if (!inLinks.has(ref.number)) yield `28-010: a link of page ${at + 1} is in no Link`;
      if (!said(file.dict(ref)!.get("/Contents")))
        yield `28-012: a link of page ${at + 1} has no words`;
    }
  }
}
