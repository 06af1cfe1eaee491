import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button } from "@toran/ui";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";

const days = limits.trial / (24 * 60 * 60 * 1000);

/** Going on without paying yet. The new mode that comes back leads to the next step. */
export function TryPlan({ planId }: { planId: () => string }) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function begin() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const body = { planId: planId() };
    const reply = await (await calls.po()).billing.tryOut({ body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.errors?.planId ?? reply.message);
  }
  return (
    <div className="col-span-full grid justify-items-start gap-2">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <p className="text-ink-2">
        You can try the plan for {days} days before you pay, once. After that everything can still
        be read and exported, and changed again once a plan is paid.
      </p>
      <Button intent="secondary" busy={busy} busyLabel="Beginning" onClick={() => void begin()}>
        Try it for {days} days
      </Button>
    </div>
  );
}
