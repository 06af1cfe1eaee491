import { isFailure } from "@toran/api-client/failure";
import { Alert, Button } from "@toran/ui";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { datedName, saveAs } from "@/lib/save-as";
import { toldHere } from "@/lib/told-here";
import type { AreaName } from "@/navigation/areas";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

/** Everything that is kept about whoever is signed in, as one file. */
export function Download({ area }: { area: AreaName }) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(false);

  async function download() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const reply = await (await calls[area]()).trust.export({}, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("Your data were not downloaded", reply);
      return setProblem(reply.message);
    }
    saveAs(datedName("toran", "zip"), reply);
    setDone(true);
  }
  return (
    <>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {done && !problem && !busy && (
        <Alert tone="ok">Your data are in the downloads of this browser.</Alert>
      )}
      <Button
        intent="secondary"
        className="self-start"
        busy={busy}
        busyLabel="Packing"
        onClick={() => void download()}
      >
        <DownloadIcon aria-hidden="true" size={16} strokeWidth={1.75} />
        Download everything
      </Button>
    </>
  );
}
