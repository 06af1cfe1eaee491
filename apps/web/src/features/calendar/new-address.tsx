import { Alert, IconButton } from "@toran/ui";
import { Copy } from "lucide-react";
import { useStores } from "@/stores/use-stores";

/** A secret address, shown this once. */
export function NewAddress({ url }: { url: string }) {
  const { feedback } = useStores();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      feedback.toast("success", "Address copied");
    } catch {
      feedback.toast("error", "The address could not be copied. Select it and copy it yourself.");
    }
  };
  return (
    <>
      <Alert tone="info">Copy it now: it is shown only this once.</Alert>
      <p className="border-rule-strong bg-lift flex h-(--control) min-w-0 items-center gap-1 rounded-md border ps-3 pe-1">
        <span className="min-w-0 flex-1 truncate select-all">{url}</span>
        <IconButton size="sm" label="Copy the address" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </p>
    </>
  );
}
