import type { RepetitionScope } from "@toran/contract/schemas/calendar";
import { Button, DateField, Dialog, RadioGroup } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { TimeField } from "@/lib/time-field";

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
  const isTime = from === undefined || /^\d{2}:\d{2}$/.test(from);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (day && isTime) onChoose({ to: { day, ...(from && { from }) }, scope });
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
        <DateField
          label="To"
          value={day}
          onValueChange={setDay}
          error={day ? undefined : "Choose the day it moves to."}
        />
        {from !== undefined && (
          <TimeField
            label="At"
            value={from}
            onValueChange={setFrom}
            error={isTime ? undefined : "Write a time like 09:30."}
          />
        )}
        <div className="col-span-full">
          <ScopeChoice label="Which to move" scope={scope} onScope={setScope} />
        </div>
      </form>
    </Dialog>
  );
}
