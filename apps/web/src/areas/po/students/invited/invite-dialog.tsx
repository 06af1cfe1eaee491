import { isFailure } from "@toran/api-client/failure";
import { oneStudent } from "@toran/contract/schemas/student-import";
import { Alert, Button, Combobox, Dialog, TextField } from "@toran/ui";
import { useId, useState } from "react";
import { Controller } from "react-hook-form";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { named, type Picked } from "@/lookups/picked";
import { useStores } from "@/stores/use-stores";
import { PlansButton } from "../../plans-button";
import { useDepartments } from "../filters/filter-options";

interface InviteDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Invites one student, for whom a spreadsheet would be a long way round. */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { calls, session } = useStores();
  const formId = useId();
  const departments = useDepartments();
  const [isFull, setFull] = useState(false);
  const { form, field, errorOf, problem, submit, busy } = useContractForm(oneStudent, {
    draft: session.draft("invite-student"),
    values: {
      email: "",
      rollNumber: "",
      firstName: "",
      lastName: "",
      degree: "",
      department: "",
      graduationYear: "",
    },
    send: async (body) => {
      const reply = await (await calls.po()).imports.inviteOne({ body }, toldHere);
      setFull(isFailure(reply) && reply.body.isFull === true);
      return reply;
    },
    done: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      unsaved={form.formState.isDirty}
      size="md"
      title="Invite a student"
      description="They join the list at once, and a mail asks them to sign up. For a whole class, import a spreadsheet."
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Inviting">
            Invite
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="The student"
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-2"
      >
        {problem && (
          <Alert
            tone="bad"
            title={problem}
            className="col-span-full"
            action={isFull && <PlansButton />}
          />
        )}
        <TextField
          className="col-span-full"
          label="Email"
          type="email"
          autoComplete="off"
          {...field("email")}
          error={errorOf("email")}
        />
        <TextField
          label="First name"
          autoComplete="off"
          {...field("firstName")}
          error={errorOf("firstName")}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="off"
          {...field("lastName")}
          error={errorOf("lastName")}
        />
        <TextField
          label="Roll number"
          autoComplete="off"
          spellCheck={false}
          {...field("rollNumber")}
          error={errorOf("rollNumber")}
        />
        <TextField
          label="Degree"
          placeholder="B.Tech"
          autoComplete="off"
          {...field("degree")}
          error={errorOf("degree")}
        />
        <Controller
          control={form.control}
          name="department"
          render={({ field: { value, onChange, ...department } }) => (
            <Combobox<Picked>
              label="Department"
              noun="departments"
              placeholder="Start typing"
              load={departments}
              {...department}
              value={named(value)}
              onValueChange={(chosen) => onChange(chosen?.label ?? "")}
              error={errorOf("department")}
            />
          )}
        />
        <TextField
          label="Graduation year"
          inputMode="numeric"
          autoComplete="off"
          {...field("graduationYear")}
          error={errorOf("graduationYear")}
        />
      </form>
    </Dialog>
  );
}
