import { cn } from "../cn";

export interface ProgressWindowsProps {
  done: number;
  total: number;
  /** What is being filled, such as "College profile". */
  label: string;
  /** How far it is, when sections do not weigh the same; null when the figure stands beside it already. */
  percent?: number | null;
  /** `lg` stands in the head of a page. */
  size?: "md" | "lg";
  className?: string;
}

/** One arch for each section, filled when it is done. */
export function ProgressWindows(props: ProgressWindowsProps) {
  const { done, total, label, size = "md", className } = props;
  const counted = total ? Math.round((done / total) * 100) : 0;
  const percent = props.percent === undefined ? counted : props.percent;
  return (
    <div className={cn("flex items-center gap-2.5", className)}>
      <span className="sr-only">{`${label}: ${done} of ${total} done,`}</span>
      <span aria-hidden="true" className="flex gap-0.75">
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            className={cn(
              size === "lg" ? "arch h-6.5 w-5" : "arch h-4 w-3",
              place < done
                ? "border-accent bg-accent border forced-color-adjust-none forced-colors:bg-[Highlight]"
                : "border-rule-control border border-dashed",
            )}
          />
        ))}
      </span>
      {percent === null ? null : size === "lg" ? (
        <span className="text-ink-2">
          <b className="title-xl text-ink">{percent}%</b> complete
        </span>
      ) : (
        <span className="tnum text-2xs font-semibold">{percent}%</span>
      )}
    </div>
  );
}
