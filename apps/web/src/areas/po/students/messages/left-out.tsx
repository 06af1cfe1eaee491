import type { MessageOutcome } from "@toran/contract/schemas/office-message";
import { Alert } from "@toran/ui";
import { students } from "../words";

interface LeftOutProps extends Pick<MessageOutcome, "left"> {
  /** Nobody at all would get it. */
  nobody: boolean;
}

/** Who does not get a message, by the reason. */
export function LeftOut({ left, nobody }: LeftOutProps) {
  const many = left.reduce((sum, each) => sum + each.students, 0);
  if (!many) return nobody ? <Alert tone="warn" title="No student matches any more" /> : null;
  return (
    <Alert tone="warn" title={nobody ? "Nobody would get it" : `${students(many)} will not get it`}>
      <ul className="grid gap-1">
        {left.map(({ why, names, students: some }) => (
          <li key={why}>
            {why} <span className="text-ink-2">{namesOf(names, some)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const namesOf = (names: readonly string[], many: number) => {
  const more = many - names.length;
  return names.join(", ") + (more ? ` and ${more.toLocaleString("en-IN")} more` : "");
};
