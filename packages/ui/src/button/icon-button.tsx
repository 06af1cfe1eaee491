import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../cn";

const iconButton = cva(
  [
    "relative inline-grid flex-none place-items-center rounded-md text-ink-2 hover:bg-hover active:bg-press",
    "transition-colors duration-(--speed-1) disabled:cursor-not-allowed disabled:text-ink-off",
  ],
  {
    variants: {
      size: { sm: "size-6.5", md: "size-8" },
      edge: { true: "border border-rule-strong bg-lift" },
    },
    defaultVariants: { size: "md" },
  },
);

export interface IconButtonProps extends ComponentProps<"button">, VariantProps<typeof iconButton> {
  /** What the button does, in words; also its tooltip. */
  label: string;
}

export function IconButton({ label, size, edge, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={cn(iconButton({ size, edge }), className)}
    />
  );
}
