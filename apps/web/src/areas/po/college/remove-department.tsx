import { isFailure } from "@toran/api-client/failure";
import { ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";

interface RemoveDepartmentProps {
  department: { id: string; name: string; majors: readonly unknown[] };
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a department goes, and says what becomes of its students. */
export function RemoveDepartment({ department, onClose, onDone }: RemoveDepartmentProps) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  const { id, name, majors } = department;
  async function remove() {
    setBusy(true);
    const reply = await (
      await calls.po()
    ).college.removeDepartments({ body: { departmentId: [id] } });
    setBusy(false);
    if (!isFailure(reply) || reply.status === 404) onClose();
    onDone();
  }
  const lost = majors.length === 1 ? "Its major goes" : `Its ${majors.length} majors go`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive
      title={`Remove “${name}”?`}
      description={`${majors.length ? `${lost} with it, and companies` : "Companies"} no longer find the college by it. Its students stay, and keep the name of the department in their records.`}
      confirmLabel="Remove the department"
      busy={busy}
      busyLabel="Removing"
      onConfirm={() => void remove()}
    />
  );
}
