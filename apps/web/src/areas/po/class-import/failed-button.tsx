import { isFailure } from "@toran/api-client/failure";
import { Button } from "@toran/ui";
import { Download } from "lucide-react";
import { saveAs } from "@/lib/save-as";
import { useStores } from "@/stores/use-stores";

/** The rows that stay out, as a sheet with their reasons: mended, it is a class list again. */
export function FailedButton({ id }: { id: string }) {
  const { calls } = useStores();
  const fetch = async () => {
    const reply = await (await calls.po()).imports.failed({ params: { id } });
    if (!isFailure(reply)) saveAs("toran-rows-left-out.csv", reply);
  };
  return (
    <Button intent="secondary" size="sm" onClick={() => void fetch()}>
      <Download aria-hidden="true" size={14} strokeWidth={2} />
      Those rows
    </Button>
  );
}
