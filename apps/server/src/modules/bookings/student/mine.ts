import { limits } from "@toran/contract";
import { takenSlots } from "@toran/contract/hiring/booking-moves";
import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { candidaciesOf } from "../../hiring/applications/candidates";
import { toldPostings } from "../../hiring/jobs/told";
import { companySides, unnamed } from "../../hiring/sides";
import { placesBy } from "../../infrastructure/places";
import { isOpen } from "../schedule/invitations";
import { type Plan, slotsOf } from "../schedule/own";
import { panelsOf, stateNow } from "../schedule/shown";
import { bookings, schedules, slotInvitations, type SlotRow, slots, slotSwaps } from "../tables";
import { titleOf } from "../titles";
import { inRound, obstacleTo, publishedFor, standingIn } from "./standing";

/** What a schedule is about, as its candidates read it. */
async function occasionOf(db: Executor, { booking, schedule }: Plan) {
  const posting = (await toldPostings(db, [booking.postingId])).get(booking.postingId ?? "");
  const company = (await companySides(db, [booking.companyId])).get(booking.companyId);
  return {
    scheduleId: booking.id,
    title: titleOf(booking, posting?.title),
    company: company ?? unnamed(booking.companyId, "A company"),
    round: posting?.rounds.find(({ id }) => id === schedule.roundId)?.title ?? null,
    link: null as string | null,
  };
}

type Panels = Awaited<ReturnType<typeof panelsOf>>;
const timesOf = ({ startsAt, endsAt, panelId }: SlotRow, panels: Panels) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  panel: panels.get(panelId)?.panel ?? panelId,
  room: panels.get(panelId)?.room ?? null,
});
const swappable = ({ state, startsAt }: SlotRow, now: Date) =>
  state === "BOOKED" && startsAt.getTime() - limits.slots.swapCloses > now.getTime();

/** A student's slots, invitations and swaps, and the schedules that are open to them; of those long over on demand. */
export async function slotsOfStudent(
  db: Executor,
  user: SignedIn,
  now: Date,
  since = new Date(now.getTime() - shownFor),
) {
  const plans = await plansOf(db, user, since);
  const all = [...plans.values()];
  const occasions = new Map<string, Awaited<ReturnType<typeof occasionOf>>>();
  const panels = new Map<string, Panels>();
  for (const plan of all) {
    occasions.set(plan.schedule.id, await occasionOf(db, plan));
    panels.set(plan.schedule.id, await panelsOf(db, plan));
  }
  const known = (scheduleId: string) => {
    const plan = plans.get(scheduleId);
    const occasion = occasions.get(scheduleId);
    return plan && occasion && { plan, occasion, panels: panels.get(scheduleId) ?? new Map() };
  };
  const own = await ownSlots(db, user);
  const shown = own.filter((slot) => stateNow(slot, now) === slot.state);
  return {
    slots: shown.flatMap((slot) => {
      const of = known(slot.scheduleId);
      if (!of) return [];
      const { link } = of.plan.booking;
      return {
        id: slot.id,
        state: slot.state,
        ...timesOf(slot, of.panels),
        ...of.occasion,
        link,
        heldFor: slot.heldUntil && Math.ceil((slot.heldUntil.getTime() - now.getTime()) / 1000),
        mayRelease: (slot.state === "BOOKED" && slot.startsAt > now) || slot.state === "HELD",
        maySwap: swappable(slot, now),
      };
    }),
    invitations: (await ownInvitations(db, user)).flatMap((row) => {
      const of = known(row.scheduleId);
      if (!of) return [];
      const { state: standing, startsAt, endsAt } = of.plan.booking;
      if (standing !== "CONFIRMED" || !startsAt || !endsAt) return [];
      const state = row.state === "INVITED" && !isOpen(row, now) ? "LAPSED" : row.state;
      const answerBy = row.answerBy?.toISOString() ?? null;
      const time = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      return { id: row.id, state, answerBy, ...time, ...of.occasion };
    }),
    swaps: await ownSwaps(db, user, known, now),
    open: await openTo(db, user, { plans: all, own: shown, occasions }, now),
  };
}

/** The schedules that a student has to do with: shown, and not over before then. */
async function plansOf(db: Executor, user: SignedIn, since: Date) {
  const postings = (await candidaciesOf(db, user.id)).map(({ postingId }) => postingId);
  const mine = db.select({ id: slots.scheduleId }).from(slots).where(eq(slots.studentId, user.id));
  const rows = await publishedFor(db).where(
    and(
      eq(schedules.state, "PUBLISHED"),
      gt(bookings.endsAt, since),
      or(
        postings.length ? inArray(bookings.postingId, postings) : undefined,
        inArray(schedules.id, mine),
      ),
    ),
  );
  return new Map(rows.map((plan) => [plan.schedule.id, plan]));
}
const shownFor = 30 * 24 * 60 * 60 * 1000;

