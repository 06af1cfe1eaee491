import type { ReactNode } from "react";
import { AlertIcon } from "../icon/icons";
import { useBetweenPresses } from "./use-between-presses";

export interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The line under a control: its error, else its help. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const told = useBetweenPresses(error);
  if (told) {
    return (
      <p id={id} className="text-bad flex items-start gap-1.25 text-xs">
        <AlertIcon size={14} className="mt-0.5 flex-none" />
        <span className="min-w-0">{told}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-ink-3 text-xs">
      {hint}
    </p>
  ) : null;
}
