import type { ApiFailure } from "@toran/api-client";
import { isFailure } from "@toran/api-client/failure";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { type Choice, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { useLateFailure } from "@/stores/use-late-failure";
import { useMayChange } from "../../use-may-change";
import type { StudentWork } from "../bulk/student-work";

interface RecordChoiceProps {
  student: StudentSheet;
  work: StudentWork;
  label: string;
  options: readonly Choice[];
  value: string;
  send: (value: string) => Promise<object | ApiFailure>;
}

/** A fact of one student that is saved as it is chosen, by those who may change it. */
export const RecordChoice = observer(function RecordChoice(props: RecordChoiceProps) {
  const { student, work, label, options, value, send } = props;
  const mayChange = useMayChange();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  // What was chosen is shown until the student is read again.
  const [chosen, setChosen] = useState<{ of: StudentSheet; value: string }>();
  const sending = useRef(false);
  if (!mayChange) return options.find((option) => option.value === value)?.label;
  async function choose(next: string) {
    // Two at a time could arrive the other way round.
    if (sending.current) return;
    sending.current = true;
    setChosen({ of: student, value: next });
    const reply = await send(next);
    sending.current = false;
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (isFailure(reply)) {
      tellLate("What you chose is not saved", reply);
      setChosen(undefined);
    }
    work.changed();
  }
  return (
    <Select
      size="sm"
      className="max-w-56"
      label={label}
      labelHidden
      value={chosen?.of === student ? chosen.value : value}
      options={options}
      error={problem}
      onChange={({ target }) => void choose(target.value)}
    />
  );
});
