import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../button/icon-button";

interface GridHeadProps {
  /** Of the title, which names the grid. */
  id: string;
  title: string;
  /** What one press goes on by. */
  step: "month" | "year";
  onStep: (by: -1 | 1) => void;
}

const look = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "rtl:-scale-x-100" };

/** What a grid of days or months shows, with a way to the one before and the one after. */
export const GridHead = ({ id, title, step, onStep }: GridHeadProps) => (
  <div className="mb-2 flex items-center gap-1">
    <h3 id={id} aria-live="polite" className="title-lg flex-1 ps-2">
      {title}
    </h3>
    <IconButton size="sm" label={`Previous ${step}`} onClick={() => onStep(-1)}>
      <ChevronLeft {...look} />
    </IconButton>
    <IconButton size="sm" label={`Next ${step}`} onClick={() => onStep(1)}>
      <ChevronRight {...look} />
    </IconButton>
  </div>
);
