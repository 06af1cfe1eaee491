import { collegeDay, collegeZone } from "@toran/contract/calendar/zones";
import type { Executor } from "../../db/database";
import { candidatesIn } from "../hiring/applications/candidates";
import { placesBy } from "../infrastructure/places";
import type { BookingRow } from "./tables";
import { tell } from "./tell";
import { namesOfBooking } from "./titles";
import { spanWords } from "./when";

/** Where everybody comes: the places by name, or online. */
export async function venueOf(db: Executor, { rooms }: Pick<BookingRow, "rooms">) {
  const places = await placesBy(db, rooms);
  return rooms.flatMap((id) => places.get(id)?.name ?? []).join(", ") || "Online";
}

/** Notes to tell the candidates of a job of a talk about it, which lies in their calendars without a slot. */
export async function tellOfTalk(tx: Executor, row: BookingRow, says: string, body: string | null) {
  const { purpose, postingId, startsAt, endsAt } = row;
  if (purpose !== "PRE_PLACEMENT_TALK" || !postingId || !startsAt || !endsAt) return;
  const people = await candidatesIn(tx, { postingId, roundId: null });
  const { title, company } = await namesOfBooking(tx, row);
  tell(tx, {
    to: { studentIds: people.map(({ studentId }) => studentId) },
    type: "round.changed",
    title: `${says}: ${title}, ${company}`,
    body: [spanWords(collegeZone, startsAt, endsAt), body].filter(Boolean).join(". "),
    link: `/student/calendar?tab=day&day=${collegeDay(startsAt)}`,
    entity: { type: "booking", id: row.id },
  });
}