const ownSlots = (db: Executor, user: SignedIn) =>
  db
    .select()
    .from(slots)
    .where(
      and(eq(slots.studentId, user.id), inArray(slots.state, [...takenSlots, "DONE", "NO_SHOW"])),
    )
    .orderBy(asc(slots.startsAt));

const ownInvitations = (db: Executor, user: SignedIn) =>
  db
    .select()
    .from(slotInvitations)
    .where(
      and(
        eq(slotInvitations.studentId, user.id),
        inArray(slotInvitations.state, ["INVITED", "ACCEPTED", "DECLINED", "LAPSED"]),
      ),
    );

type Known = (id: string) => { occasion: { title: string }; panels: Panels } | undefined;

async function ownSwaps(db: Executor, user: SignedIn, known: Known, now: Date) {
  const rows = await db
    .select()
    .from(slotSwaps)
    .where(
      and(
        or(eq(slotSwaps.askerId, user.id), eq(slotSwaps.otherId, user.id)),
        eq(slotSwaps.state, "REQUESTED"),
        gt(slotSwaps.closesAt, now),
      ),
    )
    .orderBy(asc(slotSwaps.createdAt));
  const ids = rows.flatMap(({ askerSlotId, otherSlotId }) => [askerSlotId, otherSlotId]);
  const found = ids.length ? await db.select().from(slots).where(inArray(slots.id, ids)) : [];
  const by = new Map(found.map((slot) => [slot.id, slot]));
  return rows.flatMap((row) => {
    const of = known(row.scheduleId);
    const asked = by.get(row.askerSlotId);
    const wanted = by.get(row.otherSlotId);
    if (!of || !asked || !wanted) return [];
    const mine = row.askerId === user.id;
    const side = (slot: SlotRow) => ({ slotId: slot.id, ...timesOf(slot, of.panels) });
    return {
      id: row.id,
      state: row.state,
      mine,
      title: of.occasion.title,
      has: side(mine ? asked : wanted),
      gets: side(mine ? wanted : asked),
      closesAt: row.closesAt.toISOString(),
    };
  });
}

interface Mine {
  plans: Plan[];
  own: SlotRow[];
  occasions: Map<string, Awaited<ReturnType<typeof occasionOf>>>;
}

/** The schedules in which a student can still do something, or only has to come. */
async function openTo(db: Executor, user: SignedIn, { plans, own, occasions }: Mine, now: Date) {
  const candidacies = await candidaciesOf(db, user.id);
  const found = [];
  for (const plan of plans) {
    const { booking, schedule } = plan;
    const { startsAt, endsAt } = booking;
    const occasion = occasions.get(schedule.id);
    const application = candidacies.find(({ postingId }) => postingId === booking.postingId);
    const over = !startsAt || !endsAt || endsAt <= now || booking.state !== "CONFIRMED";
    if (over || !occasion || !application || !inRound(plan, application)) continue;
    if (own.some(({ scheduleId, state }) => scheduleId === schedule.id && state !== "HELD"))
      continue;
    const everybody = schedule.model === "ROOM_ONLY";
    if (!everybody && schedule.model !== "OPEN") continue;
    const rows = everybody ? [] : await slotsOf(db, schedule.id);
    const places = await placesBy(db, booking.rooms);
    found.push({
      ...occasion,
      link: everybody ? booking.link : null,
      model: schedule.model,
      venue: [...places.values()].map(({ name }) => name).join(", ") || null,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      free: rows.filter((slot) => slot.startsAt > now && stateNow(slot, now) === "OPEN").length,
    });
  }
  return found;
}

/** A schedule as one of its candidates sees it: what is free, and nobody's name. */
export async function scheduleForStudent(db: Executor, user: SignedIn, plan: Plan, now: Date) {
  const standing = await standingIn(db, user, plan);
  const obstacle = obstacleTo(plan, standing, now) ?? null;
  const panels = await panelsOf(db, plan);
  const has = standing.own.some((slot) => swappable(slot, now));
  const order = new Map(plan.schedule.panels.map(({ id }, place) => [id, place]));
  const rows = (await slotsOf(db, plan.schedule.id))
    .filter(({ state }) => state !== "CANCELLED" && state !== "BLOCKED")
    .toSorted(
      (a, b) =>
        a.startsAt.getTime() - b.startsAt.getTime() ||
        (order.get(a.panelId) ?? 0) - (order.get(b.panelId) ?? 0),
    );
  return {
    ...(await occasionOf(db, plan)),
    model: plan.schedule.model,
    mayBook: obstacle === null,
    obstacle,
    slots: rows.map((slot) => {
      const state = stateNow(slot, now);
      const mine = slot.studentId === user.id && state !== "OPEN";
      return {
        id: slot.id,
        ...timesOf(slot, panels),
        free: state === "OPEN" && slot.startsAt > now,
        mine,
        maySwap: has && !mine && swappable(slot, now),
      };
    }),
  };
}
