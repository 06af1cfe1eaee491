import type { Connection } from "@toran/contract/schemas/connection";
import { DescriptionList } from "@toran/ui";

type Permissions = NonNullable<Connection["permissions"]>;
const allowed: Record<keyof Permissions, string> = {
  viewStudents: "See students",
  postJobs: "Post jobs",
  requestBookings: "Ask for bookings",
  chat: "Write messages",
};

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
        items={Object.entries(allowed).map(([key, term]) => ({
          term,
          value: permissions?.[key as keyof Permissions] ? "Yes" : "Not yet",
        }))}
      />
    </section>
  );
}
