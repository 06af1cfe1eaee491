import { isFailure } from "@toran/api-client/failure";
import { outcomeTags } from "@toran/contract/schemas/outcome";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../../use-may-change";
import type { StudentWork } from "../bulk/student-work";
import { nameOf, outcomeWords } from "../words";

interface OutcomeChoiceProps {
  student: StudentSheet;
  work: StudentWork;
}

const options = outcomeTags.map((value) => ({ value, label: outcomeWords[value].word }));

/** What a student is looking for, set by those who may change it. */
export const OutcomeChoice = observer(function OutcomeChoice({
  student,
  work,
}: OutcomeChoiceProps) {
  const { calls } = useStores();
  const mayChange = useMayChange();
  const [problem, setProblem] = useState<string>();
  // What was chosen is shown until the student is read again.
  const [chosen, setChosen] = useState<{ of: StudentSheet; tag: StudentSheet["outcomeTag"] }>();
  const sending = useRef(false);
  if (!mayChange) return outcomeWords[student.outcomeTag].word;
  async function choose(value: string) {
    const outcomeTag = outcomeTags.find((each) => each === value);
    // Two at a time could arrive the other way round.
    if (!outcomeTag || sending.current) return;
    sending.current = true;
    setChosen({ of: student, tag: outcomeTag });
    const { students } = await calls.po();
    const reply = await students.setOutcome({ params: { id: student.id }, body: { outcomeTag } });
    sending.current = false;
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (isFailure(reply)) setChosen(undefined);
    work.changed();
  }
  return (
    <Select
      size="sm"
      className="max-w-56"
      label={`What ${nameOf(student)} is looking for`}
      labelHidden
      value={chosen?.of === student ? chosen.tag : student.outcomeTag}
      options={options}
      error={problem}
      onChange={({ target }) => void choose(target.value)}
    />
  );
});
