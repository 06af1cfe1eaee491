import { Alert } from "@toran/ui";
import { students } from "../words";
import type { BulkOutcome } from "./chosen";

interface OutcomeListProps {
  outcome: BulkOutcome;
  /** What the rest is told: "will be left as they are" before, "not changed" after. */
  refusal: string;
  nameOf: (id: string) => string | undefined;
}

const reasonsShown = 5;
const namesShown = 4;

/** Who is left out of a change, by the reason. */
export function OutcomeList({ outcome, refusal, nameOf }: OutcomeListProps) {
  const { refused, failure } = outcome;
  const reasons = [...new Set(refused.map(({ message }) => message))];
  const shown = reasons.slice(0, reasonsShown);
  const more = refused.filter(({ message }) => !shown.includes(message)).length;
  return (
    <>
      {failure && <Alert tone="bad" title={failure.reason} />}
      {refused.length > 0 && (
        <Alert tone="warn" title={`${students(refused.length)} ${refusal}`}>
          <ul className="grid gap-1">
            {shown.map((reason) => (
              <li key={reason}>
                {reason}{" "}
                <span className="text-ink-2">
                  {who(
                    reason,
                    refused.filter(({ message }) => message === reason),
                    nameOf,
                  )}
                </span>
              </li>
            ))}
            {more > 0 && <li>The same goes for {more.toLocaleString("en-IN")} more.</li>}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** Names as far as the list knows them and the reason does not say them, and how many more there are. */
function who(
  reason: string,
  rows: readonly { id: string }[],
  nameOf: (id: string) => string | undefined,
) {
  const names = rows
    .slice(0, namesShown)
    .map(({ id }) => nameOf(id))
    .filter((name) => name !== undefined);
  if (rows.length === 1 && (!names[0] || reason.includes(names[0]))) return null;
  const more = rows.length - names.length;
  if (!names.length) return `(${more.toLocaleString("en-IN")})`;
  return names.join(", ") + (more ? ` and ${more.toLocaleString("en-IN")} more` : "");
}
