import * as Radix from "@radix-ui/react-popover";
import type { ReactElement, ReactNode, RefObject } from "react";
import { cn } from "../cn";
import { isLookUpOpen, takeEscape } from "../toast/left-escape";
import { useOpen } from "./use-open";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What the box is for, read out when focus enters it. */
  label: string;
  /** To close it from inside, hold `open`. */
  children: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where focus goes when it closes; without it, back to the trigger. */
  focusAfter?: RefObject<HTMLElement | null>;
  className?: string;
}

/** A lifted box beside its button; focus goes in and comes back, the page stays live. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, align = "start", side = "bottom", className } = props;
  const { focusAfter } = props;
  const { open, onOpenChange } = useOpen(props);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (!focusAfter?.current) return;
            event.preventDefault();
            focusAfter.current.focus();
          }}
          data-takes-escape=""
          onKeyDown={({ nativeEvent }) => {
            if (takeEscape(nativeEvent) && !isLookUpOpen()) onOpenChange(false);
          }}
          // Escape closes an open list inside before it closes the box.
          onEscapeKeyDown={(event) => isLookUpOpen() && event.preventDefault()}
          className={cn(
            "animate-rise border-rule-strong bg-lift text-ink shadow-over z-60 max-h-(--radix-popper-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border p-3 text-sm outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
