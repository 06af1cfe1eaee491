import { isFailure } from "@toran/api-client/failure";
import { outcomeTags } from "@toran/contract/schemas/outcome";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
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
  if (!mayChange) return outcomeWords[student.outcomeTag].word;
  async function choose(chosen: string) {
    const outcomeTag = outcomeTags.find((each) => each === chosen);
    if (!outcomeTag) return;
    const { students } = await calls.po();
    const reply = await students.setOutcome({ params: { id: student.id }, body: { outcomeTag } });
    setProblem(isFailure(reply) ? reply.message : undefined);
    work.changed();
  }
  return (
    <Select
      size="sm"
      className="max-w-56"
      label={<span className="sr-only">{`What ${nameOf(student)} is looking for`}</span>}
      value={student.outcomeTag}
      options={options}
      error={problem}
      onChange={({ target }) => void choose(target.value)}
    />
  );
});
