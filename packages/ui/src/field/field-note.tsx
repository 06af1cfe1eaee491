import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The line under a control: its error, else its help. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <p id={id} className="flex items-start gap-1.25 text-xs text-bad">
        <CircleAlert aria-hidden="true" size={14} strokeWidth={2} className="mt-0.5 flex-none" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-xs text-ink-3">
      {hint}
    </p>
  ) : null;
}
