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
        "not-first:border-rule min-h-60 not-first:border-s",
        taking && "bg-accent-wash",
      )}
    >
      <ul aria-labelledby={labelledBy}>
        {taking && (
          <li
            aria-hidden="true"
            className="border-accent bg-accent-wash h-21 border-2 border-dashed"
          />
        )}
        {children}
      </ul>
      {foot}
    </div>
  );
}
