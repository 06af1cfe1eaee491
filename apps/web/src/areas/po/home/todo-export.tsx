import { ExportMenu } from "@/features/list-export/export-menu";
import { useStores } from "@/stores/use-stores";

/** The to-do list as a sheet. */
export function TodoExport() {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="po"
      list="todos"
      name="to-dos"
      className="mt-3"
      take={async (query) => (await calls.po()).sheets.todos({ query })}
    />
  );
}
