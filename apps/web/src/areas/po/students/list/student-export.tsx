import { isFailure } from "@toran/api-client/failure";
import type { exportColumns } from "@toran/contract/schemas/student-sheet";
import { Button, Menu } from "@toran/ui";
import { readLayout, type TableStorage } from "@toran/ui/data-table";
import { Download } from "lucide-react";
import { useState } from "react";
import { datedName, saveAs } from "@/lib/save-as";
import { useStores } from "@/stores/use-stores";
import { filterOf } from "../bulk/chosen";
import { studentColumns } from "./student-columns";
import type { StudentListStore } from "./student-list-store";

type ExportColumn = (typeof exportColumns)[number];

/** What of an export a column of the table stands for. */
const exported: Record<string, ExportColumn[]> = {
  name: ["firstName", "lastName"],
  roll: ["rollNumber"],
  department: ["department"],
  cgpa: ["cgpa"],
  skills: ["skills"],
  offers: ["offers"],
  best: ["bestPackage"],
  placement: ["placementStatus"],
  account: ["accountStatus"],
  outcome: ["outcomeTag"],
  degree: ["degree"],
  batch: ["graduationYear"],
  backlogs: ["activeBacklogs"],
  email: ["email"],
  updated: ["updatedAt"],
};

interface ExportMenuProps {
  list: StudentListStore;
  storage: TableStorage;
  storageKey: string;
  /** The list of the archive or the bookmarks that is looked at. */
  collection?: string;
}

type Format = "csv" | "xlsx";

/** Hands the students that match out as a file, with the columns that are shown or with all there are. */
export function ExportMenu({ list, storage, storageKey, collection }: ExportMenuProps) {
  const { calls, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const shownColumns = () => {
    const { shown } = readLayout(storage.getItem(storageKey));
    return studentColumns
      .filter(({ id, hidden }) => shown[id] ?? !hidden)
      .flatMap(({ id }) => exported[id] ?? []);
  };
  async function save(format: Format, columns?: ExportColumn[]) {
    setBusy(true);
    const query = { ...filterOf(list.query), sort: list.query.sort, format, columns, collection };
    const file = await (await calls.po()).students.export({ query });
    setBusy(false);
    if (isFailure(file)) feedback.toast("error", file.message);
    else saveAs(datedName("students", format), file);
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button intent="secondary" busy={busy} busyLabel="Exporting">
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          Export
        </Button>
      }
      entries={[
        { heading: "With the columns shown" },
        { label: "CSV", onSelect: () => void save("csv", shownColumns()) },
        { label: "Excel (XLSX)", onSelect: () => void save("xlsx", shownColumns()) },
        { heading: "With all columns" },
        { label: "CSV, all columns", onSelect: () => void save("csv") },
        { label: "Excel (XLSX), all columns", onSelect: () => void save("xlsx") },
      ]}
    />
  );
}
