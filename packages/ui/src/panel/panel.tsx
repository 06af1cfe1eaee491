import { type ReactNode, useEffect, useId, useRef, useState } from "react";
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
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !place.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      setOpen(false);
      place.current.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    document.addEventListener("keydown", escape, true);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
      document.removeEventListener("keydown", escape, true);
    };
  }, [open]);

  const close = () => {
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    setOpen(false);
  };
  return (
    <div ref={place} className="relative inline-flex print:hidden">
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
