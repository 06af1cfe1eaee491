import {
  inFigures,
  isNarrow,
  type Place,
  placesLeft,
  type Room,
  type Used,
} from "@toran/contract/plan-room";
import type { Plan } from "@toran/contract/schemas/billing";
import { Meter, StatusPill } from "@toran/ui";

const one: Record<Place, string> = { students: "student", officers: "officer" };

/** How much of what the plan holds is taken. */
export function PlanRoom({ plan, used }: { plan: Plan; used: Used }) {
  return (
    <section aria-labelledby="plan-room" className="max-w-read grid gap-4">
      <h2 id="plan-room" className="title-lg">
        What your plan holds
      </h2>
      <Taken of="students" there={used.students} holds={plan.students}>
        Who was invited takes a place as well. Alumni take none, nor does who was deregistered or
        not accepted.
      </Taken>
      <Taken of="officers" there={used.officers} holds={plan.officers ?? null}>
        Everybody under Officers in the settings, those who were invited among them.
      </Taken>
    </section>
  );
}

interface TakenProps extends Pick<Room, "there"> {
  of: Place;
  /** Null is any number. */
  holds: number | null;
  /** Who is counted. */
  children: string;
}

function Taken({ of, there, holds, children }: TakenProps) {
  const many = there === 1 && holds === null ? one[of] : of;
  const figures = holds === null ? inFigures(there) : `${inFigures(there)} of ${inFigures(holds)}`;
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-5.5 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="tnum font-medium">{`${figures} ${many}`}</p>
        {holds === null ? (
          <p className="text-ink-2">Any number fits</p>
        ) : (
          <Left room={{ there, holds }} />
        )}
      </div>
      {holds !== null && (
        <Meter
          label={`Places for ${of} taken`}
          value={there / holds}
          tone={isNarrow({ there, holds }) ? "warn" : "accent"}
        />
      )}
      <p className="text-ink-3 text-xs">{children}</p>
    </div>
  );
}

function Left({ room }: { room: Room }) {
  const left = placesLeft(room);
  const over = room.there - room.holds;
  if (over >= 0)
    return (
      <StatusPill glyph="paused" tone="warn">
        {over ? `Full, and ${inFigures(over)} more are there` : "Full"}
      </StatusPill>
    );
  const more = left === 1 ? "1 more fits" : `${inFigures(left)} more fit`;
  if (!isNarrow(room)) return <p className="text-ink-2 tnum">{more}</p>;
  return (
    <StatusPill glyph="three-quarters" tone="warn">
      {`Nearly full: ${more}`}
    </StatusPill>
  );
}
