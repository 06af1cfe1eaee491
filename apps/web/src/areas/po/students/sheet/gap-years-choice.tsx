import { limits } from "@toran/contract/limits";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import type { StudentWork } from "../bulk/student-work";
import { nameOf } from "../words";
import { RecordChoice } from "./record-choice";

interface GapYearsChoiceProps {
  student: StudentSheet;
  work: StudentWork;
}

const years = Array.from({ length: limits.gapYears + 1 }, (_, many) => String(many));
const options = [
  { value: "", label: "Not known" },
  ...years.map((value) => ({ value, label: value })),
];

/** How many years of gap a student has: no class list says it, so the office puts it right here. */
export function GapYearsChoice({ student, work }: GapYearsChoiceProps) {
  const { calls } = useStores();
  return (
    <RecordChoice
      student={student}
      work={work}
      label={`Gap years of ${nameOf(student)}`}
      options={options}
      value={String(student.marks.gapYears ?? "")}
      send={async (value) => {
        const body = { gapYears: value ? Number(value) : null };
        return (await calls.po()).students.setGapYears(
          { params: { id: student.id }, body },
          toldHere,
        );
      }}
    />
  );
}
