import { type FormEvent, useId } from "react";
import { students } from "../words";
import { BulkDialog, type BulkDialogFor } from "./bulk-dialog";
import { useBulkChange } from "./use-bulk-change";

/** Mails an invitation to those whom a class list has brought without one. */
export function InvitationDialog(asked: BulkDialogFor) {
  const { chosen, work } = asked;
  const formId = useId();
  const { dialog, commit } = useBulkChange(asked, work.invite, "invite");
  const able = dialog.preview?.done.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    void commit("invited");
  }

  return (
    <BulkDialog
      title={`Invite ${students(chosen.count)}?`}
      description="Each is mailed that their account waits for them, and has 14 days from today."
      formId={formId}
      action={able ? `Invite ${students(able)}` : "Invite"}
      busyLabel="Inviting"
      did="invited"
      {...dialog}
    >
      <form id={formId} noValidate onSubmit={submit} aria-label="Invitation" />
    </BulkDialog>
  );
}
