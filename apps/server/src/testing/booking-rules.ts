import {
  bookingMoves,
  invitationMoves,
  scheduleMoves,
  slotMoves,
  swapMoves,
  takenSlots,
} from "@toran/contract/hiring/booking-moves";
import type { Move } from "@toran/contract/hiring/moves";
import { asc, eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import {
  bookings,
  roomHolds,
  schedules,
  slotInvitations,
  type SlotRow,
  slots,
  slotSwaps,
} from "../modules/bookings/tables";
import { hiringEvents } from "../modules/hiring/tables";
import type { TestServer } from "./start-server";

interface Span {
  startsAt: Date | null;
  endsAt: Date | null;
}
const overlap = (a: Span, b: Span) =>
  Boolean(a.startsAt && a.endsAt && b.startsAt && b.endsAt) &&
  Number(a.startsAt) < Number(b.endsAt) &&
  Number(b.startsAt) < Number(a.endsAt);
const pairs = <T>(list: T[]) =>
  list.flatMap((a, at) => list.slice(at + 1).map((b) => [a, b] as const));

const tables: Record<string, Move<string>>[] = [
  bookingMoves,
  scheduleMoves,
  slotMoves,
  invitationMoves,
  swapMoves,
];
/** Whether some table has this move for this side. */
const isLegal = ({ command: name, from, to, side }: typeof hiringEvents.$inferSelect) =>
  tables.some((table) => {
    const move = table[name];
    return move && from && move.to === to && move.from.includes(from) && move.by.includes(side);
  });
const aside = new Set(["CREATE", "LAPSE_HOLD", "PUBLISH", "UNPUBLISH"]);

async function storyOf({ db }: TestServer, id: string) {
  const told = await db
    .select()
    .from(hiringEvents)
    .where(eq(hiringEvents.subjectId, id))
    .orderBy(asc(hiringEvents.place));
  expect(told.filter((each) => !aside.has(each.command) && !isLegal(each))).toEqual([]);
  return told.filter(({ command: name }) => !aside.has(name));
}

/** The story of something is a chain: each event begins where the one before ended, and the last is the state. */
async function expectChain(server: TestServer, id: string, begins: string, state: string) {
  const told = await storyOf(server, id);
  expect(told.map(({ from }) => from)).toEqual(
    told.length ? [begins, ...told.slice(0, -1).map(({ to }) => to)] : [],
  );
  expect(told.at(-1)?.to ?? begins).toBe(state);
}

const seat = ({ scheduleId, panelId, place }: SlotRow) => `${scheduleId} ${panelId} ${place}`;
const takes = (slot: SlotRow) => (takenSlots as readonly string[]).includes(slot.state);

/** What holds whatever was done, read from the database itself. */
export async function expectRules(server: TestServer, ids: string[], closed: Set<string>) {
  const rows = await server.db.select().from(bookings).where(inArray(bookings.id, ids));
  const fixed = rows.filter(({ startsAt, state }) => startsAt && state !== "CANCELLED");
  for (const [a, b] of pairs(fixed))
    expect(overlap(a, b) && a.rooms.some((room) => b.rooms.includes(room))).toBe(false);
  const held = await server.db.select().from(roomHolds).where(inArray(roomHolds.bookingId, ids));
  for (const row of fixed)
    for (const room of row.rooms)
      expect(
        held.some(
          ({ bookingId, roomId, until, startsAt }) =>
            bookingId === row.id &&
            roomId === room &&
            !until &&
            Number(startsAt) === Number(row.startsAt),
        ),
      ).toBe(true);
  for (const row of rows) await expectChain(server, row.id, "DRAFT", row.state);

  const all = await server.db.select().from(slots).where(inArray(slots.scheduleId, ids));
  const plans = await server.db.select().from(schedules).where(inArray(schedules.id, ids));
  for (const [a, b] of pairs(all.filter(({ state }) => state !== "CANCELLED"))) {
    if (!overlap(a, b)) continue;
    expect(seat(a)).not.toBe(seat(b));
    if (takes(a) && takes(b)) expect(a.studentId).not.toBe(b.studentId);
  }
  for (const slot of all) {
    expect(takes(slot)).toBe(slot.studentId !== null);
    if (takes(slot))
      expect(plans.find(({ id }) => id === slot.scheduleId)?.state).toBe("PUBLISHED");
    await expectChain(server, slot.id, "OPEN", slot.state);
  }
  const invited = await server.db
    .select()
    .from(slotInvitations)
    .where(inArray(slotInvitations.scheduleId, ids));
  for (const row of invited) await expectChain(server, row.id, "WAITING", row.state);
  // Nobody is passed over who has been a candidate all along.
  for (const [a, b] of pairs(invited.toSorted((x, y) => x.rank - y.rank)))
    if (a.scheduleId === b.scheduleId && a.state === "WAITING" && !closed.has(a.applicationId))
      expect(["WAITING", "DECLINED"]).toContain(b.state);
  for (const row of await server.db
    .select()
    .from(slotSwaps)
    .where(inArray(slotSwaps.scheduleId, ids)))
    await expectChain(server, row.id, "REQUESTED", row.state);
}
