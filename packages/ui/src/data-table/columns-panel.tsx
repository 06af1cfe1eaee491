import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import type { ReactNode } from "react";
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
                    <MoveButton
                      label={`Move ${column.title} forward`}
                      move={at > 1 && (() => columns.move(column.id, all[at - 1]!.id))}
                    >
                      <ArrowUp aria-hidden="true" size={14} strokeWidth={2} />
                    </MoveButton>
                    <MoveButton
                      label={`Move ${column.title} back`}
                      move={at < all.length - 1 && (() => columns.move(column.id, all[at + 1]!.id))}
                    >
                      <ArrowDown aria-hidden="true" size={14} strokeWidth={2} />
                    </MoveButton>
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

interface MoveButtonProps {
  label: string;
  /** False where it can go no further. Not `disabled`, which would let the focus go. */
  move: false | (() => void);
  children: ReactNode;
}

function MoveButton({ label, move, children }: MoveButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      aria-disabled={!move || undefined}
      className="aria-disabled:text-ink-off aria-disabled:cursor-not-allowed"
      onClick={() => move && move()}
    >
      {children}
    </IconButton>
  );
}
