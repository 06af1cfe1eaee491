import type { Run } from "../model/model";
import { scriptRuns } from "./script-runs";
import { escaped } from "../text/xml";

/** What a stretch of a line is: text with its marks, or a link. */
export type Piece = string | Run;

interface Paragraph {
  style?: string;
  /** How deep in a list, from 0; left out outside of one. */
  depth?: number;
  breakBefore?: boolean;
  keepWithNext?: boolean;
}

/** Writes paragraphs, and remembers where their links lead. */
export class Writer {
  readonly targets: string[] = [];
  readonly #dir: "ltr" | "rtl";

  constructor(dir: "ltr" | "rtl") {
    this.#dir = dir;
  }

  /** Empty pieces are left out; a paragraph of nothing else is none. */
  paragraph(pieces: (Piece | undefined)[], looks: Paragraph = {}) {
    const runs = pieces.map((piece) => this.#piece(piece)).join("");
    return runs && `<w:p>${this.#properties(looks)}${runs}</w:p>`;
  }

  // The schema wants the properties in this order.
  #properties({ style, depth, breakBefore, keepWithNext }: Paragraph) {
    const list = depth === undefined ? undefined : "ListBullet";
    const named = style ?? list;
    const properties = [
      named && `<w:pStyle w:val="${named}"/>`,
      keepWithNext && "<w:keepNext/>",
      breakBefore && "<w:pageBreakBefore/>",
      list && `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`,
      this.#dir === "rtl" && "<w:bidi/>",
    ].filter(Boolean);
    return properties.length ? `<w:pPr>${properties.join("")}</w:pPr>` : "";
  }

  #piece(piece: Piece | undefined) {
    if (!piece) return "";
    const run = typeof piece === "string" ? { text: piece } : piece;
    const text = this.runs(run);
    if (!run.href) return text;
    // As a browser would ask for it: what no XML may hold stands there in other characters.
    this.targets.push(new URL(run.href).href);
    return `<w:hyperlink r:id="link${this.targets.length}">${text}</w:hyperlink>`;
  }

  /** The runs of a stretch, each in the script that it is written in. */
  runs({ text, strong, em, href }: Run, as: "w:t" | "w:instrText" = "w:t") {
    return scriptRuns(text, this.#dir)
      .map((run) => {
        const properties = [
          href && '<w:rStyle w:val="Hyperlink"/>',
          strong && "<w:b/><w:bCs/>",
          em && "<w:i/><w:iCs/>",
          run.rtl && "<w:rtl/>",
          run.complex && "<w:cs/>",
        ].filter(Boolean);
        const looks = properties.length ? `<w:rPr>${properties.join("")}</w:rPr>` : "";
        return `<w:r>${looks}<${as} xml:space="preserve">${escaped(run.text)}</${as}></w:r>`;
      })
      .join("");
  }
}
