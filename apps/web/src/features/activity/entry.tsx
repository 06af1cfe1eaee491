import { type AuditEntry, auditActions } from "@toran/contract/schemas/audit";
import { Avatar, DescriptionList } from "@toran/ui";
import { momentOf } from "@/lib/moment-of";

const words: Record<string, string> = auditActions;

/** What somebody did: in a line, and all of it when it is opened. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, details, reason, address, request } = entry;
  return (
    <li className="flex gap-3 py-3">
      <Avatar entity="person" size="sm" name={actor.name} decorative />
      <div className="min-w-0 flex-1">
        <details>
          <summary className="min-h-6 wrap-break-word">
            {words[action] ?? action}
            {shortOf(entry) && <span className="text-ink-2">, {shortOf(entry)}</span>}
          </summary>
          <DescriptionList
            className="text-sm"
            items={[
              ...details.map(({ name, before, after }) => ({
                term: fieldOf(name),
                value:
                  before === null
                    ? saidOf(name, after)
                    : `${saidOf(name, before)} → ${saidOf(name, after) ?? "–"}`,
              })),
              ...(reason ? [{ term: "Reason", value: reason }] : []),
              { term: "From address", value: address },
              { term: "Request", value: request },
            ]}
          />
        </details>
        <p className="text-ink-3 text-sm">
          <bdi>{actor.name}</bdi>, <time dateTime={at}>{momentOf(at)}</time>
        </p>
      </div>
    </li>
  );
}

/** What an entry is about, where one of its details says so by itself. */
function shortOf({ details }: AuditEntry) {
  const named = details.find(({ name }) =>
    ["name", "email", "with", "departments", "fileName"].includes(name),
  );
  const students = details.find(({ name }) => name === "students")?.after;
  return named?.after ?? named?.before ?? (students && `${students} in all`);
}

const coded = new Set(["status", "state", "command", "rank", "kind", "type"]);
/** A value as it is read: "CHANGES_REQUESTED" is "Changes requested". */
const saidOf = (name: string, value: string | null) =>
  value && coded.has(name) && /^[A-Z_]+$/.test(value)
    ? `${value.charAt(0)}${value.slice(1).toLowerCase().replaceAll("_", " ")}`
    : value;

/** The name of a field in words: "aisheCode" is "Aishe code". */
function fieldOf(name: string) {
  const said = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
