import type { Box, LinkItem, Node } from "../display-list";
import { type PdfFile, plainString, type Ref, short, textString } from "./file";

interface Grown {
  ref: Ref;
  kids: string[];
  figure?: string;
}

const pointsPerPx = 0.75;

/** The tree that tells what the drawn parts mean; it grows as they are drawn, in their order. */
export class Structure {
  readonly #file: PdfFile;
  readonly #nodes: readonly Node[];
  readonly #pages: readonly Ref[];
  readonly #root: Ref;
  readonly #document: Grown;
  readonly #grown = new Map<number, Grown>();
  /** For each page the element of each marked part, then the element of each link. */
  readonly #parents: (Ref[] | Ref)[];

  constructor(file: PdfFile, nodes: readonly Node[], pages: readonly Ref[]) {
    this.#file = file;
    this.#nodes = nodes;
    this.#pages = pages;
    this.#root = file.reserve();
    this.#document = { ref: file.reserve(), kids: [] };
    this.#parents = pages.map(() => []);
  }

  /** Where the next drawn part of a node hangs; what the part is marked with. */
  mark(node: number, page: number) {
    const grown = this.#grow(node);
    const marks = this.#parents[page] as Ref[];
    const id = marks.length;
    marks.push(grown.ref);
    grown.kids.push(`<< /Type /MCR /Pg ${this.#pages[page]} /MCID ${id} >>`);
    return `/${this.#nodes[node]!.role} << /MCID ${id} >> BDC`;
  }

  /** A figure says where it stands. */
  frame(node: number, box: Box, height: number) {
    this.#grow(node).figure = corners(box, height).join(" ");
  }

  link({ node, address, boxes }: LinkItem, page: number, height: number): Ref {
    const key = this.#parents.length;
    const rects = boxes.map((box) => corners(box, height));
    const all = [0, 1].map((at) => Math.min(...rects.map((rect) => Number(rect[at]))));
    all.push(...[2, 3].map((at) => Math.max(...rects.map((rect) => Number(rect[at])))));
    const quads = rects.map(([x, y, right, top]) => [x, top, right, top, x, y, right, y].join(" "));
    const annotation = this.#file.add(
      `<< /Type /Annot /Subtype /Link /Rect [${all.join(" ")}] /QuadPoints [${quads.join(" ")}] /Border [0 0 0] /F 4 /StructParent ${key} /Contents ${textString(this.#nodes[node]?.alt ?? address)} /A << /S /URI /URI ${plainString(address)} >> >>`,
    );
    const grown = this.#grow(node);
    grown.kids.push(`<< /Type /OBJR /Obj ${annotation} /Pg ${this.#pages[page]} >>`);
    this.#parents.push(grown.ref);
    return annotation;
  }

  write(): Ref {
    for (const [at, grown] of this.#grown) this.#file.add(this.#element(at, grown), grown.ref);
    const { ref, kids } = this.#document;
    this.#file.add(
      `<< /Type /StructElem /S /Document /P ${this.#root} /K [${kids.join(" ")}] >>`,
      ref,
    );
    const numbers = this.#parents.map(
      (parent, at) => `${at} ${typeof parent === "string" ? parent : `[${parent.join(" ")}]`}`,
    );
    const tree = this.#file.add(`<< /Nums [${numbers.join(" ")}] >>`);
    return this.#file.add(
      `<< /Type /StructTreeRoot /K [${ref}] /ParentTree ${tree} /ParentTreeNextKey ${this.#parents.length} >>`,
      this.#root,
    );
  }

  #grow(node: number): Grown {
    const known = this.#grown.get(node);
    if (known) return known;
    const grown: Grown = { ref: this.#file.reserve(), kids: [] };
    this.#parentOf(node).kids.push(grown.ref);
    this.#grown.set(node, grown);
    return grown;
  }

  #parentOf(node: number) {
    const parent = this.#nodes[node]?.parent ?? -1;
    return parent < 0 ? this.#document : this.#grow(parent);
  }

  #element(at: number, { kids, figure }: Grown) {
    const { role, alt, language, scope } = this.#nodes[at]!;
    const parent = this.#parentOf(at).ref;
    const more = [
      alt && role === "Figure" ? `/Alt ${textString(alt)}` : "",
      language ? `/Lang ${plainString(language)}` : "",
      scope ? `/A << /O /Table /Scope /${scope} >>` : "",
      role === "L" ? "/A << /O /List /ListNumbering /Disc >>" : "",
      figure ? `/A << /O /Layout /Placement /Block /BBox [${figure}] >>` : "",
    ].filter(Boolean);
    return `<< /Type /StructElem /S /${role} /P ${parent} ${more.join(" ")} /K [${kids.join(" ")}] >>`;
  }
}

const corners = ({ x, y, width, height: tall }: Box, page: number) =>
  [x, page - y - tall, x + width, page - y].map((value) => short(value * pointsPerPx));
