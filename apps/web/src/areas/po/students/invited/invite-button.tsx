import { Button } from "@toran/ui";
import { UserPlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "@/lib/load-chunk";
import { useMayChange } from "../../use-may-change";

const InviteDialog = lazy(() =>
  loadChunk(() => import("./invite-dialog")).then((m) => ({ default: m.InviteDialog })),
);

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
          <InviteDialog onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
});
