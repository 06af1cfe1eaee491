import "./ours.css";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { measure } from "./harness";
import { columns, type Student } from "./students";

const ourColumns: TableColumn<Student>[] = columns.map(([title, width], at) => ({
  id: title,
  title,
  width,
  sortable: true,
  cell: ({ cells }) => cells[at],
}));
const idOf = ({ id }: Student) => id;
const nameOf = ({ cells }: Student) => cells[0]!;
const open = () => undefined;
const quickActions = () => [{ label: "Archive", icon: "A", onAct: open }];

/** Everything on: choosing, opening, quick actions. */
const Ours = ({ rows }: { rows: readonly Student[] }) => (
  <DataTable
    label="Students"
    rows={rows}
    columns={ourColumns}
    rowId={idOf}
    rowName={nameOf}
    selectable
    onOpen={open}
    quickActions={quickActions}
    className="h-[692px]"
  />
);

measure({
  Table: Ours,
  scroller: ".overflow-auto",
  firstRow: '[data-place="0"]',
  row: "[data-place]",
});
