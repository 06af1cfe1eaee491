import type { Connection } from "@toran/contract/schemas/connection";
import { DescriptionList } from "@toran/ui";
import { leaves, leaveWords } from "@/features/connections/leave-words";

/** What a connected college lets the company do. */
export function Leave({ connection }: { connection: Connection | null }) {
  if (connection?.status !== "APPROVED") return null;
  const { permissions } = connection;
  return (
    <section aria-labelledby="leave" className="grid gap-2">
      <h2 id="leave" className="title-lg">
        What you may do
      </h2>
      <DescriptionList
        items={leaves.map((each) => ({
          term: leaveWords[each],
          value: permissions?.[each] ? "Yes" : "Not yet",
        }))}
      />
    </section>
  );
}
