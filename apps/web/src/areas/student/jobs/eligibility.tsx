import { choicesIn } from "@toran/contract/hiring/choices";
import { saidAt } from "@toran/contract/hiring/said-at";
import type { StudentPosting } from "@toran/contract/schemas/application";
import { StatusPill } from "@toran/ui";
import { Fragment } from "react";
import { postingWords } from "@/features/hiring/words";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";

type Judged = Pick<
  StudentPosting,
  "eligible" | "unmet" | "oneAway" | "obstacle" | "application" | "state"
>;

/** What is said where a student would meet every condition, but nobody can apply. */
const closed: Record<Exclude<StudentPosting["state"], "OPEN">, string> = {
  APPROVED: "You can apply once it opens",
  PAUSED: "Nobody can apply for now",
  CLOSED: "Closed to applications",
  COMPLETED: "Closed to applications",
  CANCELLED: "Cancelled, so nobody can apply",
};

/** Whether a job is open to the student, with every reason why not and the datum behind it. */
export function Eligibility({ posting }: { posting: Judged }) {
  const { eligible, unmet, oneAway, obstacle, application, state } = posting;
  // What was taken back can be sent once more, if the job is still open to its student.
  if (application && application.state !== "WITHDRAWN") return null;
  if (eligible && !obstacle)
    return (
      <p className="mt-1">
        <StatusPill {...lookOf(state)} plain>
          {state === "OPEN" ? "Open to you" : closed[state]}
        </StatusPill>
      </p>
    );
  const near = oneAway && !obstacle && (state === "OPEN" || state === "APPROVED");
  return (
    <div className="mt-1 grid gap-0.5">
      <StatusPill glyph="crossed" tone={near ? "warn" : "idle"} plain>
        {near ? "One change away" : "Not open to you"}
      </StatusPill>
      <ul className="text-ink-2">
        {obstacle && <li>{obstacle}</li>}
        {choicesIn(unmet).map((choice) => (
          <li key={choice.map(({ asked }) => asked).join()}>
            {choice.map(({ asked, has }, place) => (
              <Fragment key={asked}>
                {place > 0 && <span className="text-ink-3">; or </span>}
                {asked}
                <span className="text-ink-3">
                  {has === null ? ", and yours is missing" : `, yours: ${has}`}
                </span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <Missing unmet={unmet} />
    </div>
  );
}

const lookOf = (state: StudentPosting["state"]) => {
  const { glyph, tone } = postingWords[state];
  return { glyph, tone };
};

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
