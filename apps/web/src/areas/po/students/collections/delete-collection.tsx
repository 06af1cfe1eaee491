import { isFailure } from "@toran/api-client/failure";
import type { Collection } from "@toran/contract/schemas/student-collection";
import { ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";
import { type CollectionKind, kinds } from "./kinds";

interface DeleteCollectionProps {
  kind: CollectionKind;
  list: Collection;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a list goes, and says what becomes of its students. */
export function DeleteCollection({ kind, list, onClose, onDone }: DeleteCollectionProps) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    const reply = await (await calls.po())[kind].remove({ params: { id: list.id } });
    setBusy(false);
    // A colleague may have deleted it before.
    if (!isFailure(reply) || reply.status === 404) onClose();
    onDone();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive
      title={`Delete “${list.name}”?`}
      description={kinds[kind].deleting}
      confirmLabel="Delete the list"
      busy={busy}
      busyLabel="Deleting"
      onConfirm={() => void remove()}
    />
  );
}
