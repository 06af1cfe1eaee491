import { blockMove, entryTime, type RepetitionScope } from "@toran/contract/schemas/calendar";
import { Button, DateField, Dialog, RadioGroup } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { safeParse } from "@/lib/check";
import { readTime, TimeField } from "@/lib/time-field";

const options = [
  { value: "THIS", label: "This one" },
  { value: "FOLLOWING", label: "This one and all that follow" },
  { value: "ALL", label: "All of them" },
] as const satisfies { value: RepetitionScope; label: string }[];

interface ScopeChoiceProps {
  /** "Which to delete" */
  label: string;
  scope: RepetitionScope;
  onScope: (scope: RepetitionScope) => void;
}

/** Which repetitions of an entry are meant. */
export const ScopeChoice = ({ label, scope, onScope }: ScopeChoiceProps) => (
  <RadioGroup<RepetitionScope>
    label={label}
    options={options}
    value={scope}
    onValueChange={onScope}
  />
);

export interface Target {
  day: string;
  /** Of what does not take whole days. */
  from?: string;
}

interface MoveRepetitionsProps {
  title: string;
  /** Where one of them was let go, or where it is. */
  to: Target;
  /** Without a choice nothing is moved. */
  onChoose: (chosen?: { to: Target; scope: RepetitionScope }) => void;
}

/** Asks to where one repetition is to be moved, and which others with it. */
export function MoveRepetitions({ title, to, onChoose }: MoveRepetitionsProps) {
  const form = useId();
  const [scope, setScope] = useState<RepetitionScope>("THIS");
  const [day, setDay] = useState<string | null>(to.day);
  const [from, setFrom] = useState(to.from);
  const [wrong, setWrong] = useState<{ day?: string | undefined; from?: string | undefined }>({});
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const time = from === undefined ? undefined : safeParse(entryTime, readTime(from));
    const date = safeParse(blockMove.shape.toDay, day);
    setWrong({ day: date.error?.issues[0]?.message, from: time?.error?.issues[0]?.message });
    if (date.error || time?.error) return;
    onChoose({ to: { day: date.data, ...(time && { from: time.data }) }, scope });
  };
  return (
    <Dialog
      open
      onOpenChange={() => onChoose()}
      title={`Move “${title}”?`}
      description="It repeats. The others go as far as this one does."
      footer={
        <>
          <Button intent="secondary" onClick={() => onChoose()}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Move
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        aria-label="Move"
        onSubmit={choose}
        className="grid grid-cols-2 items-start gap-4"
      >
        <DateField label="To" value={day} onValueChange={setDay} error={wrong.day} />
        {from !== undefined && (
          <TimeField label="At" value={from} onValueChange={setFrom} error={wrong.from} />
        )}
        <div className="col-span-full">
          <ScopeChoice label="Which to move" scope={scope} onScope={setScope} />
        </div>
      </form>
    </Dialog>
  );
}
