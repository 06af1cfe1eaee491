/** Pages as plain data: what lies where in px from the top left, and what it means. Capture makes it, the writer reads it. */
export interface DisplayList {
  title: string;
  author?: string | undefined;
  language: string;
  /** Addresses of the faces in use; texts name them by their place here. */
  faces: string[];
  /** What the parts mean, parents before their children. */
  nodes: Node[];
  pages: Page[];
  pictures: Picture[];
}

export interface Page {
  width: number;
  height: number;
  items: Item[];
}

/** One element of the tree that assistive software reads. */
export interface Node {
  role: Role;
  /** The place of its parent among the nodes; -1 for the document. */
  parent: number;
  page: number;
  top: number;
  /** Words for what is no text, or where a link leads. */
  alt?: string;
  language?: string;
  /** The line it gets in the outline, and how deep. */
  outline?: { text: string; depth: 1 | 2 };
  /** Whom a heading cell speaks for. */
  scope?: "Row" | "Column";
}

// oxfmt-ignore
export type Role =
  | "Sect" | "H1" | "H2" | "H3" | "P" | "L" | "LI" | "LBody" | "Link" | "Figure" | "Span"
  | "Table" | "THead" | "TBody" | "TR" | "TH" | "TD";

/** -1 for what is only decoration. */
interface Meant {
  node: number;
}

/** Red, green and blue from 0 to 1. */
export type Colour = [number, number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Corner {
  x: number;
  y: number;
}

/** Letters without a break, in one direction: a word, or a part of one where directions meet. */
export interface Piece {
  text: string;
  x: number;
  /** Where its last letter ends on the right; without it, where its face says. */
  end?: number;
  rtl?: boolean;
  /** A space follows. */
  space?: boolean;
}

/** A part of one line in one type. */
export interface TextItem extends Meant {
  kind: "text";
  pieces: Piece[];
  baseline: number;
  size: number;
  /** In the order in which they are tried. */
  faces: number[];
  colour: Colour;
  spacing: number;
  language: string;
  /** It follows the text before it without a space. */
  continues?: true;
  /** The line as a whole runs from right to left. */
  rtl?: true;
}

export interface BoxItem extends Meant, Box {
  kind: "box";
  colour: Colour;
  corner?: Corner;
  /** The width of a line, for a box that is drawn around; without it, it is filled. */
  line?: number;
}

export interface PathItem extends Meant {
  kind: "path";
  data: string;
  /** From the path's own units to px. */
  matrix: [number, number, number, number, number, number];
  fill?: Colour;
  stroke?: { colour: Colour; width: number };
  evenOdd?: true;
}

export interface PictureItem extends Meant, Box {
  kind: "picture";
  picture: number;
  corner?: Corner;
}

/** A link, with one box for each line that it runs over. */
export interface LinkItem extends Meant {
  kind: "link";
  address: string;
  boxes: Box[];
}

export type Item = TextItem | BoxItem | PathItem | PictureItem | LinkItem;

/** A JPEG, or plain pixels of four bytes each where something shines through. */
export interface Picture {
  width: number;
  height: number;
  encoding: "jpeg" | "rgba";
  bytes: Uint8Array<ArrayBuffer>;
}
