import { paginate, type Placed } from "../paginate/paginate";
import type { FlowName, Layout } from "../templates/template";
import type { Sized } from "./measure";

export type SizedFlows = Partial<Record<FlowName, Sized[]>>;

/** What lies on one page. */
type PageContent = Partial<Record<FlowName, Placed[]>>;

export interface LaidOut {
  pages: PageContent[];
  /** How full the pages are together: 0.94 of one page, 1.2 for a page and a fifth. */
  fullness: number;
  /** Ids of blocks that had to be made smaller to fit on a page. */
  shrunk: string[];
}

/** Packs each flow by itself; there are as many pages as the longer one needs. */
export function layOut(layout: Layout, sized: SizedFlows): LaidOut {
  const main = paginate(sized.main ?? [], layout.main.height);
  const side = paginate(sized.side ?? [], layout.side?.height ?? 1);
  const count = Math.max(1, main.pages.length, side.pages.length);
  const pages = Array.from({ length: count }, (_, index): PageContent => ({
    main: main.pages[index] ?? [],
    ...(layout.side && { side: side.pages[index] ?? [] }),
  }));
  const full = [main, side].map(
    ({ pages: own, lastFill }) => Math.max(0, own.length - 1) + lastFill,
  );
  const placed = pages.flatMap((page) => [page.main, page.side].flatMap((each) => each ?? []));
  return {
    pages,
    fullness: Math.max(...full),
    shrunk: placed.filter(({ scale }) => scale !== undefined).map(({ id }) => id),
  };
}
