import { cn } from "../cn";

export interface ProgressWindowsProps {
  done: number;
  total: number;
  /** What is being filled, such as "College profile". */
  label: string;
  className?: string;
}

/** One arch for each section, filled when it is done. */
export function ProgressWindows({ done, total, label, className }: ProgressWindowsProps) {
  const percent = total ? Math.round((done / total) * 100) : 0;
  return (
    <div className={cn("flex items-center gap-2.5", className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${total}`}
        className="flex gap-1"
      >
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            className={cn("arch h-4 w-3", place < done ? "bg-accent" : "border border-dashed border-rule-control")}
          />
        ))}
      </div>
      <span className="tnum text-2xs font-semibold">{percent}%</span>
    </div>
  );
}
