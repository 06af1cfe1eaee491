import {
  type ImportedRow,
  type ImportResult,
  rowOutcomes,
} from "@toran/contract/schemas/student-import";
import { StatusPill, Tabs } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useOwnTable } from "@/stores/use-own-table";
import type { ClassImportStore } from "./class-import-store";
import { RowSheet } from "./row-sheet";
import { labelOf, nameOf, outcomes } from "./words";

const columns: readonly TableColumn<ImportedRow>[] = [
  { id: "student", title: "Student", width: 210, least: 150, cell: nameOf },
  { id: "row", title: "Row", width: 72, least: 64, numeric: true, cell: ({ row }) => row },
  {
    id: "outcome",
    title: "Result",
    width: 130,
    cell: ({ outcome }) => (
      <StatusPill glyph={outcomes[outcome].glyph} tone={outcomes[outcome].tone}>
        {outcomes[outcome].word}
      </StatusPill>
    ),
  },
  {
    id: "why",
    title: "Why, or what changes",
    width: 460,
    least: 280,
    cell: (row) => why(row),
  },
  {
    id: "email",
    title: "Email",
    width: 240,
    least: 180,
    className: "text-ink-2",
    cell: ({ typed }) => typed.email,
  },
  {
    id: "roll",
    title: "Roll no.",
    width: 120,
    least: 104,
    className: "stretch-dense text-ink-2 tnum",
    cell: ({ typed }) => typed.roll_number,
  },
];

/** In one line; all of it is in the row's own sheet. */
const why = ({ problems, changes }: ImportedRow) =>
  problems.length
    ? [
        problems.length > 1 ? `${problems.length} faults.` : "",
        ...problems.map(({ field, message }) => `${labelOf(field)}: ${message}`),
      ]
        .join(" ")
        .trim()
    : changes
        .map(({ field, from, to }) => `${labelOf(field)}: ${from || "empty"} → ${to || "empty"}`)
        .join(", ");

/** Every row of the sheet with what becomes of it, those of one kind at a time. */
export const Rows = observer(function Rows({
  store,
  found,
}: {
  store: ClassImportStore;
  found: ImportResult;
}) {
  const { outcome } = store;
  const there = rowOutcomes.filter((name) => found.counts[name]);
  const own = useOwnTable("import-rows");
  const [openRow, setOpenRow] = useState<number>();
  if (!outcome) return null;
  // Judged anew, a row may have become another one, or have gone to another tab.
  const at = store.rows.findIndex(({ row }) => row === openRow);
  const opened = store.rows[at];
  const step = (by: -1 | 1) => {
    // Whoever walks through the rows meets those that are not loaded yet.
    if (at + by >= store.rows.length - 2 && store.more?.state === "ready") store.more.load();
    setOpenRow(store.rows[at + by]?.row ?? openRow);
  };
  return (
    <>
      <Tabs
        label="Rows by what becomes of them"
        tabs={there.map((name) => ({
          value: name,
          label: outcomes[name].title,
          count: found.counts[name],
        }))}
        value={outcome}
        onValueChange={(chosen) => {
          setOpenRow(undefined);
          store.show(chosen);
        }}
        className="px-6"
      />
      <DataTable
        label={outcomes[outcome].title}
        one="row"
        className="min-h-90 flex-1"
        rows={store.rows}
        {...own}
        columns={columns}
        rowId={({ row }) => String(row)}
        rowName={nameOf}
        total={found.counts[outcome]}
        more={store.more}
        state={store.rowsState}
        onRetry={() => store.retryRows()}
        viewKey={outcome}
        onOpen={({ row }) => setOpenRow(row)}
        openId={opened && String(opened.row)}
      />
      {opened && (
        <RowSheet
          row={opened}
          onClose={() => setOpenRow(undefined)}
          onMove={step}
          atStart={at === 0}
          atEnd={at === store.rows.length - 1}
        />
      )}
    </>
  );
});
