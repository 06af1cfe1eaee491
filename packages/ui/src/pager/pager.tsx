import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { inGroups } from "../number/count";

export interface PagerProps {
  /** What is paged, such as "Students". */
  label: string;
  /** The page that is looked at, counted from one. */
  page: number;
  /** How many there are; left out when nobody counted. */
  pages?: number;
  /** Missing on the first page. */
  onPrevious?: () => void;
  /** Missing on the last page. */
  onNext?: () => void;
  /** How many rows a page has. */
  pageSize: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  className?: string;
}

/** The pages of a list: how many rows one has, back and on. Where one stands is said after each step. */
export function Pager(props: PagerProps) {
  const { label, page, pages, onPrevious, onNext, pageSize, pageSizes, onPageSize } = props;
  const id = useId();
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className={cn("flex items-center gap-2", props.className)}
    >
      {pageSizes && (
        <>
          <label htmlFor={id} className="text-ink-3">
            Rows
          </label>
          <span className="relative me-2 flex items-center">
            <select
              id={id}
              value={pageSize}
              onChange={(event) => onPageSize?.(Number(event.target.value))}
              className="hover:bg-hover tnum h-(--control-sm) cursor-pointer appearance-none rounded-md bg-transparent ps-2 pe-6 font-medium"
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
            <ChevronDown {...chevron} className="text-ink-2 pointer-events-none absolute end-1.5" />
          </span>
        </>
      )}
      <Step label="Previous page" onStep={onPrevious} icon={ChevronLeft} />
      <output className="tnum">
        {`Page ${inGroups(page)}${pages === undefined ? "" : ` of ${inGroups(pages)}`}`}
      </output>
      <Step label="Next page" onStep={onNext} icon={ChevronRight} />
    </nav>
  );
}

const chevron = { "aria-hidden": true, size: 14, strokeWidth: 2 } as const;

interface StepProps {
  label: string;
  onStep: (() => void) | undefined;
  icon: typeof ChevronLeft;
}

/** At the end of the pages it keeps the focus; `disabled` would drop it. */
const Step = ({ label, onStep, icon: Icon }: StepProps) => (
  <IconButton
    size="sm"
    label={label}
    aria-disabled={!onStep || undefined}
    className="aria-disabled:text-ink-off aria-disabled:cursor-not-allowed"
    onClick={onStep}
  >
    <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
  </IconButton>
);
