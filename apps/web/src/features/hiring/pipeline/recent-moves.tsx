import type { Board } from "@toran/contract/schemas/application";
import { IconButton, Menu } from "@toran/ui";
import { History } from "lucide-react";
import { useState } from "react";
import { since } from "@/lib/since";
import { candidates } from "./pipeline-work";

interface RecentMovesProps {
  board: Board;
  onUndo: (id: string) => void;
}

/** What the reader has moved in the last 24 hours, each to be taken back. */
export function RecentMoves({ board: { undoable, stages }, onUndo }: RecentMovesProps) {
  const [open, setOpen] = useState(false);
  const entries = () => [
    { heading: "Undo a move" },
    ...undoable.map(({ undoId, studentName, moved, still, stage, at }) => {
      const whom = studentName ?? candidates(still);
      const of = still < moved ? ` of ${moved}` : "";
      const to = stages.find(({ id }) => id === stage)?.title ?? "another stage";
      return { label: `${whom}${of} to ${to}`, detail: since(at), onSelect: () => onUndo(undoId) };
    }),
  ];
  if (!undoable.length) return null;
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="Recent moves">
          <History aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      }
      // The board comes anew with each move, and this is seldom looked into.
      entries={open ? entries() : []}
    />
  );
}
