import { purposeOf } from "@toran/contract/purposes";
import type { Consents } from "@toran/contract/schemas/consent";
import { momentOf } from "@/lib/moment-of";

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium" });

/** A notice goes by the day from which it holds. */
const dayOf = (notice: string) =>
  Number.isNaN(Date.parse(notice)) ? notice : day.format(new Date(`${notice}T00:00`));

/** Everything that was given and taken back, with the notice it was chosen under. */
export function History({ rows }: { rows: Consents["history"] }) {
  return (
    <details>
      <summary className="min-h-6 font-medium">What you allowed and took back</summary>
      {rows.length ? (
        <ul className="divide-rule mt-2 grid divide-y">
          {rows.map(({ purpose, given, at, notice }) => (
            <li key={`${purpose} ${at}`} className="py-2">
              <p>
                {purposeOf(purpose).says}: {given ? "allowed" : "taken back"}
              </p>
              <p className="text-ink-3 text-sm">
                {momentOf(at)}, by the notice of {dayOf(notice)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-3 mt-2">You have not changed anything yet.</p>
      )}
    </details>
  );
}
