import { cn } from "../cn";

export interface MeterProps {
  /** From 0 to 1. */
  value: number;
  label: string;
  className?: string;
}

/** How far something has come. */
export function Meter({ value, label, className }: MeterProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(1, Math.max(0, value))}
      max={1}
      className={cn("meter block w-full", className)}
    />
  );
}
