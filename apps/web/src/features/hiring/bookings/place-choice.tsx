import type { BookingOptions } from "@toran/contract/schemas/booking";
import { Checkbox } from "@toran/ui";
import { type Span, hoursOf, overlap } from "./times";

interface PlaceChoiceProps {
  places: BookingOptions["places"];
  busy: BookingOptions["busy"];
  /** The times that are looked at. */
  times: readonly Span[];
  /** Whom the places have to hold. */
  students: number | null;
  /** The booking itself does not stand in its own way. */
  own?: string | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
}

/** The places of a college, with how many each holds and whether it is taken at these times. */
export function PlaceChoice(props: PlaceChoiceProps) {
  const { places, busy, times, students, own, chosen, onChange, error } = props;
  const takenOf = (id: string) =>
    busy.find(
      (each) =>
        each.roomId === id &&
        each.booking?.id !== own &&
        times.some((time) => time.startsAt && time.endsAt && overlap(each, time)),
    );
  const seats = places
    .filter(({ id }) => chosen.includes(id))
    // One whose size nobody knows holds everybody, as the server has it.
    .reduce((sum, { capacity }) => sum + (capacity ?? Infinity), 0);
  const few = students !== null && chosen.length > 0 && seats < students;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Places</legend>
      {!places.length && (
        <p className="text-ink-3">This college has told of no places. Ask for a virtual booking.</p>
      )}
      <ul className="desk:grid-cols-2 grid gap-x-6 gap-y-2.5">
        {places.map(({ id, name, capacity }) => {
          const taken = takenOf(id);
          return (
            <li key={id}>
              <Checkbox
                label={name}
                hint={[
                  capacity === null
                    ? "Seats not told"
                    : `Holds ${capacity.toLocaleString("en-IN")}`,
                  taken && `${taken.soft ? "asked for" : "taken"} ${takenWords(taken)}`,
                ]
                  .filter(Boolean)
                  .join(", ")}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            </li>
          );
        })}
      </ul>
      {error ? (
        <p role="alert" className="text-bad">
          {error}
        </p>
      ) : (
        few && (
          <p className="text-warn">
            These hold {seats.toLocaleString("en-IN")}, and {students.toLocaleString("en-IN")}{" "}
            students are expected.
          </p>
        )
      )}
    </fieldset>
  );
}

const takenWords = (taken: BookingOptions["busy"][number]) =>
  [hoursOf(taken), taken.booking && `by ${taken.booking.company} (${taken.booking.title})`]
    .filter(Boolean)
    .join(" ");
