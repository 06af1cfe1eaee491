/** Words of one look. */
export interface Run {
  words: string;
  strong?: boolean;
  em?: boolean;
  /** Where they lead. */
  href?: string | undefined;
}
export interface Paragraph {
  tag: "p";
  runs: Run[];
}
export interface List {
  tag: "ul" | "ol";
  /** Each item begins with a paragraph. */
  items: Block[][];
}
export type Block = Paragraph | List;

/** How deep lists may lie in lists; what lies deeper becomes an item of the deepest. */
export const deepestList = 5;
