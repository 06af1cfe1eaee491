import { isFailure } from "@toran/api-client/failure";
import type { Billing } from "@toran/contract/schemas/billing";
import { Alert, Button, type ButtonProps, ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";

interface GiveUpPaymentProps extends Pick<ButtonProps, "size"> {
  billing: Billing;
  /** Said in place of the words of the button, where there are several. */
  name?: string;
  onGivenUp: () => void;
  /** It has been made meanwhile, or somebody else was faster. */
  onStale: () => void;
}

/** Gives up a payment that was not made, once its gateway says that nothing comes of it. */
export function GiveUpPayment({ billing, name, size, onGivenUp, onStale }: GiveUpPaymentProps) {
  const { calls } = useStores();
  const [asked, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const giveUp = async () => {
    setBusy(true);
    setProblem(undefined);
    const { giveUp: send } = (await calls.po()).billing;
    const reply = await send({ params: { id: billing.id } });
    setBusy(false);
    if (!isFailure(reply)) {
      ask(false);
      return onGivenUp();
    }
    setProblem(reply.message);
    if (reply.status === 409) onStale();
  };
  return (
    <>
      <Button intent="quiet" size={size} aria-label={name} onClick={() => ask(true)}>
        Give up
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={ask}
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
