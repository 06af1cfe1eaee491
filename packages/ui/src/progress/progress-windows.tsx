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
      <span className="sr-only">{`${label}: ${done} of ${total} done,`}</span>
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            className={cn(
              "arch h-4 w-3",
              place < done
                ? "border-accent bg-accent border"
                : "border-rule-control border border-dashed",
            )}
          />
        ))}
      </span>
      <span className="tnum text-2xs font-semibold">{percent}%</span>
    </div>
  );
}
