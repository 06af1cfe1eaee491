import { type ReactNode, useState } from "react";
import { Button } from "../button/button";

export interface ChartColumn<Row> {
  key: keyof Row & string;
  title: string;
  /** A figure, set at the right. */
  number?: boolean;
}

export interface ChartFrameProps<Row extends object> {
  title: string;
  /** What the chart shows in one sentence; the label of the drawing. */
  finding: string;
  rows: readonly Row[];
  columns: readonly ChartColumn<Row>[];
  /** Names of the marks, in the order of the marks. */
  legend?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A ruled cell with a title and a drawing that can also be read as a table. */
export function ChartFrame<Row extends object>(props: ChartFrameProps<Row>) {
  const { title, finding, rows, columns, legend, children } = props;
  const [table, setTable] = useState(false);
  return (
    <section aria-label={title} className="px-6 py-5">
      <header className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="title-lg">{title}</h2>
        <div className="ml-auto flex items-center gap-4 text-ink-2">
          {!table && legend}
          <Button intent="quiet" size="sm" aria-pressed={table} onClick={() => setTable(!table)}>
            {table ? "Show as chart" : "Show as table"}
          </Button>
        </div>
      </header>
      {table ? (
        <ChartTable title={title} rows={rows} columns={columns} />
      ) : (
        <figure aria-label={finding}>{children}</figure>
      )}
    </section>
  );
}

function ChartTable<Row extends object>({ title, rows, columns }: Pick<ChartFrameProps<Row>, "title" | "rows" | "columns">) {
  return (
    <div className="max-h-60 overflow-y-auto" tabIndex={0} role="region" aria-label={`${title}, table`}>
      <table className="w-full text-left">
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-rule-strong">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.number ? "py-2 text-right font-medium" : "py-2 font-medium"}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} className="border-b border-rule">
              {columns.map((column) => (
                <td key={column.key} className={column.number ? "tnum py-2 text-right" : "py-2"}>
                  {shown(row[column.key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shown = (value: unknown) =>
  typeof value === "number" ? value.toLocaleString("en-IN") : String(value ?? "–");
