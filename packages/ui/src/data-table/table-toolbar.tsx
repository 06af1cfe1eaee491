import { Rows2, Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button";
import { ColumnsPanel } from "./columns-panel";
import type { Density } from "./table-layout";
import type { Columns } from "./use-columns";

interface TableToolbarProps<Row> {
  columns: Columns<Row>;
  density: Density;
  onDensity: (density: Density) => void;
  /** Search and filters. */
  children?: ReactNode;
  /** How many rows match, in words. */
  count?: string;
  /** What stands after the count, such as "Save view". */
  tools?: ReactNode;
}

/** The bar over a table. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const dense = props.density === "dense";
  const Icon = dense ? Rows3 : Rows2;
  return (
    <div className="controls-sm flex min-h-13 flex-wrap items-center gap-2 px-6 py-2 print:hidden">
      {props.children}
      <div className="ms-auto flex items-center gap-2">
        {props.count && <bdi className="text-ink-3 tnum">{props.count}</bdi>}
        {props.tools}
        <ColumnsPanel columns={props.columns} />
        <IconButton
          size="sm"
          edge
          className="size-7"
          label="Dense rows"
          aria-pressed={dense}
          onClick={() => props.onDensity(dense ? "default" : "dense")}
        >
          <Icon aria-hidden="true" size={14} strokeWidth={2} />
        </IconButton>
      </div>
    </div>
  );
}
