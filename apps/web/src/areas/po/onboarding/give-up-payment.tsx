import { isFailure } from "@toran/api-client/failure";
import type { Billing } from "@toran/contract/schemas/billing";
import { Alert, Button, type ButtonProps, ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface GiveUpPaymentProps extends Pick<ButtonProps, "size"> {
  billing: Billing;
  /** Said in place of the words of the button, where there are several. */
  name?: string;
  onGivenUp: () => void;
  /** It may have been made meanwhile: told once the reason has been read, as it goes with what it stands in. */
  onStale: () => void;
}

/** Gives up a payment that was not made, once its gateway says that nothing comes of it. */
export function GiveUpPayment({ billing, name, size, onGivenUp, onStale }: GiveUpPaymentProps) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [asked, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [stale, setStale] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    setProblem(undefined);
    const { giveUp: send } = (await calls.po()).billing;
    const reply = await send({ params: { id: billing.id } }, toldHere);
    setBusy(false);
    if (!isFailure(reply)) {
      ask(false);
      return onGivenUp();
    }
    tellLate("The payment is not given up", reply);
    setProblem(reply.message);
    setStale(reply.status === 409);
  };
  const close = () => {
    ask(false);
    setProblem(undefined);
    setStale(false);
    if (stale) onStale();
  };
  return (
    <>
      <Button intent="quiet" size={size} aria-label={name} onClick={() => ask(true)}>
        Give up
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={close}
        title="Give up this payment?"
        description="The payment service is asked first whether money is on its way. If some comes later all the same, it still pays this plan."
        confirmLabel="Give it up"
        cancelLabel="Keep it"
        destructive
        busy={busy}
        busyLabel="Asking"
        onConfirm={() => void giveUp()}
      >
        {problem && <Alert tone="bad" title={problem} />}
      </ConfirmDialog>
    </>
  );
}
