import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { day } from "../words";

/** What a student says is wrong with the data of decisions, beside what each decision said. */
export const RecordDisputes = ({ disputes }: Pick<StudentSheet, "disputes">) => (
  <ul aria-label="What the student says is wrong" className="divide-rule divide-y">
    {disputes.map(({ id, title, says, text, at }) => (
      <li key={id} className="grid gap-0.5 py-2.5">
        <p className="font-medium whitespace-pre-line">{text}</p>
        <p className="text-ink-2">
          {title}, {day(at)}: {says}
        </p>
      </li>
    ))}
  </ul>
);
