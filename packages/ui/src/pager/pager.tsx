import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { inGroups } from "../number/count";

export interface PagerProps {
  /** What is paged, such as "Students". */
  label: string;
  /** The first and last place shown, counted from one. */
  from: number;
  to: number;
  /** How many there are; left out when nobody counted. */
  total?: number;
  /** Missing on the first page. */
  onPrevious?: () => void;
  /** Missing on the last page. */
  onNext?: () => void;
  pageSize: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  /** Words before the controls at the right. */
  children?: ReactNode;
  className?: string;
}

/** The foot of a list: what is shown, how many rows, back and on. */
export function Pager(props: PagerProps) {
  const { label, from, to, total, onPrevious, onNext, pageSize, pageSizes, onPageSize } = props;
  const id = useId();
  const page = Math.ceil(from / pageSize) || 1;
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className={cn(
        "border-rule-strong flex h-11 items-center gap-2 border-t px-6",
        props.className,
      )}
    >
      <output className="text-ink-3 tnum">
        {inGroups(from)}–{inGroups(to)}
        {total !== undefined && ` of ${inGroups(total)}`}
      </output>
      <div className="ml-auto flex items-center gap-2">
        {props.children}
        {pageSizes && (
          <>
            <label htmlFor={id} className="text-ink-3">
              Rows
            </label>
            <select
              id={id}
              value={pageSize}
              onChange={(event) => onPageSize?.(Number(event.target.value))}
              className="hover:bg-hover tnum h-(--control-sm) rounded-md px-1 font-medium"
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </>
        )}
        <IconButton size="sm" label="Previous page" disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="rtl:-scale-x-100"
          />
        </IconButton>
        <span className="tnum">
          Page {inGroups(page)}
          {total !== undefined && ` of ${inGroups(Math.max(1, Math.ceil(total / pageSize)))}`}
        </span>
        <IconButton size="sm" label="Next page" disabled={!onNext} onClick={onNext}>
          <ChevronRight
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="rtl:-scale-x-100"
          />
        </IconButton>
      </div>
    </nav>
  );
}
