import {
  bookingInput,
  collegeBookingCommand,
  type BookingInput,
} from "@toran/contract/schemas/booking";
import { addDays, collegeDay, collegeZone, momentAt } from "@toran/contract/calendar/zones";
import { scheduleInput } from "@toran/contract/schemas/slot";
import { eq } from "drizzle-orm";
import { z } from "zod/mini";
import type { SignedIn } from "../../modules/accounts/signed-in";
import { type User, users } from "../../modules/accounts/tables";
import { commandByCollege } from "../../modules/bookings/college";
import { requestBooking } from "../../modules/bookings/company";
import { createBooking } from "../../modules/bookings/save";
import { allot, pick } from "../../modules/bookings/schedule/choose";
import { saveSchedule } from "../../modules/bookings/schedule/draw";
import { invitationsOf } from "../../modules/bookings/schedule/invitations";
import { publish } from "../../modules/bookings/schedule/publish";
import { blockDates } from "../../modules/bookings/settings";
import { answerInvitation } from "../../modules/bookings/student/answer";
import { apply } from "../../modules/hiring/applications/apply";
import { candidatesIn } from "../../modules/hiring/applications/candidates";
import { moveApplications } from "../../modules/hiring/applications/move";
import { infrastructure } from "../../modules/infrastructure/tables";
import type { Executor } from "../database";
import { ago, chat, day } from "./ago";
import { stillLooking } from "./still-looking";
import { asSignedIn } from "./world";

interface People {
  officer: User;
  recruiter: User;
  /** The student whose log-in is in the README. */
  student: string;
  collegeId: string;
  companies: { id: string }[];
  /** Postings whose candidates have slots. */
  fleet: string;
  analyst: string;
}

/** Hours of a day so many working days away, before now where they are negative. */
function hours(now: Date, days: number, from: string, to: string) {
  let date = collegeDay(now);
  for (let left = Math.abs(days); left > 0;) {
    date = addDays(date, Math.sign(days));
    if (![0, 6].includes(new Date(date).getUTCDay())) left--;
  }
  const moment = (time: string) => momentAt({ day: date, time }, collegeZone).toISOString();
  return { startsAt: moment(from), endsAt: moment(to) };
}

/** When the first company interviews at the demo college. */
export const interviewHours = (now: Date) => hours(now, 5, "09:30", "12:30");

const places = [
  ["Main auditorium", "AUDITORIUM", 400],
  ["Seminar hall", "SEMINAR_HALL", 120],
  ["Computer lab 2", "COMPUTER_LAB", 80],
  ["Interview room 1", "INTERVIEW_ROOM", 12],
  ["Interview room 2", "INTERVIEW_ROOM", 12],
] as const;

