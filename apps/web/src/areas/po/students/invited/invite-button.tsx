import { Button } from "@toran/ui";
import { UserPlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { useMayChange } from "../../use-may-change";
import { latePart } from "@/stores/late-part";

const InviteDialog = latePart(() => import("./invite-dialog").then((m) => m.InviteDialog));

/** In the head of the lists that somebody who is invited comes into. */
export const InviteButton = observer(function InviteButton({ onDone }: { onDone: () => void }) {
  const mayChange = useMayChange();
  const [open, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button intent="secondary" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" size={16} strokeWidth={1.75} />
        Invite
      </Button>
      {open && (
        <Suspense>
          <InviteDialog
            onClose={() => setOpen(false)}
            onDone={onDone}
            onMissing={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
});
