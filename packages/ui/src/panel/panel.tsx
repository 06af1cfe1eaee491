import { type ReactNode, useEffect, useId, useState } from "react";
import { cn } from "../cn";

interface PanelTrigger {
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
}

export interface PanelProps {
  /** Draws the button that opens the panel, with what it must carry. */
  renderTrigger: (props: PanelTrigger) => ReactNode;
  /** What the panel is for. */
  label: string;
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A lifted box under its button; Esc, a press outside and leaving by Tab put it away. */
export function Panel({ renderTrigger, label, children, className }: PanelProps) {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const id = useId();

  useEffect(() => {
    const page = place?.ownerDocument;
    if (!open || !page) return;
    // Of what is pressed in a shadow root the page is told its host; the way there begins at the part itself.
    const isInside = (event: Event) => place && event.composedPath().includes(place);
    const away = (event: Event) => !isInside(event) && setOpen(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isInside(event)) return;
      event.stopPropagation();
      setOpen(false);
      focusTrigger(place);
    };
    page.addEventListener("pointerdown", away);
    page.addEventListener("focusin", away);
    page.addEventListener("keydown", escape, true);
    return () => {
      page.removeEventListener("pointerdown", away);
      page.removeEventListener("focusin", away);
      page.removeEventListener("keydown", escape, true);
    };
  }, [open, place]);

  const close = () => {
    focusTrigger(place);
    setOpen(false);
  };
  return (
    <div ref={setPlace} className="relative inline-flex print:hidden">
      {renderTrigger({
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <section
          id={id}
          aria-label={label}
          className={cn(
            "bg-lift border-rule-strong animate-rise shadow-over absolute end-0 top-full z-60 mt-1 w-max rounded-lg border p-1.5",
            className,
          )}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}

const focusTrigger = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
