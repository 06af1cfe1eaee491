import { cn } from "../cn";

export interface MeterProps {
  /** From 0 to 1. */
  value: number;
  label: string;
  /** `warn` where little is left; say so in words beside it. */
  tone?: "accent" | "warn";
  className?: string;
}

/** How far something has come. */
export function Meter({ value, label, tone = "accent", className }: MeterProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(1, Math.max(0, value))}
      max={1}
      className={cn(
        "meter block w-full",
        tone === "warn" && "[--meter-ground:var(--warn-tint)] [--meter:var(--warn-mark)]",
        className,
      )}
    />
  );
}
