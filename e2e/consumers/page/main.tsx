import { Button, Dialog, TextField } from "@toran/ui";
import { BarChart } from "@toran/ui/charts";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./styles.css";

interface Guest {
  name: string;
  visits: number;
}

const guests: Guest[] = [
  { name: "Farida Shaikh", visits: 4 },
  { name: "Joseph Kurian", visits: 11 },
];
const columns: TableColumn<Guest>[] = [
  { id: "name", title: "Guest", cell: ({ name }) => name, sortable: true },
  { id: "visits", title: "Visits", cell: ({ visits }) => visits, numeric: true },
];

function Register() {
  const [asking, setAsking] = useState(false);
  return (
    <main>
      <h1>Sunday register</h1>
      <TextField label="Guest" hint="As on the pass." />
      <Button onClick={() => setAsking(true)}>Close the register</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Close the register?"
        footer={<Button onClick={() => setAsking(false)}>Close it</Button>}
      />
      <DataTable
        label="Guests"
        rows={guests}
        columns={columns}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        className="own-room"
      />
      <BarChart
        title="Visits"
        finding="Joseph Kurian came most often, eleven times."
        rows={guests.map(({ name, visits }) => ({ name, values: { visits } }))}
        series={[{ key: "visits", name: "Visits" }]}
      />
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<Register />);
