import * as Radix from "@radix-ui/react-dialog";
import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import { memo, type ReactNode, type RefObject, useRef } from "react";
import { IconButton } from "../button/icon-button";
import { focusBack, type FocusPath, openerNow } from "../focus/focus-back";
import { isListOpen, isPickedUp, takeEscape } from "../toast/left-escape";
import { useFirstToCome } from "./use-first-to-come";
import { useFocusOnItsWay } from "./use-focus-on-its-way";

const panel = cva(
  [
    "short:overflow-y-auto fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col",
    "border-rule-strong bg-lift text-ink shadow-over rounded-xl border text-sm outline-none",
    "data-[state=closed]:animate-leave-dialog data-[state=open]:animate-enter-dialog",
  ],
  {
    variants: { size: { sm: "max-w-110", md: "max-w-140", lg: "max-w-180" } },
    defaultVariants: { size: "sm" },
  },
);

/** What is written in a form is not lost to a key; ticks and searches are soon done again. */
const writing = "form :is(textarea, input:not([type=checkbox], [type=radio], [type=file]))";

export interface DialogProps extends VariantProps<typeof panel> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, with its number: "Mark 3 students placed?" */
  title: ReactNode;
  /** What follows from it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Cancel first, the action last. */
  footer?: ReactNode;
  /** Holds something unsaved: Escape and a press outside leave it open. They do so too once its form was typed in. */
  unsaved?: boolean;
  /** Where focus starts; without it at the first control, or at the first to come where what it asks is still being read. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A question over the page; focus stays in it and returns afterwards. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size, unsaved, initialFocus } =
    props;
  const opener = useRef<FocusPath>([]);
  const typed = useRef(false);
  const onItsWay = useFocusOnItsWay();
  const coming = useFirstToCome(initialFocus);
  const held = () => unsaved || typed.current || isListOpen() || isPickedUp();
  const hold = (event: Event) => {
    if (held()) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in fixed inset-0 z-40" />
        <Radix.Content
          {...onItsWay}
          data-takes-escape=""
          className={panel({ size })}
          onKeyDown={({ nativeEvent }) => {
            if (takeEscape(nativeEvent) && !held()) onOpenChange(false);
          }}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          onInput={({ target }) => {
            typed.current ||= (target as HTMLElement).matches(writing);
          }}
          onSubmit={({ currentTarget }) =>
            // What is wrong is known once it is drawn.
            requestAnimationFrame(() =>
              currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
            )
          }
          onOpenAutoFocus={(event) => {
            typed.current = false;
            opener.current = openerNow();
            if (initialFocus?.current) {
              event.preventDefault();
              initialFocus.current.focus();
            } else if (coming.wait(event.currentTarget as HTMLElement)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back only to a trigger of its own.
            event.preventDefault();
            coming.end();
            focusBack(opener.current);
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <Said {...{ open, title, description, footer }} body={coming.body}>
            {children}
          </Said>
          {/* Last in the order of focus: a dialog starts at what it asks for. */}
          <div className="absolute end-4 top-4">
            <Radix.Close asChild>
              <IconButton size="sm" label="Close">
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface SaidProps extends Pick<
  DialogProps,
  "open" | "title" | "description" | "children" | "footer"
> {
  body: RefObject<HTMLDivElement | null>;
}

/** What a dialog says stays while it leaves: what it asked about is often gone by then. */
const Said = memo(
  function Said({ title, description, children, footer, body }: SaidProps) {
    return (
      <>
        <header className="ps-5 pe-14 pt-4">
          <Radix.Title className="title-xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-ink-2 mt-1">{description}</Radix.Description>
          )}
        </header>
        {children && (
          <div ref={body} className="short:shrink-0 min-h-0 overflow-y-auto px-5 pt-4 pb-1">
            {children}
          </div>
        )}
        {footer ? (
          <footer className="flex justify-end gap-2 px-5 pt-4 pb-5">{footer}</footer>
        ) : (
          <div className="h-5" />
        )}
      </>
    );
  },
  (_before, { open }) => !open,
);
