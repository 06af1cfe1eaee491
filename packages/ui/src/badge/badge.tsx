import { cn } from "../cn";

export interface BadgeProps {
  count: number;
  /** What is counted, for screen readers, such as "waiting for you". */
  label?: string;
  className?: string;
}

/** How many things wait for the reader; zero shows nothing. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "tnum inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-spark px-1.25 text-2xs leading-none font-semibold text-on-spark",
        className,
      )}
    >
      {count > 99 ? "99+" : count}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
