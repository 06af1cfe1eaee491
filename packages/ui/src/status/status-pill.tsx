import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { glyphs, type StatusGlyph } from "./glyphs";

const pill = cva("inline-flex items-center gap-1.5 text-xs leading-none whitespace-nowrap", {
  variants: {
    tone: { ok: "", info: "", warn: "", bad: "", idle: "" },
    plain: {
      true: "text-ink-2 [--on-glyph:var(--sheet)]",
      false: "h-5.5 rounded-sm ps-1.5 pe-2.25 font-medium",
    },
  },
  compoundVariants: [
    { plain: false, tone: "ok", className: "bg-ok-tint text-ok [--on-glyph:var(--ok-tint)]" },
    {
      plain: false,
      tone: "info",
      className: "bg-info-tint text-info [--on-glyph:var(--info-tint)]",
    },
    {
      plain: false,
      tone: "warn",
      className: "bg-warn-tint text-warn [--on-glyph:var(--warn-tint)]",
    },
    { plain: false, tone: "bad", className: "bg-bad-tint text-bad [--on-glyph:var(--bad-tint)]" },
    {
      plain: false,
      tone: "idle",
      className: "bg-idle-tint text-idle [--on-glyph:var(--idle-tint)]",
    },
  ],
  defaultVariants: { tone: "idle", plain: false },
});

const marks = {
  ok: "text-ok-mark",
  info: "text-info-mark",
  warn: "text-warn-mark",
  bad: "text-bad-mark",
  idle: "text-idle-mark",
};

export interface StatusPillProps extends VariantProps<typeof pill> {
  /** How far along it is; the meaning holds without colour. */
  glyph: StatusGlyph;
  /** The word beside the glyph, such as "Offer in hand". */
  children: ReactNode;
  className?: string;
}

/** A status as glyph and word; `plain` leaves out the ground, for running lists. */
export function StatusPill({ glyph, tone, plain = false, children, className }: StatusPillProps) {
  return (
    <span className={cn(pill({ tone, plain }), className)}>
      <svg
        aria-hidden="true"
        width="12"
        height="12"
        viewBox="0 0 12 12"
        className={cn("flex-none", marks[tone ?? "idle"])}
      >
        {glyphs[glyph]}
      </svg>
      {children}
    </span>
  );
}
