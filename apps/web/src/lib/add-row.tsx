import { Button } from "@toran/ui";
import { Plus } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface AddRowProps {
  /** How many rows there are, and how many there may be; any number without it. */
  count: number;
  most?: number;
  onAdd: () => void;
  children: ReactNode;
}

/**
 * Adds a row to a list. With the last that fits it keeps the focus, and says so; `disabled`, or gone, it would drop it.
 * It takes the focus of a row that was taken out, whose button went along.
 */
export function AddRow({ count, most = Infinity, onAdd, children }: AddRowProps) {
  const noteId = useId();
  const full = count >= most;
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && document.activeElement === document.body) button.current?.focus();
    // Each row pushes it down, under the foot of the page and out of sight.
    if (count > before.current && document.activeElement === button.current)
      button.current?.scrollIntoView({ block: "nearest" });
    before.current = count;
  }, [count]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        ref={button}
        intent="secondary"
        aria-disabled={full || undefined}
        aria-describedby={full ? noteId : undefined}
        className="aria-disabled:bg-idle-tint aria-disabled:text-ink-off scroll-mb-24 aria-disabled:cursor-not-allowed aria-disabled:border-transparent"
        onClick={() => {
          if (!full) onAdd();
        }}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        {children}
      </Button>
      {full && (
        <p id={noteId} className="text-ink-3">
          {most} is the most.
        </p>
      )}
    </div>
  );
}
