import { useDroppable } from "@dnd-kit/core";
import { type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { cn } from "../cn";

interface BoardColumnProps {
  id: string;
  labelledBy: string;
  /** Something held is over this column and would land in it. */
  taking: boolean;
  /** Who is carried here by keys: no pointer shows them over it. */
  guest?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/** The people at one stage. */
export function BoardColumn({ id, labelledBy, taking, guest, children, foot }: BoardColumnProps) {
  const { setNodeRef } = useDroppable({ id });
  return (
    <div
      ref={setNodeRef}
      className={cn(
        "not-first:border-rule relative min-h-60 pb-21 not-first:border-s",
        taking && "bg-accent-wash",
      )}
    >
      {taking && <Place guest={guest} />}
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

/** Where it would land. Carried by keys it comes into sight, as it would under a pointer. */
function Place({ guest }: { guest: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The place itself is painted first.
  const shown = useDeferredValue(guest, undefined);
  const seen = shown !== undefined;
  useEffect(() => {
    if (seen) place.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [seen]);
  return (
    <div
      ref={place}
      aria-hidden="true"
      className="border-accent bg-accent-wash absolute inset-x-0 top-0 h-21 border-2 border-dashed"
    >
      {seen && <div className="px-5.5 py-2">{shown}</div>}
    </div>
  );
}
