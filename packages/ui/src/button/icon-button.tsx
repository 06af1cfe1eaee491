import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../cn";

const iconButton = cva(
  [
    "text-ink-2 hover:bg-hover active:bg-press relative inline-grid flex-none place-items-center rounded-md",
    "aria-pressed:bg-accent-tint aria-pressed:text-accent-ink",
    "disabled:text-ink-off transition-colors duration-(--speed-1) disabled:cursor-not-allowed",
  ],
  {
    variants: {
      size: { sm: "size-6.5", md: "size-8" },
      edge: { true: "border-rule-strong bg-lift border" },
    },
    defaultVariants: { size: "md" },
  },
);

export interface IconButtonProps extends ComponentProps<"button">, VariantProps<typeof iconButton> {
  /** What the button does, in words; also its tooltip, which shows `aria-keyshortcuts` too where `Tips` is mounted. */
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
