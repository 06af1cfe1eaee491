import type { StudentPosting } from "@toran/contract/schemas/application";
import { StatusPill } from "@toran/ui";

type Judged = Pick<StudentPosting, "eligible" | "unmet" | "oneAway" | "obstacle" | "application">;

/** Whether a job is open to the student, with every reason why not and the datum behind it. */
export function Eligibility({ posting }: { posting: Judged }) {
  const { eligible, unmet, oneAway, obstacle, application } = posting;
  if (application) return null;
  if (eligible && !obstacle)
    return (
      <p className="mt-1">
        <StatusPill glyph="done" tone="ok" plain>
          Open to you
        </StatusPill>
      </p>
    );
  return (
    <div className="mt-1 grid gap-0.5">
      <StatusPill glyph="crossed" tone={oneAway && !obstacle ? "warn" : "idle"} plain>
        {oneAway && !obstacle ? "One change away" : "Not open to you"}
      </StatusPill>
      <ul className="text-ink-2">
        {obstacle && <li>{obstacle}</li>}
        {unmet.map(({ asked, has }) => (
          <li key={asked}>
            {asked}
            <span className="text-ink-3">
              {has === null ? ", and yours is missing" : `, yours: ${has}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
