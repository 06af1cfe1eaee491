import { PageHeader } from "@toran/ui";
import { Infrastructure } from "@/features/infrastructure/infrastructure";
import { ExportMenu } from "@/features/list-export/export-menu";
import { useStores } from "@/stores/use-stores";

/** Where drives and interviews can take place. */
export function InfrastructureScreen() {
  const { calls } = useStores();
  return (
    <>
      <PageHeader
        title="Infrastructure"
        context="Where drives and interviews can take place. Companies see it on your page."
        actions={
          <ExportMenu
            area="po"
            list="places"
            name="places"
            take={async (query, given) => (await calls.po()).sheets.places({ query }, given)}
          />
        }
      />
      <div className="border-rule border-t px-6 pt-1 pb-10">
        <Infrastructure area="po" />
      </div>
    </>
  );
}
