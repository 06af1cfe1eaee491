import { Alert } from "@toran/ui";
import { candidates, type MoveResult } from "./pipeline-work";

const namesShown = 4;

/** Who stays where they are, by the reason; the reason of most comes first. */
export function Staying({ results }: { results: readonly MoveResult[] }) {
  const refused = results.filter(({ ok }) => !ok);
  if (!refused.length)
    return <p className="text-ink-2">{candidates(results.length)} can be moved.</p>;
  const groups = [...new Set(refused.map(keyOf))]
    .map((key) => ({ key, rows: refused.filter((row) => keyOf(row) === key) }))
    .toSorted((some, others) => others.rows.length - some.rows.length);
  return (
    <Alert
      tone="warn"
      title={`${candidates(refused.length)} will stay, ${results.length - refused.length} can be moved`}
    >
      <ul className="grid gap-1">
        {groups.map(({ key, rows }) => (
          <li key={key}>
            <Group rows={rows} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Group({ rows }: { rows: readonly MoveResult[] }) {
  const [first] = rows;
  if (!first) return null;
  const said = saidOf(first);
  if (said && rows.length === 1) return reasonOf(first);
  return (
    <>
      {said ? `Each ${said}` : reasonOf(first)} <span className="text-ink-2">{who(rows)}</span>
    </>
  );
}

const reasonOf = ({ message }: MoveResult) => message ?? "They cannot be moved there.";

/** What a reason says of whom it begins with: the same may hold for others. */
function saidOf({ name, message }: MoveResult) {
  return name && message?.startsWith(`${name} `) ? message.slice(name.length + 1) : undefined;
}

const keyOf = (row: MoveResult) => saidOf(row) ?? reasonOf(row);

function who(rows: readonly MoveResult[]) {
  const names = rows.slice(0, namesShown).flatMap(({ name }) => name ?? []);
  const more = rows.length - names.length;
  if (!names.length) return `(${more})`;
  return names.join(", ") + (more ? ` and ${more} more` : "");
}
