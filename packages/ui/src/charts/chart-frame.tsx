import { ChartColumnBig, Download, Image as ImageIcon, Table2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { ChartMenu } from "./chart-menu";
import { type ChartColumn, ChartTable } from "./chart-table";

export type { ChartColumn } from "./chart-table";

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

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** A ruled cell with a title and a drawing that can also be read as a table and taken along. */
export function ChartFrame<Row extends object>(props: ChartFrameProps<Row>) {
  const { title, finding, rows, columns, legend, children } = props;
  const [table, setTable] = useState(false);
  const drawing = useRef<HTMLElement>(null);
  const names = useRef<HTMLDivElement>(null);

  // Many look at a chart, few take it along.
  const savePicture = async () => {
    if (!drawing.current) return;
    const { saveChart } = await import("./save-chart");
    await saveChart({ title, drawing: drawing.current, legend: names.current });
  };
  const saveSheet = async () => {
    const { saveRows } = await import("./save-chart");
    saveRows(title, columns, rows);
  };

  return (
    <section aria-label={title} className="px-6 py-5 print:break-inside-avoid">
      <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="title-lg">{title}</h2>
        <div className="text-ink-2 ms-auto flex items-center gap-4">
          <div ref={names} className="contents">
            {!table && legend}
          </div>
          <ChartMenu
            title={title}
            items={[
              {
                label: table ? "Show as chart" : "Show as table",
                icon: table ? <ChartColumnBig {...icon} /> : <Table2 {...icon} />,
                onAct: () => setTable(!table),
              },
              ...(table
                ? []
                : [
                    {
                      label: "Download as picture (PNG)",
                      icon: <ImageIcon {...icon} />,
                      onAct: () => void savePicture(),
                    },
                  ]),
              {
                label: "Download as sheet (CSV)",
                icon: <Download {...icon} />,
                onAct: () => void saveSheet(),
              },
            ]}
          />
        </div>
      </header>
      {table ? (
        <ChartTable title={title} rows={rows} columns={columns} />
      ) : (
        <figure
          ref={drawing}
          aria-label={finding}
          // Drawn from left to right in every script: turned round, its words would lie on the bars and the lines.
          className="[&_.recharts-surface]:[direction:ltr]"
        >
          {children}
        </figure>
      )}
    </section>
  );
}
