import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { Connection } from "@toran/contract/schemas/connection";
import { Alert, Button, Dialog, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface ConnectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  /** The other side's: two may have one name. */
  otherId: string;
  /** Sends the request. */
  send: (message: string | undefined) => Promise<ApiFailure | { success: true; data: Connection }>;
  onDone: () => void;
}

/** Asks another side to connect, with a few words. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { open, onOpenChange, name } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Ask ${name} to connect?`}
      description="They have five working days to answer. If they have asked you meanwhile, you are connected at once."
    >
      {open && <Message {...props} />}
    </Dialog>
  );
}

function Message({ onOpenChange, name, otherId, send, onDone }: ConnectDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  const { typed, put, sent } = useTyped(session.draft(`connect-${otherId}`), { message: "" });
  const { message } = typed;
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const reply = await send(message.trim() || undefined);
    setBusy(false);
    if (!isFailure(reply)) {
      sent();
      return onDone();
    }
    tellLate(`${name} is not asked to connect`, reply);
    setError(reply.body.errors?.["message"]);
    setProblem(reply.body.errors ? undefined : reply.message);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      {problem && <Alert tone="bad" title={problem} />}
      <TextArea
        label="Message"
        hint="Who you are, and what you hope for this season."
        optional
        maxLength={500}
        rows={4}
        value={message}
        error={error}
        onChange={({ target }) => put({ message: target.value })}
      />
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? "Sending" : "Send request"}
        </Button>
      </div>
    </form>
  );
}
