import { isFailure } from "@toran/api-client/failure";
import type { ScheduleCandidates, Slot } from "@toran/contract/schemas/slot";
import { Alert, Button, Dialog, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useState } from "react";
import { spanWords } from "@/features/hiring/bookings/times";
import type { OpenSchedule } from "@/features/hiring/slots/drawn-slots";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface AllotDialogProps extends OpenSchedule {
  slot: Slot;
  onClose: () => void;
}

/** Gives a slot to a candidate, or empties it. */
export const AllotDialog = observer(function AllotDialog(props: AllotDialogProps) {
  const { calls } = useStores();
  const { schedule, slot, onClose } = props;
  const [found] = useState(
    () =>
      new Loadable<ScheduleCandidates>(async () =>
        (await calls.po()).schedules.candidates({ params: { id: schedule.id } }),
      ),
  );
  useEffect(() => void found.load(), [found]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Who comes ${spanWords(slot)}?`}
      description={
        schedule.state === "PUBLISHED"
          ? "They are told at once; who loses a slot is told too."
          : "They are told once you publish."
      }
    >
      <Load of={found}>{(candidates) => <Choice {...props} candidates={candidates} />}</Load>
    </Dialog>
  );
});

function Choice(props: AllotDialogProps & { candidates: ScheduleCandidates }) {
  const { schedule, set, slot, onClose, candidates } = props;
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [applicationId, choose] = useState(slot.student?.applicationId ?? "");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { schedules } = await calls.po();
    const { id: slotId, version } = slot;
    const body = { slotId, version, ...(applicationId && { applicationId }) };
    const reply = await schedules.allot({ params: { id: schedule.id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("The slot stays as it is", reply);
      return setProblem(reply.message);
    }
    set(reply.data);
    onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Select
        label="Candidate"
        options={[
          { value: "", label: "Nobody" },
          ...candidates.map(({ applicationId: id, name, department, slotId }) => ({
            value: id,
            label: [name, department, slotId && slotId !== slot.id && "has a slot"]
              .filter(Boolean)
              .join(", "),
          })),
        ]}
        value={applicationId}
        onChange={({ target }) => choose(target.value)}
      />
      {problem && <Alert tone="bad" title={problem} />}
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving">
          {applicationId ? "Give the slot" : "Leave it empty"}
        </Button>
      </div>
    </form>
  );
}
