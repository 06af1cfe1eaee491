import { cn } from "../cn";
import { Skeleton } from "../skeleton/skeleton";
import { checkCell, identityCell, cellPad } from "./table-row";
import type { TableColumn } from "./column";

const widths = ["w-3/4", "w-1/2", "w-2/3", "w-3/5", "w-5/6"];

interface SkeletonRowProps {
  columns: readonly Pick<TableColumn<never>, "id" | "numeric">[];
  checks: boolean;
  place: number;
  start?: number;
}

/** A row that is on its way, in the grid and with the rules of the real ones. */
export function SkeletonRow({ columns, checks, place, start }: SkeletonRowProps) {
  return (
    <tr
      aria-hidden="true"
      style={start === undefined ? undefined : { top: start }}
      className={cn(
        "border-rule bg-sheet animate-fade-in grid h-(--line) w-full grid-cols-(--tracks) border-b align-middle [animation-delay:200ms]",
        start !== undefined && "absolute",
      )}
    >
      {checks && (
        <td className={checkCell}>
          <Skeleton className="size-4" />
        </td>
      )}
      {columns.map(({ id, numeric }, at) => (
        <td
          key={id}
          className={cn(
            cellPad,
            at === 0 && cn(identityCell, checks ? "start-13" : "start-0 ps-6"),
            numeric && "justify-end",
          )}
        >
          <Skeleton className={numeric ? "h-2.5 w-8" : cn("h-2.5", widths[(place + at) % 5])} />
        </td>
      ))}
    </tr>
  );
}
