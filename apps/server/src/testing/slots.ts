import { interviewed, addRoom, hoursOf } from "./bookings";
import { hiringPair } from "./hiring";
import { ok } from "./ok";
import type { TestServer } from "./start-server";

/** A company with candidates in its interview, and what is asked most of their slots. */
export async function slotWorld(server: TestServer) {
  const pair = await hiringPair(server);
  const hall = await addRoom(pair, "Seminar hall");
  const job = await interviewed(server, pair, 4);
  const student = (place: number) => {
    const found = job.students[place];
    if (!found) throw new Error("There are fewer students.");
    return found;
  };
  return {
    pair,
    hall,
    job,
    student,
    /** What a student sees of their slots. */
    mine: async (place: number) => ok(await student(place).api.student.slots.mine()).data,
    /** A booking of the hall for the interview. */
    booked: (days: number, from = "10:00", to = "12:00") => ({
      dates: [hoursOf(server, days, from, to)],
      roomIds: [hall],
      postingId: job.postingId,
    }),
    publish: async (id: string) =>
      ok(await pair.hr.api.hr.schedules.publish({ params: { id } })).data,
    read: async (id: string) =>
      ok(await pair.officer.api.po.schedules.read({ params: { id } })).data,
    /** What a student was told. */
    titles: async (place: number) =>
      ok(await student(place).api.notifications.list()).data.items.map(({ title }) => title),
    book: async (place: number, id: string) => {
      const { slots: calls } = student(place).api.student;
      ok(await calls.hold({ params: { id } }));
      return ok(await calls.book({ params: { id } })).data;
    },
  };
}
