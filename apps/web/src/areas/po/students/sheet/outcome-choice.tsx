import { outcomeTags } from "@toran/contract/schemas/outcome";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import type { StudentWork } from "../bulk/student-work";
import { nameOf, outcomeWords } from "../words";
import { RecordChoice } from "./record-choice";

interface OutcomeChoiceProps {
  student: StudentSheet;
  work: StudentWork;
}

const options = outcomeTags.map((value) => ({ value, label: outcomeWords[value].word }));

/** What a student is looking for. */
export function OutcomeChoice({ student, work }: OutcomeChoiceProps) {
  const { calls } = useStores();
  return (
    <RecordChoice
      student={student}
      work={work}
      label={`What ${nameOf(student)} is looking for`}
      options={options}
      value={student.outcomeTag}
      send={async (value) => {
        const body = { outcomeTag: value as StudentSheet["outcomeTag"] };
        return (await calls.po()).students.setOutcome(
          { params: { id: student.id }, body },
          toldHere,
        );
      }}
    />
  );
}
