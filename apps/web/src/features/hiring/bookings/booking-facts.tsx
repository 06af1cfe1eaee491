import { type Booking, purposeNames } from "@toran/contract/schemas/booking";
import { DescriptionList } from "@toran/ui";
import { momentWords, spanWords, zoneNote } from "./times";
import { modeWords } from "./words";

const places = (rooms: Booking["rooms"]) =>
  rooms
    .map(({ name, capacity }) =>
      capacity === null ? name : `${name} (holds ${capacity.toLocaleString("en-IN")})`,
    )
    .join(", ");

/** Everything a booking says, as both sides read it. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { startsAt, endsAt, dates, visitors, link } = booking;
  const note = zoneNote();
  return (
    <section aria-labelledby="booking" className="grid gap-2">
      <h2 id="booking" className="title-lg">
        The booking
      </h2>
      {note && <p className="text-ink-3">{note}</p>}
      <DescriptionList
        items={[
          ...(startsAt && endsAt
            ? [
                { term: "When", value: spanWords({ startsAt, endsAt }) },
                { term: "Where", value: places(booking.rooms) },
              ]
            : []),
          ...(startsAt && booking.state !== "RESCHEDULED"
            ? []
            : [
                {
                  term: dates.length > 1 ? "Times asked for" : "Time asked for",
                  value: dates.length ? (
                    <ol className="grid gap-0.5">
                      {dates.map((date) => (
                        <li key={date.startsAt}>{spanWords(date)}</li>
                      ))}
                    </ol>
                  ) : undefined,
                },
                { term: "Places asked for", value: places(booking.wantedRooms) },
              ]),
          ...(booking.state === "REQUESTED"
            ? [
                {
                  term: "Places held",
                  value: booking.holdUntil
                    ? `Until ${momentWords(booking.holdUntil)}`
                    : "Not any more; they may be given to others",
                },
              ]
            : []),
          { term: "For", value: purposeNames[booking.purpose] },
          ...(booking.posting ? [{ term: "Job", value: booking.posting.title }] : []),
          { term: "Held", value: modeWords[booking.mode] },
          { term: "Students", value: booking.expectedStudents?.toLocaleString("en-IN") },
          { term: "Panels", value: booking.panels },
          ...(booking.equipment.length
            ? [{ term: "Needed", value: booking.equipment.join(", ") }]
            : []),
          ...(visitors.length
            ? [
                {
                  term: "Who comes",
                  value: (
                    <ul className="grid gap-0.5">
                      {visitors.map(({ name, role }) => (
                        <li key={`${name}-${role}`}>
                          {name}, <span className="text-ink-2">{role}</span>
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(link
            ? [
                {
                  term: "Link",
                  value: (
                    <a href={link} className="link" rel="noreferrer" target="_blank">
                      {link}
                    </a>
                  ),
                },
              ]
            : []),
          ...(booking.notes
            ? [
                {
                  term: "Notes",
                  value: <span className="whitespace-pre-line">{booking.notes}</span>,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
