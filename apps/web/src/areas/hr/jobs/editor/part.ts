import type { DraftJob } from "./draft-job";

/** What each part of the editor is given: the draft, how to change it, and what is wrong by field. */
export interface PartProps {
  draft: DraftJob;
  /** Of what comes while something else is typed, what changes is said of the draft as it is by then. */
  change: (part: Partial<DraftJob> | ((draft: DraftJob) => Partial<DraftJob>)) => void;
  errorOf: (path: string) => string | undefined;
}

/** A name for a new round or question that no other has. */
export const freshId = () => crypto.randomUUID().slice(0, 8);

export const replaced = <Item>(list: readonly Item[], place: number, part: Partial<Item>): Item[] =>
  list.map((each, index) => (index === place ? { ...each, ...part } : each));
export const without = <Item>(list: readonly Item[], place: number) =>
  list.filter((_, index) => index !== place);
