/** The rows in view, by their places from zero; `end` is the place after the last. */
export interface View {
  first: number;
  end: number;
}

/** Rows of which at least half is seen, in a window that begins `top` pixels below the first row. */
export function viewOf(top: number, height: number, lineHeight: number, count: number): View {
  const first = Math.max(0, Math.min(Math.round(top / lineHeight), count - 1));
  const end = Math.round((top + height) / lineHeight);
  return { first, end: Math.max(Math.min(end, count), Math.min(first + 1, count)) };
}

/** Where somebody who scrolls stands, in pages. */
export interface Pages {
  /** Counted from one. */
  page: number;
  /** How many there are; missing while nobody has counted. */
  pages: number | undefined;
  /** The place that comes to the top one page back or on; missing where there is none. */
  previous: number | undefined;
  next: number | undefined;
  /** Everything is in view: there is nowhere to go. */
  whole: boolean;
}

/** The page of the first row in view; the last page, once its last row is. */
export function pagesOf({ first, end }: View, size: number, total: number | undefined): Pages {
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const atEnd = total !== undefined && end >= total;
  const page = first === 0 ? 0 : atEnd && pages ? pages - 1 : Math.floor(first / size);
  // The last pages may fit in one view, which their first rows cannot be scrolled out of.
  const back = Math.min(page - 1, Math.ceil(first / size) - 1);
  return {
    page: page + 1,
    pages,
    previous: page > 0 ? Math.max(0, back) * size : undefined,
    next: pages === undefined || page + 1 < pages ? (page + 1) * size : undefined,
    whole: first === 0 && atEnd,
  };
}
