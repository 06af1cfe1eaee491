import { addDays, collegeDay, collegeZone, momentAt } from "@toran/contract/calendar/zones";
import type { z } from "zod/mini";
import type { bookingInput } from "@toran/contract/schemas/booking";
import type { scheduleInput } from "@toran/contract/schemas/slot";
import { applied, openJob, studentOf } from "./hiring";
import { ok } from "./ok";
import type { Pair } from "./pair";
import type { TestServer } from "./start-server";

/** Some hours of a day so many working days from now, as a college keeps them: it takes no company on a Sunday. */
export function hoursOf({ deps }: TestServer, days: number, from = "10:00", to = "12:00") {
  let date = collegeDay(deps.now());
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (new Date(date).getUTCDay() !== 0) left--;
  }
  const moment = (time: string) => momentAt({ day: date, time }, collegeZone).toISOString();
  return { startsAt: moment(from), endsAt: moment(to) };
}

/** A place of an officer's college. */
export const addRoom = async ({ officer }: Pick<Pair, "officer">, name: string, capacity = 60) =>
  ok(
    await officer.api.po.college.createInfrastructure({
      body: { name, kind: "SEMINAR_HALL", capacity },
    }),
  ).data.id;

type Wanted = Partial<z.input<typeof bookingInput>>;

/** A draft of a booking; without more, a talk for 40 in no place. */
export const draft = async ({ hr, collegeId }: Pair, more: Wanted) =>
  ok(
    await hr.api.hr.bookings.create({
      body: { collegeId, purpose: "PRE_PLACEMENT_TALK", expectedStudents: 40, ...more },
    }),
  ).data;

/** A booking that waits for its college. */
export async function requested(pair: Pair, more: Wanted) {
  const { id } = await draft(pair, more);
  return ok(await pair.hr.api.hr.bookings.request({ params: { id } })).data;
}

/** A booking that its college has confirmed. */
export async function confirmed(pair: Pair, more: Wanted) {
  const { id } = await requested(pair, more);
  return ok(
    await pair.officer.api.po.bookings.decide({ params: { id }, body: { command: "CONFIRM" } }),
  ).data;
}

/** Candidates of a job who are in its interview, and the job. */
export async function interviewed(server: TestServer, pair: Pair, many: number) {
  const job = await openJob(server, pair);
  const students = [];
  for (let count = 0; count < many; count++) {
    const student = await studentOf(server, pair);
    const { id } = await applied(student, job.postingId);
    students.push(Object.assign(student, { applicationId: id }));
  }
  const ids = students.map(({ applicationId }) => applicationId);
  for (const body of [
    { ids, command: "SHORTLIST" as const },
    { ids, command: "ADVANCE" as const, roundId: "talk" },
  ])
    if (many) ok(await pair.hr.api.hr.applications.move({ body }));
  return { ...job, students };
}

export const oneHour: z.input<typeof scheduleInput> = {
  model: "OPEN",
  roundId: "talk",
  panels: [{ id: "a", name: "Panel A" }],
  minutes: 30,
};

/** Slots of a confirmed booking for the interview of a job. */
export async function drawn(
  pair: Pair,
  booking: Wanted,
  schedule: Partial<z.input<typeof scheduleInput>> = {},
) {
  const { id } = await confirmed(pair, { purpose: "INTERVIEW", expectedStudents: 10, ...booking });
  const body = { ...oneHour, ...schedule };
  return ok(await pair.hr.api.hr.schedules.save({ params: { id }, body })).data;
}
