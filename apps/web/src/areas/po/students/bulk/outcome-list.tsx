import { Alert } from "@toran/ui";
import type { BulkOutcome } from "./chosen";
import { students } from "../words";

interface OutcomeListProps {
  outcome: BulkOutcome;
  /** What the rest is told: "will not be changed" before, "were not changed" after. */
  refusal: string;
  nameOf: (id: string) => string | undefined;
}

const namesShown = 4;

/** Who is left out of a change, by the reason. */
export function OutcomeList({ outcome, refusal, nameOf }: OutcomeListProps) {
  const { refused, failure } = outcome;
  const reasons = [...new Set(refused.map(({ message }) => message))];
  return (
    <>
      {failure && <Alert tone="bad" title={failure.message} />}
      {refused.length > 0 && (
        <Alert tone="warn" title={`${students(refused.length)} ${refusal}`}>
          <ul className="grid gap-1">
            {reasons.map((reason) => (
              <li key={reason}>
                {reason}{" "}
                <Who rows={refused.filter(({ message }) => message === reason)} {...{ nameOf }} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

interface WhoProps extends Pick<OutcomeListProps, "nameOf"> {
  rows: readonly { id: string }[];
}

/** Names as far as the list knows them, and how many more there are. */
function Who({ rows, nameOf }: WhoProps) {
  const names = rows
    .slice(0, namesShown)
    .map(({ id }) => nameOf(id))
    .filter((name) => name !== undefined);
  const more = rows.length - names.length;
  const words = names.join(", ") + (more && names.length ? ` and ${more} more` : "");
  return <span className="text-ink-2">{words || `(${more})`}</span>;
}
