import { collegeDay, collegeZone } from "@toran/contract/calendar/zones";
import type { OpenConversation } from "@toran/contract/schemas/chat";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { bookingPath } from "@/navigation/booking-path";
import { paths, withId } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { AgreedDay, hoursOf } from "./agreed-time";

interface BetweenProps {
  area: "po" | "hr";
  info: OpenConversation;
}
type Opening = OpenConversation["openings"][number];

const zone = { timeZone: collegeZone } as const;
const day = new Intl.DateTimeFormat("en-IN", { ...zone, day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat("en-IN", { ...zone, dateStyle: "medium" });
const yearOf = (at: Date) => collegeDay(at).slice(0, 4);
const grouped = new Intl.NumberFormat("en-IN");

function standing({ applications, closesAt }: Opening) {
  const came = `${grouped.format(applications)} ${applications === 1 ? "applicant" : "applicants"}`;
  if (!closesAt) return came;
  const then = new Date(closesAt);
  const said = yearOf(then) === yearOf(new Date()) ? day : dayAndYear;
  return `${came}, closes ${said.format(then)}`;
}

/** The jobs of the company that are open to students of the college. */
export const Openings = ({ area, info: { openings, other } }: BetweenProps) => (
  <section aria-labelledby="chat-openings" className="grid gap-2 p-6">
    <h3 id="chat-openings" className="font-semibold">
      {area === "po" ? "Open to your students" : `Open to ${other.name}`}
    </h3>
    <ul className="grid gap-3">
      {openings.map((opening) => (
        <li key={opening.id}>
          <AppLink
            href={
              area === "po" ? withId(paths.po.job, opening.id) : withId(paths.hr.job, opening.jobId)
            }
            className="font-medium hover:underline"
          >
            {opening.title}
          </AppLink>
          <p className="text-ink-3 text-sm">{standing(opening)}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** When the company comes next, on the college's clock, and where its people ask for another date. */
export const Dates = observer(function Dates({ area, info }: BetweenProps) {
  const { dates, other, state, subject } = info;
  const mayBook = useMayChange(area) && area === "hr" && state === "OPEN";
  if (!dates.length && !mayBook) return null;
  return (
    <section aria-labelledby="chat-dates" className="grid gap-2 p-6">
      <h3 id="chat-dates" className="font-semibold">
        Agreed dates
      </h3>
      {dates.length === 0 && <p className="text-ink-3">None yet.</p>}
      <ul className="grid gap-3 empty:hidden">
        {dates.map((date) => (
          <li key={date.id} className="flex gap-3">
            <AgreedDay startsAt={date.startsAt} />
            <span className="min-w-0">
              <AppLink
                href={withId(paths[area].booking, date.id)}
                className="font-medium hover:underline"
              >
                {date.title}
              </AppLink>
              <span className="text-ink-3 tnum block text-sm">{hoursOf(date)}</span>
            </span>
          </li>
        ))}
      </ul>
      {mayBook && (
        <AppLink
          href={bookingPath(other.id, subject?.type === "posting" ? subject.id : undefined)}
          className="link justify-self-start"
        >
          Book a date
        </AppLink>
      )}
    </section>
  );
});

/** As many as can be counted at a glance. */
const mostDots = 12;

/** How many of the college the company has hired, season by season. */
export const Hired = ({ area, info: { hired, other } }: BetweenProps) => (
  <section aria-labelledby="chat-hired" className="grid gap-2 p-6">
    <h3 id="chat-hired" className="font-semibold">
      {area === "po" ? "Hired from you" : `Hired from ${other.name}`}
    </h3>
    <dl className="grid gap-1.5">
      {hired.map(({ season, many }) => (
        <div key={season} className="flex items-center gap-3">
          <dt className="tnum text-ink-2">{season.replace("-", "–")}</dt>
          <dd className="flex min-w-0 flex-1 items-center gap-1">
            {Array.from({ length: Math.min(many, mostDots) }, (_, n) => (
              <span
                key={n}
                aria-hidden="true"
                className="bg-accent size-2 flex-none rounded-full forced-colors:bg-[CanvasText]"
              />
            ))}
            <span className="tnum ms-auto ps-2 font-semibold">{grouped.format(many)}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
