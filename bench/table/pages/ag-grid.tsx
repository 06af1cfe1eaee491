import "./plain.css";
import { AllCommunityModule, ModuleRegistry } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { measure } from "./harness";
import { columns, type Student } from "./students";

ModuleRegistry.registerModules([AllCommunityModule]);

const agColumns = columns.map(([headerName, width], at) => ({
  headerName,
  width,
  valueGetter: ({ data }: { data?: Student }) => data?.cells[at],
}));
const idOf = ({ data }: { data: Student }) => data.id;

const AgGrid = ({ rows }: { rows: readonly Student[] }) => (
  <div style={{ height: 692 }}>
    <AgGridReact
      rowData={[...rows]}
      columnDefs={agColumns}
      getRowId={idOf}
      rowHeight={40}
      rowSelection={{ mode: "multiRow" }}
    />
  </div>
);

measure({
  Table: AgGrid,
  scroller: ".ag-grid-viewport",
  firstRow: '.ag-row[row-index="0"]',
  row: ".ag-row",
});
