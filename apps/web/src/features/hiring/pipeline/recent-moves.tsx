import { IconButton, Menu } from "@toran/ui";
import { History } from "lucide-react";
import { moment } from "../dates";
import type { MovesLog } from "./moves-log";

interface RecentMovesProps {
  log: MovesLog;
  onUndo: (id: string) => void;
}

/** The moves of the last 24 hours, each to be taken back. */
export function RecentMoves({ log, onUndo }: RecentMovesProps) {
  const moves = log.read();
  if (!moves.length) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="Recent moves">
          <History aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      }
      entries={[
        { heading: "Undo a move" },
        ...moves.map(({ undoId, words, at }) => ({
          label: `${words}, ${moment(at)}`,
          onSelect: () => onUndo(undoId),
        })),
      ]}
    />
  );
}
