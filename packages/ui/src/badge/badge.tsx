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
        "tnum bg-spark text-2xs text-on-spark inline-grid h-4.5 min-w-4.5 place-items-center rounded-full px-1.25 leading-none font-semibold",
        className,
      )}
    >
      <bdi>{count > 99 ? "99+" : count}</bdi>
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
