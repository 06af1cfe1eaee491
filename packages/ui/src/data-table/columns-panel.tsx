import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { Checkbox } from "../choice/checkbox";
import { Panel } from "../panel/panel";
import type { Columns } from "./use-columns";

/** Which columns are shown, and in which order. */
export function ColumnsPanel<Row>({ columns }: { columns: Columns<Row> }) {
  const { all, identity } = columns;
  return (
    <Panel
      label="Columns"
      className="w-64 p-3"
      renderTrigger={(props) => (
        <IconButton {...props} size="sm" edge label="Columns" className="size-7">
          <Columns3 aria-hidden="true" size={14} strokeWidth={2} />
        </IconButton>
      )}
    >
      {() => (
        <>
          <ul className="flex max-h-96 flex-col gap-1 overflow-y-auto">
            {all.map((column, at) => (
              <li key={column.id} className="flex min-h-7 items-center justify-between gap-2">
                <Checkbox
                  label={column.title}
                  checked={columns.isShown(column.id)}
                  disabled={column.id === identity}
                  onChange={(event) => columns.show(column.id, event.target.checked)}
                />
                {column.id !== identity && (
                  <span className="flex">
                    <IconButton
                      size="sm"
                      label={`Move ${column.title} forward`}
                      disabled={at <= 1}
                      onClick={() => columns.move(column.id, all[at - 1]!.id)}
                    >
                      <ArrowUp aria-hidden="true" size={14} strokeWidth={2} />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={`Move ${column.title} back`}
                      disabled={at === all.length - 1}
                      onClick={() => columns.move(column.id, all[at + 1]!.id)}
                    >
                      <ArrowDown aria-hidden="true" size={14} strokeWidth={2} />
                    </IconButton>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <Button intent="quiet" size="sm" className="mt-2" onClick={columns.reset}>
            Back to how it was
          </Button>
        </>
      )}
    </Panel>
  );
}