/** Bookings of companies in every state, and slots that the student of the README can see: by the commands people give. */
export async function addBookings(tx: Executor, people: People, now: Date) {
  const { collegeId, fleet, analyst } = people;
  const officer = asSignedIn(people.officer);
  const kestrel = asSignedIn(people.recruiter);
  const of = (place: number) => ({ ...kestrel, companyId: people.companies[place]?.id ?? null });
  const rows = await tx
    .insert(infrastructure)
    .values(
      places.map(([name, kind, capacity], place) => ({
        ownerKind: "college" as const,
        ownerId: collegeId,
        name,
        kind,
        capacity,
        createdAt: new Date(now.getTime() - (400 - place) * day),
      })),
    )
    .returning({ id: infrastructure.id });
  const [auditorium = "", hall = "", lab = "", room1 = "", room2 = ""] = rows.map(({ id }) => id);

  const draft = (user: SignedIn, given: Partial<BookingInput>, at = now) =>
    createBooking(
      tx,
      user,
      z.parse(bookingInput, { collegeId, expectedStudents: 40, ...given }),
      at,
    );
  const request = async (user: SignedIn, given: Partial<BookingInput>, at = now) => {
    const { id } = await draft(user, given, at);
    await requestBooking(tx, user, id, {}, at);
    return id;
  };
  const answer = (id: string, body: z.input<typeof collegeBookingCommand>, at = now) =>
    commandByCollege(tx, officer, id, z.parse(collegeBookingCommand, body), at);
  const confirm = async (user: SignedIn, given: Partial<BookingInput>, at = now) => {
    const id = await request(user, given, at);
    await answer(id, { command: "CONFIRM" }, at);
    return id;
  };
  const talk = { purpose: "PRE_PLACEMENT_TALK", expectedStudents: 180 } as const;
  const interview = { purpose: "INTERVIEW", expectedStudents: 12 } as const;

  // What was, is asked for, and is answered.
  const before = ago(now, 25 * day);
  const past = { ...talk, dates: [hours(now, -6, "10:00", "11:30")], roomIds: [auditorium] };
  const held = await confirm(kestrel, past, before);
  await answer(held, { command: "COMPLETE" });
  await draft(kestrel, { purpose: "CAMPUS_TOUR", notes: "For the six people of the depot team." });
  const test = { purpose: "TEST", postingId: fleet, expectedStudents: 60 } as const;
  const dates = [hours(now, 8, "09:30", "11:30"), hours(now, 9, "14:00", "16:00")];
  const visitors = [{ name: "Nisha Menon", role: "Assessment lead" }];
  await request(kestrel, {
    ...test,
    dates,
    roomIds: [lab],
    equipment: ["Wired network"],
    visitors,
  });
  const open = {
    ...talk,
    dates: [hours(now, 10, "15:00", "17:00")],
    roomIds: [hall],
    expectedStudents: 100,
  };
  await answer(await request(of(2), open), {
    command: "COUNTER_PROPOSE",
    ...hours(now, 11, "15:00", "17:00"),
    roomIds: [auditorium],
    reasonText: "The seminar hall has no projector that week.",
  });
  const tour = {
    purpose: "CAMPUS_TOUR" as const,
    dates: [hours(now, 12, "10:00", "12:00")],
    roomIds: [hall],
  };
  await answer(await request(of(1), tour), { command: "DECLINE", reason: "EXAMS" });
  await confirm(of(1), {
    ...talk,
    dates: [hours(now, 4, "14:00", "15:30")],
    roomIds: [auditorium],
    postingId: analyst,
  });
  const exams = { from: hours(now, 14, "10:00", "11:00"), to: hours(now, 18, "10:00", "11:00") };
  const blocked = { from: exams.from.startsAt.slice(0, 10), to: exams.to.startsAt.slice(0, 10) };
  await blockDates(tx, collegeId, { ...blocked, reason: "End-semester examinations" }, now);

  // Slots: invited by Kestrel, allotted by the college, and open to be chosen.
  const panels = [
    { id: "a", name: "Panel A", roomId: room1 },
    { id: "b", name: "Panel B", roomId: room2 },
  ];
  const breaks = [{ from: "11:00", to: "11:15" }];
  const plan = { panels, minutes: 30, buffer: 5, breaks };
  const days = { roomIds: [room1, room2], ...interview };
  const own = await confirm(
    kestrel,
    {
      ...days,
      postingId: fleet,
      dates: [interviewHours(now)],
    },
    ago(now, chat.agreed),
  );
  await saveSchedule(
    tx,
    kestrel,
    own,
    z.parse(scheduleInput, { ...plan, model: "PRESELECT", roundId: "interview" }),
  );
  await invite(tx, kestrel, own, { postingId: fleet, now });

  await addAnalysts(tx, of(1), people, now);
  const round = { ...days, purpose: "GROUP_DISCUSSION" as const, postingId: analyst };
  const given = await confirm(of(1), { ...round, dates: [hours(now, 3, "09:30", "12:00")] });
  await saveSchedule(tx, officer, given, z.parse(scheduleInput, { ...plan, model: "ALLOTTED" }));
  await allot(
    tx,
    officer,
    given,
    { slotId: undefined, applicationId: undefined, automatic: true },
    now,
  );
  await publish(tx, officer, given, {}, now);
  const chosen = await confirm(of(1), {
    ...days,
    postingId: analyst,
    dates: [hours(now, 6, "09:30", "12:30")],
  });
  await saveSchedule(
    tx,
    officer,
    chosen,
    z.parse(scheduleInput, { ...plan, model: "OPEN", roundId: "interview" }),
  );
  await publish(tx, officer, chosen, {}, now);
}

/** Invites the candidates of a round, all but the last at once; the first of them accepts. */
async function invite(
  tx: Executor,
  user: SignedIn,
  id: string,
  { postingId, now }: { postingId: string; now: Date },
) {
  const all = await candidatesIn(tx, { postingId, roundId: "interview" });
  const ids = all.map(({ applicationId }) => applicationId);
  await pick(tx, user, id, { primary: ids.slice(0, -1), alternates: ids.slice(-1) });
  await publish(tx, user, id, {}, now);
  const [first] = await invitationsOf(tx, id);
  if (first?.state !== "INVITED") return;
  const [student] = await tx.select().from(users).where(eq(users.id, first.studentId));
  if (student)
    await answerInvitation(
      tx,
      asSignedIn(student),
      first.id,
      { command: "ACCEPT", slotId: undefined },
      now,
    );
}

/** Candidates of the analysts' job who have come to its interview, among them the student of the README. */
async function addAnalysts(tx: Executor, user: SignedIn, people: People, now: Date) {
  const others = await stillLooking(tx, people.collegeId, "all else");
  const own = await tx.select().from(users).where(eq(users.id, people.student));
  const ids: string[] = [];
  for (const [place, person] of [...own, ...others.slice(0, 5)].entries()) {
    // Slots are given in this order.
    const at = new Date(now.getTime() - (10 - place) * 60_000);
    const outcome = await apply(tx, asSignedIn(person), people.analyst, {}, at);
    if ("application" in outcome) ids.push(outcome.application.id);
  }
  for (const command of ["SHORTLIST", "ADVANCE", "ADVANCE"] as const)
    if (ids.length) await moveApplications(tx, user, { ids, command }, now);
}
