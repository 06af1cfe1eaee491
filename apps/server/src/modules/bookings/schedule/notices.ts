import { collegeZone } from "@toran/contract/calendar/zones";
import type { Executor } from "../../../db/database";
import type { BookingRow, SlotRow } from "../tables";
import { tell } from "../tell";
import { namesOfBooking } from "../titles";
import { spanWords } from "../when";

export interface Says {
  /** How the sentence begins; what it is about follows. */
  says: string;
  slot?: Pick<SlotRow, "startsAt" | "endsAt"> | undefined;
  body?: string | null | undefined;
  type?: "slot.changed" | "round.changed";
}

/** Notes to tell students of their slots: what, and when. */
export async function tellStudents(
  tx: Executor,
  booking: BookingRow,
  studentIds: (string | null)[],
  { says, slot, body, type = "slot.changed" }: Says,
) {
  const ids = [...new Set(studentIds.filter((id) => id !== null))];
  if (!ids.length) return;
  const { title, company } = await namesOfBooking(tx, booking);
  const when = slot && spanWords(collegeZone, slot.startsAt, slot.endsAt);
  tell(tx, {
    to: { studentIds: ids },
    type,
    title: `${says}: ${title}, ${company}`,
    body: [when, body].filter(Boolean).join(". "),
    link: "/student/slots",
    entity: { type: "booking", id: booking.id },
  });
}

interface Left {
  says: string;
  slot: SlotRow;
  by: string | undefined;
  groupKey?: string;
}

/** Notes to tell the company of a candidate who leaves a slot, or does not come. */
export async function tellCompany(
  tx: Executor,
  booking: BookingRow,
  { says, slot, by, groupKey }: Left,
) {
  const { title } = await namesOfBooking(tx, booking);
  tell(tx, {
    to: { companyId: booking.companyId },
    type: "application.left",
    title: `${says}: ${title}`,
    body: spanWords(collegeZone, slot.startsAt, slot.endsAt),
    link: `/hr/bookings/${booking.id}`,
    // It names the candidate, and goes with the application when their data are erased.
    entity: slot.applicationId
      ? { type: "application", id: slot.applicationId }
      : { type: "booking", id: booking.id },
    by,
    ...(groupKey && { groupKey }),
  });
}
