import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { inGroups } from "../number/count";
import { Pager } from "../pager/pager";
import { type Pages, pagesOf, viewOf } from "./scroll-pages";
import { pageSizes } from "./table-layout";
import { useStable } from "./use-stable";

interface TableFootProps {
  /** What is paged, such as "Students". */
  label: string;
  scroller: RefObject<HTMLElement | null>;
  lineHeight: number;
  headHeight: number;
  loaded: number;
  /** How many can be scrolled to in all, once somebody has counted. */
  total: number | undefined;
  /** The same in words: "661", "50+". */
  number: string | undefined;
  /** The rows are painted: the way to other pages, which took a third as long as they, can come now. */
  settled: boolean;
  pageSize: number;
  onPageSize: (size: number) => void;
  /** Brings the row of a place to the top. */
  onPage: (place: number) => void;
}

/** Which rows are in view, and the way to the pages before and after. */
export const TableFoot = memo(function TableFoot(props: TableFootProps) {
  const { label, scroller, loaded, total, settled, pageSize, onPageSize, onPage } = props;
  const range = useRef<HTMLElement>(null);
  const [pages, setPages] = useState<Pages>();
  const look = (top: number, height: number) => {
    const line = props.lineHeight;
    // Rows that are on their way have their places already.
    const count = total ?? Math.max(loaded, Math.round((top + height) / line));
    const view = viewOf(top, height, line, loaded && count);
    return { view, found: pagesOf(view, pageSize, total) };
  };
  const tell = useStable((top: number, height: number) => {
    const { view, found } = look(top, height);
    setPages((before) => (before && alike(before, found) ? before : found));
    // Written past React: it changes with almost every frame of a scroll.
    if (range.current) range.current.textContent = rangeWords(view, props.number);
  });
  const place = useScrollPlace(scroller, props.headHeight, tell);
  useLayoutEffect(() => {
    const { top, height } = place.current;
    if (height > 0) tell(top, height);
  });
  // From where the list stands now: presses may be faster than the frames that tell.
  const step = (way: "previous" | "next") => () => {
    const to = look(scroller.current?.scrollTop ?? 0, place.current.height).found[way];
    if (to !== undefined) onPage(to);
  };
  return (
    <div className="border-rule-strong flex min-h-11 flex-none items-center justify-between gap-2 border-t px-6 print:hidden">
      <bdi ref={range} className="text-ink-3 tnum" />
      {settled && pages && !pages.whole && (total === undefined || total > pageSizes[0]) && (
        <Pager
          label={label}
          page={pages.page}
          pages={pages.pages}
          onPrevious={pages.previous === undefined ? undefined : step("previous")}
          onNext={pages.next === undefined ? undefined : step("next")}
          pageSize={pageSize}
          pageSizes={pageSizes}
          onPageSize={onPageSize}
        />
      )}
    </div>
  );
});

function rangeWords({ first, end }: { first: number; end: number }, number: string | undefined) {
  if (end === 0) return "";
  const range = `${inGroups(first + 1)}–${inGroups(end)}`;
  return number === undefined ? range : `${range} of ${number}`;
}

const alike = (one: Pages, other: Pages) =>
  (Object.keys(one) as (keyof Pages)[]).every((fact) => one[fact] === other[fact]);

/** Tells which part of the rows is in view when it is first known, and at most once a frame after that. */
function useScrollPlace(
  scroller: RefObject<HTMLElement | null>,
  headHeight: number,
  tell: (top: number, height: number) => void,
) {
  const place = useRef({ top: 0, height: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const now = place.current;
    let asked = 0;
    const say = () => {
      asked = 0;
      tell(now.top, now.height);
    };
    // Read before the rows are drawn, and said after them: the page is laid out once.
    const moved = () => {
      now.top = element.scrollTop;
      asked ||= requestAnimationFrame(say);
    };
    const sizes = new ResizeObserver(([entry]) => {
      now.height = (entry?.contentRect.height ?? 0) - headHeight;
      say();
    });
    sizes.observe(element);
    element.addEventListener("scroll", moved, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      element.removeEventListener("scroll", moved, { capture: true });
    };
  }, [scroller, headHeight, tell]);
  return place;
}
