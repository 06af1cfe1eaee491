import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, Checkbox } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useLateFailure } from "@/stores/use-late-failure";
import type { Decide } from "./answer-dialog";
import { type Leave, leaves, leaveWords } from "./leave-words";

interface LeaveFormProps {
  leave: Leave;
  /** Missing for those who may only look. */
  decide?: Decide | undefined;
}

/** What a connected company may do, for its college to say. */
export function LeaveForm({ leave, decide }: LeaveFormProps) {
  const tellLate = useLateFailure();
  // What was not touched follows what another officer changes meanwhile, and is not said again; what was, once it is so.
  const [touched, touch] = useState<Partial<Leave>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const wanted = { ...leave, ...touched };
  const changed = leaves.filter((each) => wanted[each] !== leave[each]);
  const open = Object.fromEntries(changed.map((each) => [each, wanted[each]]));
  if (Object.keys(touched).length > changed.length) touch(open);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || !decide) return;
    setBusy(true);
    const reply = await decide({ status: "APPROVED", permissions: open });
    setBusy(false);
    if (isFailure(reply)) tellLate("What they may do stays as it is", reply);
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
          onChange={({ target }) => touch({ ...touched, [each]: target.checked })}
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
