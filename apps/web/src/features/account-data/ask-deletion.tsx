import { isFailure } from "@toran/api-client/failure";
import { type deletion, deletionInput } from "@toran/contract/schemas/account-data";
import { Alert, Button, Dialog, PasswordField, TextArea } from "@toran/ui";
import { useId, useState } from "react";
import type { z } from "zod/mini";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import type { AreaName } from "@/navigation/areas";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface AskDeletionProps {
  area: AreaName;
  onAsked: (state: z.output<typeof deletion>) => void;
}

const stays = (house: string) =>
  `In seven days your name, settings, to-dos and own files are erased, and nobody can bring them back. What you decided and wrote for the ${house} stays, without your name. Until then you work on, and can take it back.`;
const follows: Record<AreaName, string> = {
  student:
    "Your public profile closes at once. In seven days your portfolio, résumés, video, documents and messages are erased, and nobody can bring them back. Until then you can log in and take it back.",
  po: stays("college"),
  hr: stays("company"),
};

/** The wish to be deleted: what follows is said first, and the password confirms it. */
export function AskDeletion({ area, onAsked }: AskDeletionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button intent="secondary" className="self-start" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && (
        <Question
          area={area}
          onClose={() => setOpen(false)}
          onAsked={(state) => {
            setOpen(false);
            onAsked(state);
          }}
        />
      )}
    </>
  );
}

function Question({ area, onClose, onAsked }: AskDeletionProps & { onClose: () => void }) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const formId = useId();
  const { field, errorOf, problem, submit, busy } = useContractForm(deletionInput, {
    values: { password: "", reason: "" },
    send: async (body) => {
      const reply = await (await calls[area]()).trust.askDeletion({ body }, toldHere);
      if (isFailure(reply)) tellLate("Your account is not going to be deleted", reply);
      else onAsked(reply.data);
      return reply;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title="Delete your account in seven days?"
      description={follows[area]}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} intent="danger" busy={busy} busyLabel="Asking">
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4" aria-label="Delete">
        {problem && <Alert tone="bad">{problem}</Alert>}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...field("password")}
          error={errorOf("password")}
        />
        <TextArea
          label="Why do you leave?"
          optional
          rows={3}
          maxLength={500}
          {...field("reason")}
          error={errorOf("reason")}
        />
      </form>
    </Dialog>
  );
}
