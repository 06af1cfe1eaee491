import type { AuditEntry } from "@toran/contract/schemas/audit";
import { Avatar, DescriptionList } from "@toran/ui";
import { momentOf } from "@/lib/moment-of";
import { actionWords, detailWords, listWords } from "./words";

/** What somebody did: in a line, and all of it when it is opened. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, reason, address, request } = entry;
  return (
    <li className="flex gap-3 py-3">
      <Avatar entity="person" size="sm" name={actor.name} decorative />
      <div className="min-w-0 flex-1">
        <details>
          <summary className="min-h-6 wrap-break-word">
            {actionWords(action)}
            {shortOf(entry) && <span className="text-ink-2">, {shortOf(entry)}</span>}
          </summary>
          <DescriptionList
            className="text-sm"
            items={[
              ...detailWords(entry),
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
  const list = details.find(({ name }) => name === "list")?.after;
  if (list) return listWords(list);
  const students = details.find(({ name }) => name === "students")?.after;
  return named?.after ?? named?.before ?? (students && `${students} in all`);
}
