import { cn } from "../cn";

export interface MeterProps {
  /** From 0 to 1. */
  value: number;
  label: string;
  className?: string;
}

/** How far something has come. */
export function Meter({ value, label, className }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-1.5 overflow-hidden rounded-full bg-ramp-1", className)}
    >
      <svg aria-hidden="true" width="100%" height="100%" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width={percent} height="1" className="fill-accent" />
      </svg>
    </div>
  );
}
