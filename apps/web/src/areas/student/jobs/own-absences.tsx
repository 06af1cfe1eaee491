import { strikesWords } from "@toran/contract/hiring/policy";
import type { OwnStrikes } from "@toran/contract/schemas/strike";
import { StatusPill } from "@toran/ui";
import { dayOf } from "@/features/hiring/dates";

/** The absences of the student in this season, and what they come to; nothing where there are none. */
export function OwnAbsences({ absences: { all, counted, most } }: { absences: OwnStrikes }) {
  if (!all.length) return null;
  return (
    <section aria-labelledby="absences" className="grid gap-2 pb-8">
      <h2 id="absences" className="text-lg font-semibold">
        Absences
      </h2>
      <p className="text-ink-2">
        {most === null
          ? "Rounds and slots of this season you did not come to. Your college bars nobody for them."
          : `${strikesWords(counted, most)} Your placement office can pardon one.`}
      </p>
      <ul aria-label="Absences" className="divide-rule border-rule divide-y border-y">
        {all.map(({ key, title, company, at, pardon }) => (
          <li key={key} className="flex flex-wrap items-center gap-3 py-3">
            <p className="font-medium">
              {title}, {company}
            </p>
            {pardon && (
              <StatusPill glyph="done" tone="idle" plain>
                Pardoned
              </StatusPill>
            )}
            <time dateTime={at} className="text-ink-3 tnum ms-auto">
              {dayOf(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
