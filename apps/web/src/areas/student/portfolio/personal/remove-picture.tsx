import { isFailure } from "@toran/api-client/failure";
import { Button, ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";

/** Takes the profile picture away, once it was said what that does, and what it does not. */
export function RemovePicture({ onRemoved }: { onRemoved: () => void }) {
  const { calls } = useStores();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const reply = await (await calls.student()).profile.removePicture();
    setBusy(false);
    setAsked(false);
    if (!isFailure(reply)) onRemoved();
  };
  return (
    <>
      <Button intent="quiet" size="sm" onClick={() => setAsked(true)}>
        Remove it
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title="Remove your picture?"
        description="It is gone from your profile and your résumés at once. Applications that you sent with it keep it: whoever received them still sees it. Until the deadline you can change an application, and it is sent anew without the picture."
        confirmLabel="Remove the picture"
        busy={busy}
        busyLabel="Removing"
        onConfirm={() => void remove()}
      />
    </>
  );
}
