import type { ImportedRow } from "@toran/contract/schemas/student-import";
import { importColumns, type ImportColumnName } from "@toran/contract/student-import/columns";
import { DescriptionList, Sheet, StatusPill } from "@toran/ui";
import type { ReactNode } from "react";
import { labelOf, nameOf, outcomes } from "./words";

interface RowSheetProps {
  row: ImportedRow;
  onClose: () => void;
  onMove: (step: -1 | 1) => void;
  atStart: boolean;
  atEnd: boolean;
}

/** One row of the sheet beside the others: all that is wrong with it or changes, and what was typed. */
export function RowSheet({ row, onClose, ...moves }: RowSheetProps) {
  const { glyph, tone, word } = outcomes[row.outcome];
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={nameOf(row) || "Without a name"}
      description={`Row ${row.row} of the sheet`}
      {...moves}
    >
      <div className="grid gap-6">
        <StatusPill glyph={glyph} tone={tone} className="justify-self-start">
          {word}
        </StatusPill>
        {row.problems.length > 0 && (
          <Part title="What is wrong">
            <DescriptionList
              items={row.problems.map(({ field, message }) => ({
                term: labelOf(field),
                value: message,
              }))}
            />
          </Part>
        )}
        {row.changes.length > 0 && (
          <Part title="What changes">
            <DescriptionList
              items={row.changes.map(({ field, from, to }) => ({
                term: labelOf(field),
                value: `${from || "empty"} → ${to || "empty"}`,
              }))}
            />
          </Part>
        )}
        <Part title="As it was typed">
          <DescriptionList
            items={(Object.keys(importColumns) as ImportColumnName[])
              .filter((field) => row.typed[field])
              .map((field) => ({ term: importColumns[field].label, value: row.typed[field] }))}
          />
        </Part>
      </div>
    </Sheet>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);
