export interface ChartColumn<Row> {
  key: keyof Row & string;
  title: string;
  /** A figure, set at the right. */
  number?: boolean;
}

interface ChartTableProps<Row extends object> {
  title: string;
  rows: readonly Row[];
  columns: readonly ChartColumn<Row>[];
}

/** The figures of a chart, to be read. */
export function ChartTable<Row extends object>({ title, rows, columns }: ChartTableProps<Row>) {
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{title}</caption>
      <thead className="text-ink-3 text-xs">
        <tr className="border-rule-strong border-b">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={
                column.number ? "py-2 text-end font-medium" : "py-2 text-start font-medium"
              }
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
              <td key={column.key} className={column.number ? "tnum py-2 text-end" : "py-2"}>
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
