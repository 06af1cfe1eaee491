import { saidAt } from "@toran/contract/hiring/said-at";
import type { StudentPosting } from "@toran/contract/schemas/application";
import { StatusPill } from "@toran/ui";
import { Fragment } from "react";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

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
      <Missing unmet={unmet} />
    </div>
  );
}

const pages: Record<ReturnType<typeof saidAt>, string> = {
  "Where you study": paths.student.editEducation,
  "Personal info": paths.student.editPersonal,
};

/** Where the student says what is missing. */
function Missing({ unmet }: Pick<Judged, "unmet">) {
  const missing = unmet.filter(({ has }) => has === null).map(({ field }) => saidAt(field));
  if (!missing.length) return null;
  return (
    <p className="text-ink-2">
      Say what is missing under{" "}
      {[...new Set(missing)].map((place, index) => (
        <Fragment key={place}>
          {index > 0 && " and "}
          {/* In a list it lies over the link that the whole row is. */}
          <AppLink href={pages[place]} className="link relative">
            {place}
          </AppLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
