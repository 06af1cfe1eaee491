import type { ReactNode } from "react";
import { AlertIcon } from "../icon/icons";

export interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The line under a control: its error, else its help. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <p id={id} className="text-bad flex items-start gap-1.25 text-xs">
        <AlertIcon size={14} className="mt-0.5 flex-none" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-ink-3 text-xs">
      {hint}
    </p>
  ) : null;
}
