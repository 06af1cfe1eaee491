import type { ImportResult } from "@toran/contract/schemas/student-import";
import {
  type ImportColumnName,
  importColumnNames,
  importColumns,
} from "@toran/contract/student-import/columns";
import { Alert, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { ClassImportStore } from "./class-import-store";

interface MappingProps {
  store: ClassImportStore;
  found: ImportResult;
}

const inWords = new Intl.ListFormat("en-IN");
const labelOf = (name: ImportColumnName) => importColumns[name].label;

/** What each column of the sheet holds. It stands open while something needed is missing. */
export const Mapping = observer(function Mapping({ store, found }: MappingProps) {
  const { columns, missing } = found;
  // Thirty lists of thirty choices cost a frame; they are drawn once somebody wants them.
  const [open, setOpen] = useState(missing.length > 0);
  const held = columns.filter(({ holds }) => holds).length;
  return (
    <section aria-label="Columns" className="grid gap-3">
      {missing.length > 0 && (
        <Alert tone="warn" title={`Say which column holds ${inWords.format(missing.map(labelOf))}`}>
          Every student needs them. Nothing can be imported before.
        </Alert>
      )}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-6 font-medium">
          {held} of {columns.length} columns are used
          {held < columns.length && <span className="text-ink-3"> (the others are left out)</span>}
        </summary>
        {open && (
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-6 gap-y-4">
            {columns.map((column, place) => (
              <li key={place}>
                <Select
                  label={column.heading || `Column ${place + 1}`}
                  hint={column.sample ? `For example ${column.sample}` : "Empty in the first rows"}
                  placeholder="Leave it out"
                  value={column.holds ?? ""}
                  disabled={store.busy !== undefined}
                  options={importColumnNames.map((name) => ({ value: name, label: labelOf(name) }))}
                  onChange={(event) =>
                    void store.hold(place, (event.target.value || null) as ImportColumnName | null)
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </details>
    </section>
  );
});
