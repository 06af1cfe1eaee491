import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { asOnlyChild } from "./as-only-child";
import { cn } from "../cn";
import { Dots } from "./dots";

const button = cva(
  [
    "relative inline-flex items-center justify-center gap-1.75 rounded-md border leading-none font-medium whitespace-nowrap *:[svg]:flex-none",
    "transition-colors duration-(--speed-1)",
    "disabled:bg-idle-tint disabled:text-ink-off disabled:cursor-not-allowed disabled:border-transparent disabled:shadow-none",
  ],
  {
    variants: {
      intent: {
        primary:
          "sill bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press border-transparent",
        secondary: "border-rule-strong bg-lift text-ink hover:bg-well active:bg-press",
        soft: "bg-accent-tint text-accent-ink hover:bg-ramp-1 border-transparent active:brightness-95",
        quiet:
          "text-ink-2 hover:bg-hover active:bg-press border-transparent disabled:bg-transparent",
        danger:
          "bg-bad-fill text-on-bad border-transparent hover:brightness-95 active:brightness-90",
        link: "link border-transparent disabled:bg-transparent",
      },
      size: {
        inherit:
          "h-(--control) px-[calc(var(--control-pad)+--spacing(1))] text-(length:--control-text)",
        sm: "h-(--control-sm) px-2.5 text-sm",
        md: "h-8.5 px-3.25 text-sm",
        lg: "h-(--control-lg) px-4.5 text-base",
      },
      wide: { true: "w-full" },
    },
    compoundVariants: [
      { intent: "link", size: ["inherit", "sm", "md", "lg"], className: "h-auto! min-h-6 px-0!" },
    ],
    defaultVariants: { intent: "primary", size: "inherit" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof button> {
  /** Styles the one child, such as a link, in place of a `button`. */
  asChild?: boolean;
  /** Work is under way: the button keeps its width and its focus, and presses do nothing. */
  busy?: boolean;
  /** The verb shown while busy, such as "Saving". Its room is kept from the start. */
  busyLabel?: string;
}

/** The size follows the surroundings (`controls-lg`, `controls-sm`) unless one is given. */
export function Button({
  asChild,
  busy,
  busyLabel,
  intent,
  size,
  wide,
  className,
  ...props
}: ButtonProps) {
  const classes = cn(button({ intent, size, wide }), className);
  if (asChild) return asOnlyChild(props, classes);
  const { children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  // The words stay where they are, unseen: a translator may have put its own in their place.
  const bare = busy && !busyLabel;
  const row = "inline-flex items-center justify-center gap-1.75";
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={cn(
        classes,
        busy && "cursor-progress",
        bare && "[-webkit-text-fill-color:#0000] *:[svg]:invisible",
      )}
    >
      {busyLabel ? (
        <span className="inline-grid *:[grid-area:1/1]">
          <span className={cn(row, busy && "invisible")}>{children}</span>
          <span className={cn(row, !busy && "invisible")}>
            <Dots />
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
      {bare && (
        <span className="absolute">
          <Dots />
        </span>
      )}
    </button>
  );
}
