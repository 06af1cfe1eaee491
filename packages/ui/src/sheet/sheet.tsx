import * as Radix from "@radix-ui/react-dialog";
import { cva, type VariantProps } from "class-variance-authority";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { focusBack, type FocusPath, openerNow } from "../focus/focus-back";
import { InTheWay } from "../toast/in-the-way";
import { isListOpen, isPickedUp, takeEscape } from "../toast/left-escape";
import { useKeptFocus } from "./use-kept-focus";

const panel = cva(
  [
    "border-rule-strong bg-lift text-ink shadow-over fixed inset-y-0 end-0 z-50 flex max-w-full flex-col border-s text-sm outline-none motion-reduce:[--sheet-slide:0px] rtl:[--sheet-slide:-24px]",
    "data-[state=closed]:animate-leave-sheet data-[state=open]:animate-enter-sheet",
  ],
  {
    // Messages stand beside it: `toaster.tsx` knows the widths.
    variants: { size: { md: "w-120", lg: "w-160" } },
    defaultVariants: { size: "md" },
  },
);

export interface SheetProps extends VariantProps<typeof panel> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Before the title: the avatar of the record. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Pinned at the foot: the actions on this record. */
  footer?: ReactNode;
  /** Goes to the record before or after this one in the list. */
  onMove?: (step: -1 | 1) => void;
  /** There is no record before or after. */
  atStart?: boolean;
  atEnd?: boolean;
  /** Holds unsaved text: Escape leaves it open. */
  unsaved?: boolean;
  className?: string;
}

/** One record beside its list: the list stays live, and the arrow keys move through its records. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, description, picture, children, footer, onMove } = props;
  const { panel: content, kept } = useKeptFocus();
  const opener = useRef<FocusPath>([]);
  const press = (event: KeyboardEvent) => {
    if (takeEscape(event.nativeEvent)) {
      if (!props.unsaved && !isListOpen() && !isPickedUp()) onOpenChange(false);
      return;
    }
    // What is asked over the sheet is told here too, as it is drawn elsewhere; its keys are its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (!step || !onMove || event.defaultPrevented || hasOwnArrows(event.target)) return;
    event.preventDefault();
    if (!(step === 1 ? props.atEnd : props.atStart)) onMove(step);
  };
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          data-takes-escape=""
          className={cn(panel({ size: props.size }), props.className)}
          {...kept}
          onKeyDown={press}
          onEscapeKeyDown={(event) => (props.unsaved || isPickedUp()) && event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.current = openerNow();
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever works in the list already is not called back.
            if (document.activeElement === document.body) focusBack(opener.current);
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <InTheWay what={`sheet-${props.size ?? "md"}`} />
          {/* No banner and no foot of the page: beside it, the page stays live. */}
          <header
            role="none"
            className="border-rule flex items-center gap-3 border-b py-3.5 ps-5 pe-3.5"
          >
            {picture}
            <div className="min-w-0 flex-1">
              <Radix.Title className="title-xl wrap-break-word">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-ink-3">{description}</Radix.Description>
              )}
            </div>
            <div className="flex gap-0.5">
              {onMove && (
                <>
                  <IconButton
                    label="Previous record"
                    aria-disabled={props.atStart || undefined}
                    className={spent}
                    onClick={() => !props.atStart && onMove(-1)}
                  >
                    <ChevronUp aria-hidden="true" size={16} strokeWidth={1.75} />
                  </IconButton>
                  <IconButton
                    label="Next record"
                    aria-disabled={props.atEnd || undefined}
                    className={spent}
                    onClick={() => !props.atEnd && onMove(1)}
                  >
                    <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
                  </IconButton>
                </>
              )}
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden="true" size={16} strokeWidth={1.75} />
                </IconButton>
              </Radix.Close>
            </div>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer && (
            <footer
              role="none"
              className="border-rule flex items-center justify-end gap-2 border-t px-5 py-3.5"
            >
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A button at the end of the list keeps the focus; `disabled` would drop it. */
const spent = "aria-disabled:text-ink-off aria-disabled:cursor-not-allowed";

/** Parts that use the arrow keys themselves keep them. */
const hasOwnArrows = (target: EventTarget) =>
  target instanceof Element &&
  target.closest(
    "input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=listbox], [role=grid], [role=slider], [aria-haspopup=menu]",
  ) !== null;
