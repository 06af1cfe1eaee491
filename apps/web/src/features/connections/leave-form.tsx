import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, Checkbox } from "@toran/ui";
import { type FormEvent, useState } from "react";
import type { Decide } from "./answer-dialog";
import { type Leave, leaves, leaveWords } from "./leave-words";

interface LeaveFormProps {
  leave: Leave;
  /** Missing for those who may only look. */
  decide?: Decide | undefined;
}

/** What a connected company may do, for its college to say. */
export function LeaveForm({ leave, decide }: LeaveFormProps) {
  const [wanted, setWanted] = useState(leave);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const changed = leaves.filter((each) => wanted[each] !== leave[each]);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || !decide) return;
    setBusy(true);
    // What was not touched is not said again: another officer may have changed it since.
    const permissions = Object.fromEntries(changed.map((each) => [each, wanted[each]]));
    const reply = await decide({ status: "APPROVED", permissions });
    setBusy(false);
    setProblem(isFailure(reply) ? reply.message : undefined);
  }
  return (
    <form
      noValidate
      aria-label="What they may do"
      onSubmit={(event) => void save(event)}
      className="grid gap-2"
    >
      <h3 className="font-semibold">What they may do</h3>
      {leaves.map((each) => (
        <Checkbox
          key={each}
          label={leaveWords[each]}
          checked={wanted[each]}
          disabled={!decide}
          onChange={({ target }) => setWanted({ ...wanted, [each]: target.checked })}
        />
      ))}
      {problem && <Alert tone="bad">{problem}</Alert>}
      {decide && (
        <Button
          type="submit"
          intent="secondary"
          size="sm"
          busy={busy}
          busyLabel="Saving"
          disabled={!changed.length}
          className="justify-self-start"
        >
          Save
        </Button>
      )}
    </form>
  );
}
