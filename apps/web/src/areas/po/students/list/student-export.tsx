import type { SheetColumn } from "@toran/contract/schemas/list-sheet";
import { readLayout, type TableStorage } from "@toran/ui/data-table";
import { ExportMenu } from "@/features/list-export/export-menu";
import { useStores } from "@/stores/use-stores";
import { filterOf } from "../bulk/chosen";
import { studentColumns } from "./student-columns";
import type { StudentListStore } from "./student-list-store";

type ExportColumn = SheetColumn<"students">;

/** What of an export a column of the table stands for. */
const exported: Record<string, ExportColumn[]> = {
  name: ["firstName", "lastName"],
  roll: ["rollNumber"],
  department: ["department"],
  cgpa: ["cgpa"],
  skills: ["skills"],
  profile: ["profile"],
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

interface StudentExportProps {
  list: StudentListStore;
  storage: TableStorage;
  storageKey: string;
  /** The list of the archive or the bookmarks that is looked at. */
  collection?: string;
}

/** Hands the students that match out as a file. */
export function StudentExport({ list, storage, storageKey, collection }: StudentExportProps) {
  const { calls } = useStores();
  const shown = () => {
    const { shown: chosen } = readLayout(storage.getItem(storageKey));
    return studentColumns
      .filter(({ id, hidden }) => chosen[id] ?? !hidden)
      .flatMap(({ id }) => exported[id] ?? []);
  };
  return (
    <ExportMenu
      area="po"
      list="students"
      name="students"
      shown={shown}
      take={async ({ format, columns }, given) => {
        const { sort } = list.query;
        const query = { ...filterOf(list.query), sort, format, columns, collection };
        return (await calls.po()).students.export({ query }, given);
      }}
    />
  );
}
