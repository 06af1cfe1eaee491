import { useDroppable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import { cn } from "../cn";

interface BoardColumnProps {
  id: string;
  labelledBy: string;
  /** Something held is over this column and would land in it. */
  taking: boolean;
  children: ReactNode;
  foot?: ReactNode;
}

/** The people at one stage. */
export function BoardColumn({ id, labelledBy, taking, children, foot }: BoardColumnProps) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <div
      ref={setNodeRef}
      className={cn(
        "not-first:border-rule relative min-h-60 pb-21 not-first:border-s",
        taking && "bg-accent-wash",
      )}
    >
      {taking && (
        <div
          aria-hidden="true"
          className="border-accent bg-accent-wash absolute inset-x-0 top-0 h-21 border-2 border-dashed"
        />
      )}
      {/* Makes room as a layer of its own: the rows are neither laid out nor painted anew for it. */}
      <div
        className={cn("will-change-transform", taking && "[transform:translateY(--spacing(21))]")}
      >
        <ul aria-labelledby={labelledBy}>{children}</ul>
        {foot}
      </div>
    </div>
  );
}
