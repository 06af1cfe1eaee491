import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { Button } from "@toran/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Refusal } from "./use-reason";

interface ReasonFormProps<Said> {
  /** The fields that ask, as `useReason` or `useOwnReason` bring them. */
  reason: {
    fields: ReactNode;
    /** What was said; nothing while something is missing. */
    read: () => Said | undefined;
    refuse: (refusal: Refusal) => void;
    /** It was given, and is not kept any longer. */
    sent: () => void;
  };
  verb: string;
  doing: string;
  intent?: "danger" | "primary";
  /** The button that does nothing. */
  leave?: string;
  onClose: () => void;
  give: (said: Said) => Promise<object | ApiFailure>;
  /** Instead of closing, when it was given. */
  onDone?: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks why before something is refused or ended; the inside of a dialog that says what follows. */
export function ReasonForm<Said>(props: ReasonFormProps<Said>) {
  const { reason, verb, doing, intent = "danger", leave = "Leave it", onClose } = props;
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = reason.read();
    if (said === undefined || busy) return;
    setBusy(true);
    const reply = await props.give(said);
    setBusy(false);
    if (!isFailure(reply)) {
      reason.sent();
      return (props.onDone ?? onClose)();
    }
    // What has its field here is told there alone.
    const { errors = {}, message } = reply;
    reason.refuse("reason" in errors || "reasonText" in errors ? { errors } : { message });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {reason.fields}
      {props.children}
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={onClose}>
          {leave}
        </Button>
        <Button type="submit" intent={intent} busy={busy} busyLabel={doing}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
