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
        <div className="text-ink-2 ml-auto flex items-center gap-4">
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

function ChartTable<Row extends object>({
  title,
  rows,
  columns,
}: Pick<ChartFrameProps<Row>, "title" | "rows" | "columns">) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{title}</caption>
      <thead className="text-ink-3 text-xs">
        <tr className="border-rule-strong border-b">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.number ? "py-2 text-right font-medium" : "py-2 font-medium"}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place} className="border-rule border-b">
            {columns.map((column) => (
              <td key={column.key} className={column.number ? "tnum py-2 text-right" : "py-2"}>
                {shown(row[column.key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(value: unknown) {
  if (typeof value === "number") return value.toLocaleString("en-IN");
  return typeof value === "string" ? value : "–";
}
